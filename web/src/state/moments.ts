/** The few events for which the table pauses. Each says one true thing and leaves a mark until the next answer. */
import { shortestWay } from "../board/geometry";
import type { Line, Say, ShownTable } from "../net/protocol";
import { stepOf } from "./animationSteps";

export interface Moment {
  kind: "freed" | "captured" | "lost" | "support" | "period" | "end";
  text: Say;
  history: Say | null; // once in a game: somebody who crossed there
  place: string; // where it happened; for somebody who is free, the last place before Canada
  people: number;
}

const QUIET = new Set<Line["event"]["type"]>([
  "aid",
  "aside",
  "delivered",
  "entered",
  "fare",
  "freed",
  "lantern",
  "left",
  "loaded",
  "market-card",
  "phase",
  "ready",
  "returned",
  "round",
  "shuffled",
  "turn",
]);

/** Whether a line is worth reading while it happens; the others are seen on the table, and stand in the log. */
export const isTold = ({ event }: Line): boolean => !QUIET.has(event.type);

const say = (id: string, args: Say["args"] = {}): Say => ({ id, args });

/** The moment that an event is, if it is one; `table` is as it has become by it. */
function momentOf({ event, text }: Line, table: ShownTable): Moment | null {
  const plain = { text, history: null, place: "", people: 0 };
  switch (event.type) {
    case "freed": {
      const goal = table.freed === table.goal ? 1 : 0;
      const gate = shortestWay(event.from, "canada").at(-2) ?? event.from;
      const history = table.freed === 1 ? say(`place-${gate}.crossing`) : null;
      const freed = say("moment-freed", { reached: goal, goal: table.goal });
      return { kind: "freed", text: freed, history, place: gate, people: 1 };
    }
    case "captured":
      return { ...plain, kind: "captured", place: event.place, people: event.people };
    case "seized":
    case "sent-back":
      return { ...plain, kind: "captured", place: event.place, people: 1 };
    case "lost":
      return { ...plain, kind: "lost", people: event.people };
    case "took":
      return event.token === "support" && !table.supportLeft
        ? { ...plain, kind: "support", text: say("moment-support") }
        : null;
    case "period":
      return { ...plain, kind: "period" };
    case "outcome":
      return { ...plain, kind: "end" };
    default:
      return null;
  }
}

/** For each line, the moment that it is; `before` is the table before them all, `next` the table after them. */
export function momentsOf(before: ShownTable, lines: Line[], next: ShownTable): (Moment | null)[] {
  let table = before;
  return lines.map((line) => {
    const step = stepOf(line, next);
    table = step.after(step.before(table));
    return momentOf(line, table);
  });
}

/** What is said of a line, aloud or in a note: the moment that it is, or the line itself. */
export const sentences = (line: Line, moment: Moment | null): Say[] =>
  moment ? [moment.text, ...(moment.history ? [moment.history] : [])] : [line.text];
