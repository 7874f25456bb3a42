/** The two short lines on a mat: what the role gives each round, and its special. */
import type { Mat } from "../protocol";

const BENEFIT: Record<string, string> = {
  agent: "2 people 1 place",
  conductor: "2 people 1 place",
  preacher: "cards −$1",
  shepherd: "conductor tokens −$1",
  "station-master": "holds one catcher",
  stockholder: "buys a token as it acts",
};
const SPECIAL: Record<string, string> = {
  agent: "1 off each market card",
  conductor: "5 steps",
  preacher: "discards any card",
  shepherd: "2 to New York",
  "station-master": "no catcher stirs",
  stockholder: "a third token",
};

export function matNotes(mat: Mat): string[] {
  if (!mat.role) return [];
  const money = mat.side === 1 ? "$1" : "$2";
  return [`${money} · ${BENEFIT[mat.role] ?? ""}`, mat.side === 1 ? `special: ${SPECIAL[mat.role] ?? ""}` : "special used"];
}
