/** What the server and the page say to each other. Made by tools/page_data.py. */

export type Arg = string | number | Say | Say[];

/** Something to be said: an entry of the catalogue (`card-whittier`, `card-whittier.short`) and what fills it. */
export interface Say {
  id: string;
  args: Record<string, Arg>;
}
/** The sale of this round (R8.1, R8.2), if nobody leaves a plantation before it. */
export interface ComingSale {
  arriving: number;
  room: number;
  beyondReach: number;
  overflows: boolean;
}
/** How long the game lasts at most, and how long the Lost track holds. */
export interface Clocks {
  rounds: number;
  overflow: number;
  moving: boolean;
}
/** One plantation, and how many of those who are sold could be held there. */
export interface Share {
  answer: number;
  place: string;
  room: number;
  people: number;
}
/** How the game stands, in up to three sentences. */
export interface Pace {
  verdict: Say;
  sale: Say | null;
  clocks: Say | null;
}
/** A question in words. */
export interface Prompt {
  kind: string;
  text: Say;
  rule: string;
  detail: Say | null;
}
/** A catcher that will move. */
export interface CatcherMove {
  catcher: string;
  origin: string;
  goal: string;
}
/** People who will be captured. */
export interface Capture {
  place: string;
  people: number;
  catcher: string;
}
/** The consequences of one answer, as far as they are certain and if nobody steps in. */
export interface Preview {
  money: number[];
  paid: number[];
  moves: CatcherMove[];
  captures: Capture[];
  freed: number;
  lost: number;
  opens: number;
  strikes: string[];
  chance: boolean;
  mayStepIn: boolean;
  ends: number;
}
/** Something one might expect, and why it is not offered. */
export interface Blocked {
  answer: number;
  what: Say;
  why: Say;
  rule: string;
  target: string;
}
/** Why the person chosen goes to no place that is neither offered nor blocked for a reason of its own. */
export interface Elsewhere {
  why: Say;
  rule: string;
}
/** An answer that is offered or blocked, by its number. */
export interface GroupedAnswer {
  answer: number;
  name: Say;
  dollars: number;
}
/** Answers of one kind; `used` of `limit` are given, where that is counted. */
export interface Group {
  id: string;
  used: number;
  limit: number;
  answers: GroupedAnswer[];
}
/** One allowed answer. */
export interface Option {
  answer: number;
  word: string;
  seat: number;
  text: Say;
  target: string;
  consequences: Say[];
  preview: Preview | null;
  far: boolean;
}
/** What is asked now. */
export interface Question {
  seat: number;
  prompt: Prompt;
  shared: boolean;
  options: Option[];
  others: Option[];
  blocked: Blocked[];
  instead: string[];
  elsewhere: Elsewhere | null;
  groups: Group[];
  spread: Share[];
}
/** One sentence of the log. */
export interface Line {
  moment: number;
  who: number;
  text: Say;
  rule: string;
  cause: Say | null;
  event: GameEvent;
}
/** A card in the queue or on a mat. */
export interface ShownCard {
  id: string;
  kind: string;
  short: Say;
  effect: Say;
  forSale: boolean;
  price: number;
  prices?: number[];
}
/** One stack of the token board. */
export interface ShownStack {
  id: string;
  kind: string;
  column: number;
  price: number;
  left: number;
  grey: boolean;
  open: boolean;
  people: number;
  steps: number;
  prices?: number[];
}
/** What lies before one player. */
export interface Mat {
  role: string;
  side: number;
  money: number;
  support: number;
  tokens: Record<string, number>;
  reserve: ShownCard | null;
  ready: boolean;
}
/** Everything that lies on the table; nothing is hidden. */
export interface ShownTable {
  players: number;
  side: string;
  options: string[];
  goal: number;
  lostLimit: number;
  supportLeft: number;
  supportTotal: number;
  round: number;
  phase: number;
  period: number;
  lead: number;
  acting: number;
  outcome: number;
  people: Record<string, number>;
  catchers: Record<string, string>;
  supply: number;
  freed: number;
  lost: number;
  market: number[];
  captured: number[];
  marketDeck: number;
  queue: (ShownCard | null)[];
  deck: number;
  deckTop: string[];
  stacks: ShownStack[];
  mats: Mat[];
}
/** One moment of a game, ready to be drawn. */
export interface Scene {
  id: string;
  position: number;
  digest: string;
  table: ShownTable;
  question: Question;
  log: Line[];
  undoable: number;
  redoable: number;
  score: number;
  sale: ComingSale;
  pace: Pace;
}
/** Who is to sit in a seat: `person`, or `computer:random`. */
export interface NewSeat {
  name?: string;
  by?: string;
}
/** A game to be set up. */
export interface NewTable {
  players: number;
  side?: string;
  options?: string[];
  roles?: string[];
  seed?: string;
  edition?: string;
  companion?: boolean;
  seats?: NewSeat[];
  position?: string;
}
/** A record to be taken in; an unfinished one without a seed gets fresh luck, or goes on with people's own dice. */
export interface NewRecord {
  text: string;
  companion?: boolean;
}
/** A table and the keys to it: each token is told once and kept nowhere in clear. */
export interface Created {
  id: string;
  host: string;
  seats: string[];
  spectator: string;
}
/** The first message of a live connection: one token, or several joined by commas around a shared screen. */
export interface Hello {
  hello: string;
  since?: number;
  feed?: "scenes" | "changes" | "moves";
}
/** An answer, given for a position; the same key counts once. */
export interface GiveAnswer {
  type: "answer";
  answer: number;
  position: number;
  key?: string;
  digest?: string;
}
/** Take back one's last answer. */
export interface Undo {
  type: "undo";
  position: number;
  key?: string;
}
/** Give the last undone answer again. */
export interface Redo {
  type: "redo";
  position: number;
  key?: string;
}
/** Go back to where this turn began. */
export interface Restart {
  type: "restart";
  position: number;
  key?: string;
}
/** Go back to the moment after so many answers. */
export interface UndoTo {
  type: "undo-to";
  to: number;
  position: number;
  key?: string;
}
/** Agree to what another seat wants to take back, or not; the host may force it for seats that are away. */
export interface Consent {
  type: "consent";
  ask: number;
  accept: boolean;
  force?: boolean;
  key?: string;
}
/** Propose an answer to whoever is asked; never recorded. */
export interface Propose {
  type: "propose";
  answer: number;
  position: number;
  key?: string;
}
/** Say something beside the game. */
export interface Chat {
  type: "chat";
  text: string;
  key?: string;
}
/** Keep a note of one's own, instead of the one before. */
export interface Note {
  type: "note";
  text: string;
  seat?: number;
  key?: string;
}
/** Ask whether anybody is there. */
export interface Ping {
  type: "ping";
  key?: string;
}
/** Hand a seat over: to `computer:random`, back to a `person`, or with `renew` to another person by a new link. */
export interface Sit {
  by?: string;
  name?: string;
  renew?: boolean;
  muted?: boolean;
}
/** Allow hints at a table, or not. */
export interface Hints {
  allowed: boolean;
}
/** A new link of the host or of the spectators, in place of the earlier ones. */
export interface Renewed {
  token: string;
}
/** Who sits where. */
export interface Chair {
  name: string;
  by: string;
  here: boolean;
  player?: string;
  muted: boolean;
}
/** How the seat is taken now; the token is told only when it is new. */
export interface Seated {
  chair: Chair;
  token: string;
}
/** What the token allows. */
export interface You {
  seats: number[];
  host: boolean;
}
/** A line of the chat. */
export interface Said {
  type: "said";
  id: number;
  seat: number;
  text: string;
  at: number;
}
/** What a seat proposes; it lapses with the next answer. */
export interface Idea {
  type: "idea";
  seat: number;
  answer: number;
  word: string;
  position: number;
}
/** Somebody wants to take back answers of others too. */
export interface Ask {
  id: number;
  by: number;
  to: number;
  waiting: number[];
}
/** An open wish to undo, or its end. */
export interface Asking {
  type: "asking";
  ask: Ask | null;
  declined: number;
}
/** The answer to hello: everything needed to draw the table. */
export interface Welcome {
  type: "welcome";
  you: You;
  scene: Scene;
  since: number;
  lastSeen: number;
  chairs: Chair[];
  watching: number;
  hints: boolean;
  chat: Said[];
  ideas: Idea[];
  ask: Ask | null;
  notes: Record<string, string>;
  companion: boolean;
  spectators: number[];
  ended: boolean;
  level: string;
}
/** The table has changed: forget log lines after `since` and add these; ideas and wishes to undo have lapsed. */
export interface Update {
  type: "update";
  since: number;
  cause: string;
  scene: Scene;
  key: string;
}
/** The table has changed, as pages are told that keep the scene: like `update`, with only the fields that differ. */
export interface Changed {
  type: "changed";
  since: number;
  cause: string;
  changes: Record<string, unknown>;
  key: string;
}
/** The table has changed, as programs are told: forget the answers after `since` and add these. */
export interface Moved {
  type: "moved";
  since: number;
  cause: string;
  answers: number[];
  position: number;
  seat: number;
  legal: number[];
  others: number[];
  key: string;
}
/** Who sits where, who is here, and whether hints may be asked for. */
export interface Chairs {
  type: "chairs";
  chairs: Chair[];
  watching: number;
  hints: boolean;
  spectators: number[];
  ended: boolean;
}
/** A request was carried out, and kept; where it has changed the game, the change itself says so by its key. */
export interface Accepted {
  type: "accepted";
  key: string;
  position: number;
}
/** A request was not carried out, and why; nothing has changed. */
export interface Refused {
  type: "refused";
  code: string;
  sentence: string;
  key: string;
  scene: Scene | null;
  line: number;
}
/** A request was carried out; the table as it is now, with the log since the position it was sent for. */
export interface Reply {
  position: number;
  since: number;
  scene: Scene;
  ask: Ask | null;
}
/** A request was carried out, and there is nothing more to say. */
export interface Done {
  done: boolean;
}
/** A table as it is now, for whoever does not listen live. */
export interface Here {
  you: You;
  scene: Scene;
  chairs: Chair[];
  lastSeen: number;
  companion: boolean;
}
/** A game stored on this machine. */
export interface GameSummary {
  id: string;
  players: number;
  side: string;
  options: string[];
  names: string[];
  position: number;
  created: number;
  updated: number;
  outcome: number;
  round: number;
  ended: boolean;
}
/** The exact chances of the next catcher phase, as fractions; places not named have none. */
export interface OddsReply {
  arrival: Record<string, string>;
  capture: Record<string, string>;
  anybody: string;
  people: string;
  catchers: Record<string, Record<string, string>>;
}
/** How things stood when a round ended, for the chart and for jumping. */
export interface RoundSummary {
  position: number;
  round: number;
  freed: number;
  lost: number;
  money: number;
  support: number;
}
/** Why an answer was given: the computer player's own reasons, or what the table says of anybody else's answer. */
export interface Why {
  position: number;
  reasons: Say[];
  own: boolean;
}
/** What there is to be replayed. */
export interface Replay {
  id: string;
  positions: number;
  rounds: RoundSummary[];
  outcome: number;
  score: number;
  names: string[];
  ending: Ending | null;
}
/** A card of the gallery; its texts are `card-ID`, `card-ID.short` and so on. */
export interface CardInfo {
  id: string;
  kind: string;
  period: number;
}
/** An option of a new game. */
export interface SwitchOffer {
  id: string;
  group: string;
}
/** What a side asks of so many players, and who says so. */
export interface GoalOffer {
  players: number;
  freed: number;
  lost: number;
  freedSource: string;
  lostSource: string;
}
/** What a level asks of so many players, and how many games of a hundred they win. */
export interface LevelChance {
  players: number;
  freed: number;
  lost: number;
  heuristic: number;
  search: number;
}
/** A level of the start page; its texts are `level-ID` and `level-ID.about`. Edition and side set up its table. */
export interface LevelOffer {
  id: string;
  edition: string;
  side: string;
  chances: LevelChance[];
  firstRole: string;
}
/** A role, and whether it is `easy` to play or for the `experienced`; its text is `ease-EASE`. */
export interface RoleOffer {
  id: string;
  ease: string;
}
/** A number of the printed game and who says so. */
export interface NumberClaim {
  about: string;
  what: string;
  value: string;
  source: string;
}
/** All that does not change during a game. */
export interface Catalogue {
  cards: CardInfo[];
  roles: RoleOffer[];
  levels: LevelOffer[];
  options: SwitchOffer[];
  sides: Record<string, GoalOffer[]>;
  players: string[];
  numbers: NumberClaim[];
}
/** A lesson that can be begun; its texts are `lesson-NAME`, `lesson-NAME.time` and `lesson-NAME.about`. */
export interface LessonOffer {
  name: string;
  minutes: number;
  steps: number;
}
/** One step: its sentence, what is lit, and what is accepted as answers, one after another. */
export interface LessonStep {
  text: string;
  at: number;
  light: string[];
  answers: string[];
}
/** A whole lesson, and what its table is set up with. */
export interface Lesson {
  name: string;
  minutes: number;
  seed: string;
  position: string;
  steps: LessonStep[];
}
/** The deal of a day. */
export interface Day {
  date: string;
  level: string;
  players: number;
  seed: string;
}
/** A table with the deal of a day. */
export interface DayTable {
  date: string;
  table: Created;
}
/** How many of the games freed so many people, and how many of those were won. */
export interface FreedCount {
  freed: number;
  games: number;
  won: number;
}
/** How the deal of a day ended here and, counted without a word of whose, everywhere else. */
export interface DayResult {
  date: string;
  level: string;
  outcome: number;
  freed: number;
  lost: number;
  games: number;
  won: number;
  people: FreedCount[];
}
/** A game of which a browser holds links. */
export interface Held {
  id: string;
  token: string;
}
/** The games of which a browser holds links. */
export interface Mine {
  games: Held[];
}
/** A game as one of those who hold a link see it in a list. */
export interface MyGame {
  id: string;
  players: number;
  level: string;
  names: string[];
  seats: number[];
  host: boolean;
  asked: number[];
  since: number;
  round: number;
  outcome: number;
  ended: boolean;
}
/** How long this site keeps what, in days (0: until it is erased), and who runs it. */
export interface Privacy {
  unfinished: number;
  finished: number;
  talk: number;
  contact: string;
  notices: boolean;
}
/** The text of a position, to be checked. */
export interface GivenPosition {
  text: string;
}
/** A position that can be played: its whole text, and how the table looks. */
export interface CheckedPosition {
  text: string;
  scene: Scene;
}
/** A puzzle that can be begun: a table with this position and this seed. */
export interface PuzzleOffer {
  id: string;
  aim: Aim;
  stars: number;
  round: number;
  role: string;
  position: string;
  seed: string;
}
/** With which a notice is encrypted for one browser. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}
/** A subscription as the browser gives it (`PushSubscription.toJSON()`). */
export interface NewSubscription {
  endpoint: string;
  keys: PushKeys;
}
/** A subscription that is to be forgotten. */
export interface OldSubscription {
  endpoint: string;
}
/** What this site offers to those who are away. */
export interface NoticesOffered {
  feeds: boolean;
  push: boolean;
  key: string;
  after: number;
}
/** The addresses of the feed of a seat. */
export interface SeatFeed {
  seat: number;
  calendar: string;
  atom: string;
}
/** What a turn should bring; what is None does not matter. Its sentence is `puzzle-aim` in the catalogue. */
export interface Aim {
  freed?: number | null;
  support?: number | null;
  captured?: number | null;
  beyond?: number | null;
}
/** What a turn has brought so far. */
export interface Reached {
  freed: number;
  support: number;
  captured: number;
  beyond: number;
}
/** A position in the Action phase of a game for one, an aim, and one turn that reaches it. */
export interface Puzzle {
  id: string;
  aim: Aim;
  stars: number;
  position: string;
  solution: string[];
}
/** One answer of the turn that is shown, with the reasons for it. */
export interface ShownStep {
  answer: Say;
  why: Say[];
}
/** How a turn is going, or how it went; the turn that is shown comes with it once it is over. */
export interface Grade {
  id: string;
  aim: Aim;
  reached: Reached;
  over: boolean;
  met: boolean;
  share: number;
  shareShown: number;
  shown: ShownStep[];
}
/** The chance of winning, with the bounds between which it lies in 95 of 100 cases, and from how many games. */
export interface Chance {
  share: number;
  low: number;
  high: number;
  games: number;
}
/** How a game stands: the chance of winning, and in words whether the players are on track. */
export interface Outlook {
  chance: Chance;
  track: Say;
}
/** Three steps, each telling more than the one before. */
export interface Hint {
  matters: Say[];
  area: Say;
  spots: string[];
  answer: number;
  reasons: Say[];
}
/** Where an expert would have left a turn, and how: by two answers where the first is only half of what is said. */
export interface Better {
  position: number;
  answers: number[];
  said: Say[];
  reasons: Say[];
  given: Say[];
  brought: Say[];
  would: Say[];
}
/** One answer, who gave it (-2: chance), and the chance of winning after it. */
export interface ReviewMoment {
  position: number;
  round: number;
  who: number;
  chance: Chance;
  change: number;
}
/** Answers of one seat in a row, or one answer of chance, and what they changed together. */
export interface Segment {
  first: number;
  last: number;
  round: number;
  who: number;
  change: number;
  better: Better | null;
  luck: Say | null;
}
/** The whole game: start + luck + decisions = result. */
export interface Review {
  start: Chance;
  result: number;
  luck: number;
  decisions: number;
  seats: number[];
  moments: ReviewMoment[];
  turning: Segment[];
}
/** One part of the score (R1.4). */
export interface ScorePart {
  id: string;
  points: number;
}
/** A name of history that this game has touched, and what is known. */
export interface Remembered {
  name: Say;
  fact: Say;
}
/** The story of a finished game. */
export interface Ending {
  cause: Say;
  lesson: Say;
  score: ScorePart[];
  remembered: Remembered[];
}
/** What has just happened. */
export type GameEvent =
  | { type: "round"; round: number }
  | { type: "phase"; phase: number }
  | { type: "rolled"; catcher: string | null; east: number; calm: boolean }
  | { type: "catcher-moved"; catcher: string; from: string; to: string }
  | { type: "captured"; place: string; people: number; catcher: string }
  | { type: "moved"; from: string; to: string; seat: number }
  | { type: "aid"; seat: number; dollars: number; place: string }
  | { type: "fare"; seat: number; dollars: number }
  | { type: "freed"; from: string; seat: number }
  | { type: "carried"; from: string; to: string; seat: number }
  | { type: "held"; catcher: string; card: string | null; seat: number }
  | { type: "calmed"; catchers: string[]; card: string | null; seat: number }
  | { type: "took"; seat: number; token: string; dollars: number }
  | { type: "played"; seat: number; token: string }
  | { type: "returned"; token: string }
  | { type: "funds"; seat: number; dollars: number }
  | { type: "ready"; seat: number; ready: boolean }
  | { type: "period"; period: number }
  | { type: "turn"; seat: number }
  | { type: "passed"; seat: number; dollars: number }
  | { type: "ended"; seat: number }
  | { type: "role-money"; seat: number; dollars: number }
  | { type: "special"; seat: number; target: number }
  | { type: "benefit"; seat: number }
  | { type: "bought"; seat: number; card: string; dollars: number }
  | { type: "entered"; card: string; slot: number }
  | { type: "left"; card: string; slot: number; why: "purchase" | "lantern" | "card" | "to-deck" | "preacher" }
  | { type: "aside"; card: string }
  | { type: "shuffled"; cards: number }
  | { type: "drew"; seat: number; card: string }
  | { type: "kept"; seat: number; card: string }
  | { type: "dropped"; seat: number; card: string }
  | { type: "used"; seat: number; card: string }
  | { type: "swapped"; slot: number; other: number; seat: number }
  | { type: "gained"; seat: number; dollars: number; card: string }
  | { type: "gift"; seat: number; receiver: number; dollars: number }
  | { type: "market-card"; slot: number; people: number; card: number }
  | { type: "loaded"; slot: number; people: number }
  | { type: "unloaded"; slot: number; people: number; seat: number }
  | { type: "sold"; people: number }
  | { type: "delivered"; place: string; people: number }
  | { type: "lost"; people: number }
  | { type: "sent-back"; place: string }
  | { type: "seized"; place: string }
  | { type: "discarded"; token: string }
  | { type: "support-back"; seat: number }
  | { type: "lantern"; seat: number }
  | { type: "outcome"; outcome: number }
  | { type: "spared"; seat: number; people: number; dollars: number }
  | { type: "role"; seat: number; role: string }
  | { type: "struck"; card: string };
export type Command = GiveAnswer | Undo | Redo | Restart | UndoTo | Consent | Propose | Chat | Note | Ping;
export type Message = Welcome | Update | Changed | Moved | Chairs | Said | Idea | Asking | Accepted | Refused;
