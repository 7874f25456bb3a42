/** Invitations this browser has given out: kept here, so that they can be sent again without closing them. */
import { keep, kept } from "./keeping";

export const WATCH = "watch"; // the link of those who only watch

/** A token stays behind the # of the address: browsers never send that part to a server. */
export const address = (id: string, tokens: string): string => `${location.origin}/t/${id}#token=${tokens}`;

export function keptInvitations(id: string): Record<string, string> {
  return kept<Record<string, string>>("invitations", id, {});
}

export function keepInvitation(id: string, seat: string, token: string): void {
  keep("invitations", id, { ...keptInvitations(id), [seat]: token });
}

/** Copy a text; true if the browser has done it. Pages that came unencrypted have only the older way. */
export async function copied(text: string, field?: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return !!field && document.execCommand("copy");
  }
}

export const mayShare = (): boolean => typeof navigator.share === "function";
