import { describe, expect, test } from "vitest";
import moments from "../fixtures/replay.json";
import type { Line, Scene, ShownTable } from "../src/net/protocol";
import { stepOf } from "../src/state/animationSteps";

const scenes = moments as unknown as Scene[];

/** The table after the steps of these lines. */
function after(table: ShownTable, lines: Line[], next: ShownTable): ShownTable {
  return lines.reduce((now, line) => {
    const step = stepOf(line, next);
    return step.after(step.before(now));
  }, table);
}
const some = ({ people, catchers, freed, lost, market, deck, queue, mats }: ShownTable) => ({
  deck,
  queue: queue.map((card) => card && [card.id, card.price]),
  people: Object.fromEntries(Object.entries(people).filter(([, n]) => n)),
  catchers,
  freed,
  lost,
  market: market.filter(Boolean),
  mats: mats.map(({ money, support, tokens }) => ({
    money,
    support,
    tokens: Object.fromEntries(Object.entries(tokens).filter(([, n]) => n)),
  })),
});

describe("the steps that are shown end at the table that is", () => {
  test.each(scenes.slice(1).map((scene, i) => [i + 1, scenes[i]!, scene] as const))("answer %s", (_, before, scene) => {
    if (before.table.round < 1) return; // the table is being laid
    expect(some(after(before.table, scene.log, scene.table))).toEqual(some(scene.table));
  });
});

const line = (event: Line["event"]): Line => ({
  moment: 1,
  who: 0,
  text: { id: `log-${event.type}`, args: {} },
  rule: "",
  cause: null,
  event,
});
const { table } = scenes.at(-1)!;

test("a captured person is put back on the market, and nothing sounds", () => {
  const here = { ...table, people: { ...table.people, ripley: 1 }, market: [3, 4, 5], captured: [0, 0, 0] };
  const step = stepOf(line({ type: "captured", place: "ripley", people: 1, catcher: "orange" }), here);
  const then = step.after(step.before(here));
  expect(then.people["ripley"]).toBe(0);
  expect(then.market).toEqual([4, 4, 5]);
  expect(then.captured).toEqual([1, 0, 0]);
  expect(step.sound).toBeNull();
});

test("a sale is silent too; who reaches Canada is heard softly", () => {
  expect(stepOf(line({ type: "sold", people: 4 }), table).sound).toBeNull();
  expect(stepOf(line({ type: "delivered", place: "plantation-west", people: 1 }), table).sound).toBeNull();
  expect(stepOf(line({ type: "moved", from: "detroit", to: "canada", seat: 0 }), table).sound).toBe("freed");
});

test("the dice are shown with their colour and their way", () => {
  const roll = stepOf(line({ type: "rolled", catcher: "brown", east: -2, calm: false }), table).roll;
  expect(roll).toEqual({ catcher: "brown", east: -2 });
  expect(stepOf(line({ type: "rolled", catcher: null, east: 0, calm: false }), table).roll).toEqual({
    catcher: "",
    east: 0,
  });
});

test("at the lantern the cards that are left slide on before new ones come", () => {
  const [a, b] = table.queue.filter(Boolean);
  const before = { ...table, phase: 5, queue: [a!, null, b!, null, null] };
  const next = { ...table, queue: [null, null, { ...a!, id: "card-new" }, a!, b!] };
  const then = after(before, [line({ type: "entered", card: "new", slot: 2 })], next);
  expect(then.queue.map((card) => card?.id ?? "")).toEqual(["", "", "card-new", a!.id, b!.id]);
});

test("a price stays with its space while the cards slide, and the deck shrinks as they come", () => {
  const card = (id: string, price: number) => ({ ...table.queue.find(Boolean)!, id: `card-${id}`, price });
  const before = { ...table, phase: 5, deck: 7, queue: [card("a", 3), card("b", 2), card("c", 2), null, null] };
  const next = { ...table, deck: 5, queue: [card("e", 3), card("d", 2), card("a", 2), card("b", 1), card("c", 1)] };
  const entered = (card: string, slot: number) => line({ type: "entered", card, slot });
  const one = after(before, [entered("d", 1)], next);
  expect(one.queue.map((each) => each?.price ?? 0)).toEqual([0, 2, 2, 1, 1]);
  expect(one.deck).toBe(6);
  expect(after(one, [entered("e", 0)], next)).toEqual({ ...next, phase: 5 });
});
