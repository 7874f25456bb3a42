/** What has happened since somebody was last here: what matters of it, by round and phase. */
import type { GameEvent, Line, Say, Scene } from "../net/protocol";

/** Always told. */
const WEIGHTY = new Set<GameEvent["type"]>([
  "captured",
  "freed",
  "lost",
  "seized",
  "sent-back",
  "support-back",
  "sold",
  "period",
  "struck",
  "special",
  "outcome",
  "gift",
  "spared",
  "discarded",
]);
/** Told if not too much else has happened. */
const USUAL = new Set<GameEvent["type"]>([
  "took",
  "bought",
  "played",
  "used",
  "passed",
  "kept",
  "left",
  "lantern",
  "funds",
]);
const MOST = 40; // lines
/** Filters from complete to brief; the first one that leaves few enough lines is used. */
const TELLING: ((line: Line) => boolean)[] = [
  ({ event }) => event.type !== "turn",
  ({ event }) => WEIGHTY.has(event.type) || USUAL.has(event.type),
  ({ event }) => WEIGHTY.has(event.type),
];

export interface RecapPart {
  round: number;
  phase: Say | null;
  lines: Line[];
}

/** The lines since a scene, in the parts of the round they belong to. */
export function recapParts(then: Scene, log: Line[]): RecapPart[] {
  const since = log.filter((line) => line.moment > then.position);
  const matters = TELLING.find((told) => since.filter(told).length <= MOST) ?? TELLING.at(-1)!;
  const found: RecapPart[] = [{ round: then.table.round, phase: phaseOf(then.table.phase), lines: [] }];
  for (const line of since) {
    const { event } = line;
    const last = found.at(-1)!;
    if (event.type === "round") found.push({ round: event.round, phase: null, lines: [] });
    else if (event.type === "phase") found.push({ round: last.round, phase: phaseOf(event.phase), lines: [] });
    else if (matters(line)) last.lines.push(line);
  }
  return found.filter((part) => part.lines.length).map((part) => ({ ...part, lines: together(part.lines) }));
}

const phaseOf = (phase: number): Say | null => (phase ? { id: `phase-${phase}`, args: {} } : null);

/** Equal events of one part are told once: so many reached Canada, somebody took these tokens. */
function together(lines: Line[]): Line[] {
  const found: Line[] = [];
  for (const line of lines) {
    const same = found.find((each) => alike(each.event, line.event));
    if (!same) found.push(first(line));
    else if (line.event.type === "freed") same.text.args["people"] = Number(same.text.args["people"]) + 1;
    else (same.text.args["tokens"] as Say[]).push(line.text.args["token"] as Say);
  }
  return found;
}

function alike(told: GameEvent, event: GameEvent): boolean {
  if (event.type === "freed") return told.type === "freed";
  return event.type === "took" && told.type === "took" && told.seat === event.seat;
}

function first(line: Line): Line {
  const { args } = line.text;
  if (line.event.type === "freed") return { ...line, text: { id: "recap-freed", args: { people: 1 } } };
  if (line.event.type === "took")
    return { ...line, text: { id: "recap-took", args: { seat: args["seat"]!, tokens: [args["token"] as Say] } } };
  return line;
}

export interface Numbers {
  id: string;
  was: number;
  now: number;
}

/** How the goals stood, and how they stand. */
export function recapNumbers({ table: then }: Scene, { table: now }: Scene): Numbers[] {
  return [
    { id: "round", was: then.round, now: now.round },
    { id: "freed", was: then.freed, now: now.freed },
    { id: "support", was: then.supportTotal - then.supportLeft, now: now.supportTotal - now.supportLeft },
    { id: "lost", was: then.lost, now: now.lost },
  ];
}
