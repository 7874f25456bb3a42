/** The scene after changes: the fields of the table one by one, everything else whole (src/lantern/view/delta.py). */
import type { Changed, Scene } from "./protocol";

type SceneChanges = Partial<Omit<Scene, "table">> & { table?: Partial<Scene["table"]> };

export function withChanges(before: Scene, { changes }: Pick<Changed, "changes">): Scene {
  const changed = changes as SceneChanges;
  return { ...before, ...changed, table: { ...before.table, ...changed.table } };
}
