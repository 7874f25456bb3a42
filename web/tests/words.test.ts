import { expect, test } from "vitest";
import guide from "../fixtures/guide.json";
import turn from "../fixtures/turn.json";
import type { Scene } from "../src/net/protocol";
import { wordsOf } from "../src/text/words";

const scenes = [guide, turn] as unknown as Scene[];

test("the question is said in the reader's vocabulary", () => {
  const { text } = scenes[0]!.question.prompt;
  expect(wordsOf("modern").say(text)).toBe("Where does the person from Maine go?");
  expect(wordsOf("printed").say(text)).toBe("Where does the slave from Maine go?");
});

test("every line, option, reason and card of a scene has words in both vocabularies", () => {
  for (const words of [wordsOf("modern"), wordsOf("printed")])
    for (const { question, log, table } of scenes) {
      const all = [
        question.prompt.text,
        ...log.map((line) => line.text),
        ...log.flatMap((line) => (line.cause ? [line.cause] : [])),
        ...question.options.flatMap((option) => [option.text, ...option.consequences]),
        ...question.blocked.flatMap((each) => [each.what, each.why]),
        ...table.queue.flatMap((card) => (card ? [card.short, card.effect] : [])),
      ];
      for (const say of all) {
        const text = words.say(say);
        expect(text).not.toBe(say.id);
        expect(text).not.toMatch(/\{|undefined/);
      }
    }
});

test("several names make a series", () => {
  const catchers = ["orange", "blue", "brown"].map((c) => ({ id: `catcher-${c}`, args: {} }));
  const said = wordsOf("modern").word("log-calmed", { catchers, card: "Harriet Tubman" });
  expect(said).toBe("Orange, Blue and Brown did not move (Harriet Tubman).");
});
