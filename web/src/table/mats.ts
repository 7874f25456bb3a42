/** The two short lines on a mat: what the role gives each round, and its special. */
import type { Mat } from "../protocol";
import type { Words } from "../words";

const DOLLARS = ["", "$1", "$2"]; // of each side

export function matNotes(mat: Mat, { word }: Words): string[] {
  if (!mat.role) return [];
  const special = mat.side === 1 ? word("mat-special", { special: word(`role-${mat.role}.special-brief`) }) : word("mat-special-used");
  return [`${DOLLARS[mat.side] ?? ""} · ${word(`role-${mat.role}.benefit-brief`)}`, special];
}
