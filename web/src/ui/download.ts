/** Hands a text to the reader as a file. */
import { call } from "../net";

export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}

/** The record of a game, as a file that can be imported again. */
export async function saveRecord(id: string, tokens: string): Promise<void> {
  saveText(`lantern-${id}.txt`, await call<string>(`/api/tables/${id}/record`, undefined, tokens));
}
