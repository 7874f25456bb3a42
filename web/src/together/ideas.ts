/** Proposals, and the answers they are about. */
import type { Desk } from "../desk.svelte";
import type { Idea, Option } from "../protocol";

export interface Proposal {
  idea: Idea;
  option: Option;
}

/** The proposals for the question that is on the table now. */
export function proposals(desk: Desk): Proposal[] {
  const all = [...desk.question.options, ...desk.question.others];
  return desk.ideas.flatMap((idea) => {
    const option = idea.position === desk.scene.position ? all.find((each) => each.answer === idea.answer) : undefined;
    return option ? [{ idea, option }] : [];
  });
}

/** “Ben and Cleo propose this”, or nothing. */
export function proposedBy(desk: Desk, option: Option): string {
  const seats = desk.proposers(option);
  const others = seats.filter((seat) => !desk.talk.isMine(seat));
  if (!seats.length) return "";
  if (!others.length) return desk.words.word("idea-you");
  return desk.words.word("idea-this", { seats: others.map((seat) => desk.seatName(seat)).join(", "), count: others.length });
}
