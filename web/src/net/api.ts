/** Requests to the server. Tokens travel in headers only. */
import { settings } from "../state/settings.svelte";

/** A request that was refused or did not arrive; its message is a sentence for the reader. */
export class RequestError extends Error {}

/** The reason of a refusal in the page's words if it has some, else in the server's; some need the server's detail. */
export function explained(code: string, sentence: string): string {
  const id = `refused-${code}`;
  return code && settings.words.has(id) ? settings.words.word(id, { detail: sentence }) : sentence;
}

/** GET, or POST if there is a body, unless another method is named; rejects with a RequestError. */
export async function call<T>(path: string, body?: unknown, tokens = "", method = "GET"): Promise<T> {
  const headers: Record<string, string> = { "accept-language": settings.language };
  const init: RequestInit = { method, headers };
  if (body !== undefined) {
    headers["content-type"] = "application/json";
    Object.assign(init, { method: "POST", body: JSON.stringify(body) });
  }
  if (tokens) headers["authorization"] = `Bearer ${tokens}`;
  const response = await fetch(path, init).catch(() => {
    throw new RequestError(settings.words.word("connection-none"));
  });
  const type = response.headers.get("content-type") ?? "";
  const value: unknown = type.includes("json") ? await response.json() : await response.text();
  if (response.ok) return value as T;
  const { code = "", sentence } = (value ?? {}) as { code?: string; sentence?: string };
  throw new RequestError(
    explained(code, sentence ?? settings.words.word("connection-status", { status: response.status })),
  );
}

/** Download the record of a game, as a file that can be imported again. */
export async function saveRecord(id: string, tokens: string): Promise<void> {
  const text = await call<string>(`/api/tables/${id}/record`, undefined, tokens);
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  Object.assign(document.createElement("a"), { href: address, download: `lantern-${id}.txt` }).click();
  URL.revokeObjectURL(address);
}
