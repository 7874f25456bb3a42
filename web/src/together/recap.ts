/** What has happened since somebody was last here: what matters of it, by round and phase. */
import type { Line, Say, Scene } from "../protocol";

/** Told always. */
const WEIGHTY = new Set(
  "captured freed lost seized sent-back support-back sold period struck special outcome gift spared discarded".split(" ").map((id) => `log-${id}`),
);
/** Told where not too much else has happened. */
const USUAL = new Set("took bought played used passed kept left lantern funds".split(" ").map((id) => `log-${id}`));
const MOST = 40; // lines
/** Everything, where that is not too much; else less and less. */
const TELLING: ((line: Line) => boolean)[] = [({ say }) => say.id !== "log-turn", ({ say }) => WEIGHTY.has(say.id) || USUAL.has(say.id), ({ say }) => WEIGHTY.has(say.id)];

export interface Part {
  round: number;
  phase: Say | null;
  lines: Line[];
}

/** The lines since a scene, in the parts of the round they belong to. */
export function parts(then: Scene, log: Line[]): Part[] {
  const since = log.filter((line) => line.moment > then.position);
  const matters = TELLING.find((told) => since.filter(told).length <= MOST) ?? TELLING.at(-1)!;
  const found: Part[] = [{ round: then.table.round, phase: phaseOf(then.table.phase), lines: [] }];
  for (const line of since) {
    const last = found.at(-1)!;
    if (line.say.id === "log-round") found.push({ round: Number(line.say.args["round"]), phase: null, lines: [] });
    else if (line.say.id === "log-phase") found.push({ round: last.round, phase: line.say.args["phase"] as Say, lines: [] });
    else if (matters(line)) last.lines.push(line);
  }
  return found.filter((part) => part.lines.length).map((part) => ({ ...part, lines: together(part.lines) }));
}

const phaseOf = (phase: number): Say | null => (phase ? { id: `phase-${phase}`, args: {} } : null);

/** Equal events of one part are told once: so many reached Canada, somebody took these tokens. */
function together(lines: Line[]): Line[] {
  const found: Line[] = [];
  for (const line of lines) {
    const same = found.find((each) => alike(each, line));
    if (!same) found.push(first(line));
    else if (line.say.id === "log-freed") same.say.args["people"] = Number(same.say.args["people"]) + 1;
    else (same.say.args["tokens"] as Say[]).push(line.say.args["token"] as Say);
  }
  return found;
}

function alike(told: Line, line: Line): boolean {
  if (line.say.id === "log-freed") return told.say.id === "recap-freed";
  return line.say.id === "log-took" && told.say.id === "recap-took" && JSON.stringify(told.say.args["seat"]) === JSON.stringify(line.say.args["seat"]);
}

function first(line: Line): Line {
  const { id, args } = line.say;
  if (id === "log-freed") return { ...line, say: { id: "recap-freed", args: { people: 1 } } };
  if (id === "log-took") return { ...line, say: { id: "recap-took", args: { seat: args["seat"]!, tokens: [args["token"] as Say] } } };
  return line;
}

export interface Numbers {
  id: string;
  was: number;
  now: number;
}

/** How the goals stood, and how they stand. */
export function numbers({ table: then }: Scene, { table: now }: Scene): Numbers[] {
  return [
    { id: "round", was: then.round, now: now.round },
    { id: "freed", was: then.freed, now: now.freed },
    { id: "support", was: then.supportTotal - then.supportLeft, now: now.supportTotal - now.supportLeft },
    { id: "lost", was: then.lost, now: now.lost },
  ];
}
