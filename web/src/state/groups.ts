/** The groups of a turn or of planning, with what is offered and what is blocked in each, in fixed order. */
import type { Blocked, Group, GroupedAnswer, Option, Question, ShownStack } from "../net/protocol";

export type Entry = GroupedAnswer & { target: string; option?: Option; blocked?: Blocked };

/** The group that holds the answers which end a turn or planning; they stand beside undo. */
export const ENDING = "end";

/** What stands in a group for the seats that are shown. Blocked answers are those of the seat that is asked. */
export function entriesOf(question: Question, group: Group, isShown: (seat: number) => boolean): Entry[] {
  const offered = [...question.options, ...question.others];
  return group.answers.flatMap((each): Entry[] => {
    const option = offered.find(({ answer }) => answer === each.answer);
    if (option) return isShown(option.seat) ? [{ ...each, target: option.target, option }] : [];
    const blocked = question.blocked.find(({ answer }) => answer === each.answer);
    return blocked && isShown(question.seat) ? [{ ...each, target: blocked.target, blocked }] : [];
  });
}

/** The offered answers in the order of their groups, those that end the turn last. */
export function groupedOptions(question: Question, isShown: (seat: number) => boolean): Option[] {
  const groups = [...question.groups].sort((a, b) => Number(a.id === ENDING) - Number(b.id === ENDING));
  return groups.flatMap((group) => entriesOf(question, group, isShown).flatMap(({ option }) => option ?? []));
}

/** The token that a target names, on its stack or in a hand. */
export function tokenOf(
  target: string,
  stacks: ShownStack[],
): { people: number; steps: number; grey: boolean } | undefined {
  const [, where, id = ""] = /^(stack|token):(.*)$/.exec(target) ?? [];
  const stack = stacks.find((each) => each.id === id.replace(/^grey /, ""));
  if (!stack || !where) return undefined;
  const grey = where === "token" ? id.startsWith("grey ") : stack.grey && stack.left === 1;
  return { people: stack.people, steps: stack.steps, grey };
}
