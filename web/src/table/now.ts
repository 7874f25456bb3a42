/** What happens now, in one plain sentence. */
import type { Desk } from "../desk.svelte";

const NOW: Record<number, string> = { 1: "page-catchers-now", 2: "page-planning-now", 4: "page-market-phase-now", 5: "page-lantern-now" };

export function happening(desk: Desk): string {
  const { table, question, words } = desk;
  if (table.outcome) return words.word(`outcome-${table.outcome}`);
  if (table.phase === 3 && table.acting >= 0) return acts(desk);
  const said = NOW[table.phase] ? words.word(NOW[table.phase]!) : "";
  return question.shared && question.seat >= 0 ? `${said} ${words.word("page-decides", { seat: desk.seatName(question.seat) })}` : said;
}

function acts(desk: Desk): string {
  const { table, words } = desk;
  const rest = Array.from({ length: table.players }, (_, i) => (table.lead + i) % table.players);
  const later = rest.slice(rest.indexOf(table.acting) + 1).map((seat) => desk.seatName(seat));
  const first = words.word("page-acts", { seat: desk.seatName(table.acting), lead: table.acting === table.lead ? 1 : 0 });
  return later.length ? `${first.slice(0, -1)}; then ${later.join(", then ")}.` : first;
}

/** A few words for a narrow head: who is asked. */
export function asked(desk: Desk): string {
  const { question } = desk;
  if (question.seat < 0) return question.seat === -3 ? "The end" : "";
  return `${desk.seatName(question.seat)} ${desk.table.phase === 3 && !question.shared ? "acts" : "decides"}`;
}
