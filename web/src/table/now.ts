/** What happens now, in one plain sentence. */
import { ACTION, OVER } from "../content";
import type { Desk } from "../desk.svelte";
import { series } from "../words";

export function happening(desk: Desk): string {
  const { table, question, words } = desk;
  if (table.outcome) return words.word(`outcome-${table.outcome}`);
  if (table.phase === ACTION && table.acting >= 0) return acts(desk);
  const said = words.has(`now-${table.phase}`) ? words.word(`now-${table.phase}`) : "";
  const shared = question.shared && question.seat >= 0 && table.players > 1 && !desk.stage.playing;
  return shared ? `${said} ${words.word("now-decides", { seat: desk.seatName(question.seat) })}` : said;
}

function acts(desk: Desk): string {
  const { table, words } = desk;
  const order = Array.from({ length: table.players }, (_, i) => (table.lead + i) % table.players);
  const later = series(order.slice(order.indexOf(table.acting) + 1).map((seat) => desk.seatName(seat)));
  const lead = table.acting === table.lead && table.players > 1 ? "-lead" : "";
  return words.word(`now-acts${lead}${later && "-then"}`, { seat: desk.seatName(table.acting), later });
}

/** A few words for a narrow head: who is asked. */
export function asked(desk: Desk): string {
  const { question, words } = desk;
  if (question.seat === OVER) return words.word("short-end");
  if (question.seat < 0) return "";
  if (question.prompt.kind === "planning" && desk.table.players > 1) return words.word("short-planning");
  return words.word(desk.table.phase === ACTION && !question.shared ? "short-acts" : "short-decides", { seat: desk.seatName(question.seat) });
}
