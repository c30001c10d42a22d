/** What the table and its pages send and take. Generated from the server's types: change those, then run `make types`. */

export const PROTOCOL = 1;

export const HOTEL = 5;

export const BUS_FACE = 4;

export const LONGEST_LINE = 300;

export const LONGEST_REASON = 200;

export const REASONS = ["rent", "tax", "card", "fine", "auction", "entity", "question", "interest"] as const;

export const OUTCOMES = ["coins-by-die", "coins", "move-again", "pay"] as const;

export const PRESETS = [
  "hello", "good-luck", "well-played", "thanks", "sorry", "hurry", "wait", "yes", "no", "interested", "not-interested", "make-an-offer",
  "judge-please", "good-game", "bye"
] as const;

export const GENDERS = ["", "f", "m"] as const;

export const REPORT_REASONS = ["insult", "spam", "cheating", "advice", "other"] as const;

export type ReportReason = "advice" | "cheating" | "insult" | "other" | "spam";

export type Status = "abandoned" | "finished" | "lobby" | "new" | "playing" | "seeding";

export type PlayedBy = "bot" | "open" | "person" | "skip" | "withdraw";

export type PauseReason = "" | "asked" | "nobody-there";

export type CloseReason = "" | "host" | "lobby-idle" | "nobody-there" | "other-rules";

export type ActionName =
  "roll" | "end" | "buy" | "decline" | "claim" | "bid" | "pass" | "build" | "sell" | "mortgage" | "redeem" | "pay" | "bankrupt" | "fine" |
  "card" | "choose" | "offer" | "accept" | "reject" | "withdraw" | "want" | "default" | "surrender" | "sell-hotels" | "close" |
  "last-round" | "time" | "expel";

export type AnswerName = "" | "steps" | "space" | "stay" | "redeem" | "keep" | "defer" | "turn";

export type SpaceKind =
  "go" | "street" | "station" | "utility" | "cards" | "tax" | "jail" | "parking" | "go-to-jail" | "ride" | "entity" | "question";

export type CardEffect =
  "advance-to" | "advance-to-nearest" | "move-relative" | "go-to-jail" | "jail-free" | "repairs" | "pay" | "pay-each" | "collect" |
  "collect-from-each";

export type OwnFacts = SeatOwn | JudgeOwn | SpectatorOwn;

/** Facts that only this seat knows. */
export interface SeatOwn {
  of: "seat";
  seat: number;
  cash: (number | null)[];
  actions: ActionFacts[];
  too_dear: ActionFacts[];
  bid_min: number;
  bid_max: number;
  may_offer: boolean;
  choices: ChoiceFacts[];
  claimable: number[] | null;
  wishes: WishFacts[];
  wish_limit: number | null;
  could_place: number;
  could_raise: number | null;
  worth: (number | null)[] | null;
  undo: UndoFacts | null;
  reports: number[];
  muted: number[];
}

/** An action that would be legal now, as `act` takes it, and what it alone changes for this seat. */
export interface ActionFacts {
  type: ActionName;
  amount?: number;
  space?: number;
  seat?: number;
  answer?: AnswerName;
  cash?: number;
  debt?: number;
  interest?: number;
  levels?: [number, number][];
}

export interface ChoiceFacts {
  kind: "bus" | "any-space" | "ride" | "mortgaged-deed";
  space: number;
}

/** A street that has room for the scarce building this seat is asked about. */
export interface WishFacts {
  space: number;
  room: number;
  price: number;
}

/** The decision that could be taken back. */
export interface UndoFacts {
  type: ActionName;
  space: number;
  version: number;
  until_ms: number;
}

/** Facts that only the judge knows. */
export interface JudgeOwn {
  of: "judge";
  cash: (number | null)[];
  claims: ClaimFacts[];
  worth: (number | null)[];
  reports: number[];
}

export interface ClaimFacts {
  visitor: number;
  owner: number;
  space: number;
  rent: number;
  factor: number;
  left: number;
}

export interface SpectatorOwn {
  of: "spectator";
  cash: (number | null)[];
}

export type ServerMessage = Welcome | Update | ReplyMessage | Resync | Presence | Talk | RoleLost | ErrorMessage | Pong | PublicUpdate;

/** The answer to hello. `now_ms` is the server's clock: deadlines are counted from it. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  role: string;
  seat: number;
  host: boolean;
  version: number;
  now_ms: number;
  snapshot: Snapshot | null;
}

/** Everything a client needs to show the table, with no prior knowledge. */
export interface Snapshot {
  view: TableView;
  log: Happening[];
  chat: Line[];
}

/** A table as one role sees it. */
export interface TableView {
  role: string;
  version: number;
  table: TableFacts;
  game: GameFacts | null;
  own: OwnFacts;
}

/** The table around the game: the same for everybody who may watch it. */
export interface TableFacts {
  id: string;
  status: Status;
  paused: boolean;
  pause_reason: PauseReason;
  edition: string;
  hash: string;
  rules: number;
  settings: Settings;
  commitment: string;
  seeding_ms: number;
  seats: SeatFacts[];
  host: number;
  judge: boolean;
  judge_name: string;
  game_deadline_ms: number;
  rematch: string;
  close_reason: CloseReason;
}

/** The settings of a table: known before its start. After it only the pace of the bots changes. */
export interface Settings {
  edition: string;
  options: Record<string, boolean | number | string | number[][]>;
  seats: number;
  clocks: Clocks;
  watch: "everybody" | "link" | "nobody";
  watch_delay_ms: number;
  listed: boolean;
  open_seats: boolean;
  leavers: "bot" | "skip" | "withdraw";
  missed_decisions: number;
  stand_in: string;
  undo: boolean;
  claim_help: "automatic" | "none" | "reminder";
  official: boolean;
  pace_ms: number;
  physical_dice: boolean;
  shared_device: boolean;
  unattended: boolean;
}

/** Times in milliseconds; 0 is no clock. */
export interface Clocks {
  decision_ms: number | null;
  auction_ms: number;
  deal_ms: number | null;
  game_ms: number;
  absent_ms: number;
}

export interface SeatFacts {
  seat: number;
  player: PlayedBy;
  name: string;
  gender: "" | "f" | "m";
  bot: string;
  token: string;
  commitment: string;
  revealed: boolean;
}

/** The position as everybody sees it. */
export interface GameFacts {
  players: PlayerFacts[];
  deeds: DeedFacts[];
  houses: number;
  hotels: number;
  decks: DeckFacts[];
  order: number[];
  turn: number;
  turns: number;
  rolled: boolean;
  dice: number[];
  awaiting: AwaitFacts[];
  debts: DebtFacts[];
  auction: AuctionFacts | null;
  shortage: ShortageFacts | null;
  offers: OfferFacts[];
  negotiations: NegotiationFacts[];
  dice_awaited: DiceFacts | null;
  last_round: boolean;
  time_called: boolean;
  over: boolean;
  winners: number[];
  result: ResultFacts | null;
}

export interface PlayerFacts {
  seat: number;
  space: number;
  jail: number;
  jail_cards: number[];
  out: boolean;
}

/** A deed with an owner. In official rounds nobody does sums for a player: only printed sums are given there. */
export interface DeedFacts {
  space: number;
  owner: number;
  level: number;
  mortgaged: boolean;
  rent?: number;
  redeem?: number;
  interest?: number;
  tradable?: boolean;
}

export interface DeckFacts {
  cards: number;
  discards: number[];
}

export interface AwaitFacts {
  seat: number;
  what: "start-roll" | "roll" | "buy" | "auction" | "debt" | "choose" | "shortage" | "end";
  since_ms: number;
  deadline_ms: number;
  choice?: "" | "bus" | "any-space" | "ride" | "mortgaged-deed";
  space?: number;
}

export interface DebtFacts {
  debtor: number;
  creditor: number;
  amount: number;
  reason: "rent" | "tax" | "card" | "fine" | "auction" | "entity" | "question" | "interest";
  space: number;
}

export interface AuctionFacts {
  space: number;
  hotel: boolean;
  wants: number[];
  bid: number;
  bidder: number;
  lowest: number;
  bids: number[];
  asked: number[];
  estate: number;
  lot: number;
  lots: number;
  closed: boolean;
  stage: number;
  deadline_ms: number;
}

/** A shortage: there may not be enough buildings for all players who want some. */
export interface ShortageFacts {
  opener: number;
  sells: boolean;
  hotel: boolean;
  left: number;
  wants: number[][];
  asked: number[];
}

export interface OfferFacts {
  maker: number;
  to: number;
  deal: Deal;
  since_ms: number;
}

/** The terms of a deal, as the player who offers it sees them. */
export interface Deal {
  give: DealSide;
  take: DealSide;
}

export interface DealSide {
  cash: number;
  deeds: number[];
  cards: number;
}

export interface NegotiationFacts {
  one: number;
  other: number;
  deadline_ms: number;
  closed: boolean;
}

/** A roll that waits for the judge to type in real dice. */
export interface DiceFacts {
  seat: number;
  action: ActionName;
  faces: number[];
}

export interface ResultFacts {
  ranking: number[];
  worth: number[];
  points: number[];
}

/** One event of the rules or of the table. Fields that a type does not use keep their defaults. */
export interface Happening {
  type: string;
  seat?: number;
  space?: number;
  amount?: number;
  other?: number;
  numbers?: number[];
  by?: string;
  reason?: string;
  deal?: Deal;
}

/** A line of talk. */
export interface Line {
  n: number;
  seat: number;
  role: "seat" | "judge" | "spectator";
  name: string;
  preset: string;
  text: string;
  to: number;
  at_ms: number;
}

/** The happenings between two versions, and the view after. A client that is not at `after` asks for a resync. */
export interface Update {
  type: "update";
  after: number;
  version: number;
  now_ms: number;
  events: Happening[];
  view: TableView;
}

export interface ReplyMessage {
  type: "reply";
  id: string;
  ok: boolean;
  version: number;
  error: Problem | null;
}

export interface Problem {
  code: string;
  args: Record<string, unknown>;
}

/** The whole table again: the client forgets what it knows. */
export interface Resync {
  type: "resync";
  version: number;
  now_ms: number;
  snapshot: Snapshot;
}

/** Presence: who is connected. It has no version: the latest one counts. */
export interface Presence {
  type: "presence";
  seats: boolean[];
  judge: boolean;
  spectators: number;
  names: string[];
}

/** A line of talk. It has a version like everything else; `line` is null for a client that must not hear it. */
export interface Talk {
  type: "chat";
  after: number;
  version: number;
  line: Line | null;
}

/** The loss of a role, such as a seat that somebody else has taken over. */
export interface RoleLost {
  type: "role-lost";
  role: string;
}

export interface ErrorMessage {
  type: "error";
  code: string;
  args: Record<string, unknown>;
}

export interface Pong {
  type: "pong";
}

/** The table as a list shows it. */
export interface PublicUpdate {
  type: "table";
  version: number;
  view: PublicView;
}

/** A table as a list shows it: visitors without a role there learn no more. */
export interface PublicView {
  id: string;
  edition: string;
  status: Status;
  official: boolean;
  listed: boolean;
  seats: number;
  free: number;
  bots: number;
  watch: "everybody" | "link" | "nobody";
  open_seats: boolean;
}

export interface Course {
  versions: number;
  roles: string[];
  turns: TurnMark[];
  rolls: number[][];
}

/** The start of a turn, and what everybody was worth then, which stays secret until the end. */
export interface TurnMark {
  version: number;
  turn: number;
  seat: number;
  worth: (number | null)[];
}

export interface Moments {
  role: string;
  moments: Moment[];
}

/** The table at one version and what led there. */
export interface Moment {
  version: number;
  events: Happening[];
  table: TableFacts | null;
  game: GameFacts | null;
  own: OwnFacts;
}

/** All happenings, version by version, as the role saw them. */
export interface Told {
  role: string;
  events: Happening[][];
}

/** An edition with everything that is printed on its board, deeds and cards. */
export interface Edition {
  id: string;
  look: string;
  currency: string;
  hash: string;
  tokens: Token[];
  spaces: Space[];
  groups: Group[];
  decks: Deck[];
  station_rents: number[];
  utility_factors: number[];
  rules: Record<string, unknown>;
  rules_version: number;
  names: Record<string, Record<string, string>>;
  local: Record<string, Record<string, string>>;
}

/** A piece that stands for a player on the board. */
export interface Token {
  id: string;
  glyph: string;
}

/** A space; what does not apply to it is 0, -1 or empty. */
export interface Space {
  id: string;
  kind: SpaceKind;
  group: number;
  price: number;
  mortgage: number;
  unmortgage: number;
  house_cost: number;
  hotel_cost: number;
  rents: number[];
  set_rent: number;
  amount: number;
  target: number;
  fare: number;
  deck: number;
}

export interface Group {
  id: string;
  kind: SpaceKind;
}

export interface Deck {
  id: string;
  cards: Card[];
}

/** A card; what does not apply to it is 0, -1 or empty. */
export interface Card {
  id: string;
  effect: CardEffect;
  space: number;
  nearest: "" | "go" | "street" | "station" | "utility" | "cards" | "tax" | "jail" | "parking" | "go-to-jail" | "ride" | "entity" | "question";
  amount: number;
  per_house: number;
  per_hotel: number;
  dice_multiplier: number;
}

/** A sound art pack as browsers get it. What it leaves out is empty, and drawn plainly. */
export interface Art {
  lettering: string;
  palette: Record<string, [string, string]>;
  theme: Record<string, [string, string]>;
  groups: Record<string, string>;
  dice: DiceArt | null;
  scene: string[];
  spaces: Record<string, string[]>;
  decks: Record<string, DeckArt>;
  base: string;
  tokens: Record<string, string[]>;
  faces: string[][];
  buildings: Record<string, string[]>;
  things: Record<string, string[]>;
  sounds: Record<string, string[]>;
  signs: Record<string, string>;
}

/** How a die looks. */
export interface DiceArt {
  body: string;
  pips: string;
  corners: number;
}

/** The back of a deck's cards: colours of the palette, and a drawing. */
export interface DeckArt {
  ground: string;
  text: string;
  mark: string[];
}

export interface Outlook {
  version: number;
  rolls: RollFacts[];
  sets: SetFacts[];
}

/** One throw of the dice, with all that follows from it without a decision. */
export interface RollFacts {
  seat: number;
  first: ActionName;
  rent: number;
  charge: number;
  jail: number;
  sale: number;
  own: number;
  nothing: number;
  again: number;
  mean: number;
  worst: number;
  worst_space: number;
  worst_chance: number;
  stops: StopFacts[];
}

/** A space on which the throw may land, or where it makes the player pay. */
export interface StopFacts {
  space: number;
  chance: number;
  due: number;
  mean: number;
}

export interface SetFacts {
  group: number;
  held: number[];
  rent: number;
  build: number;
}

export type ClientMessage = Hello | CommandMessage | Ping;

/** The first message: the protocol the client speaks and the version it has seen, if any. */
export interface Hello {
  type: "hello";
  version: number;
  resume?: number | null;
}

export interface CommandMessage {
  type: "command";
  id: string;
  kind: keyof Commands;
  expected?: number | null;
  body?: Commands[keyof Commands];
}

export interface Ping {
  type: "ping";
}

export interface Commands {
  "settings": ChooseSettings;
  "join": Join;
  "take-seat": TakeSeat;
  "choose-token": ChooseToken;
  "leave": Leave;
  "take-judge": TakeJudge;
  "add-bot": AddBot;
  "remove-bot": RemoveBot;
  "start": Start;
  "fair-commit": FairCommit;
  "fair-reveal": FairReveal;
  "act": Act;
  "undo": Undo;
  "chat": Chat;
  "mute": Mute;
  "report": Report;
  "pause": Pause;
  "resume": Resume;
  "pace": ChoosePace;
  "rematch": Rematch;
  "close": CloseTable;
  "judge-close": JudgeClose;
  "judge-last-round": JudgeLastRound;
  "judge-time": JudgeTime;
  "judge-expel": JudgeExpel;
  "judge-limit": JudgeLimit;
  "judge-extend": JudgeExtend;
  "judge-dice": JudgeDice;
  "judge-no-dice": JudgeNoDice;
  "judge-correct": JudgeCorrect;
}

export interface ChooseSettings {
  settings: Settings;
}

/** Give one's name. It is not part of the stream. */
export interface Join {
  name: string;
}

export interface TakeSeat {
  seat?: number;
  name?: string;
  take_over?: boolean;
  token?: string;
}

export interface ChooseToken {
  token: string;
  seat?: number;
}

export type Leave = Record<string, never>;

export interface TakeJudge {
  name?: string;
  take_over?: boolean;
}

export interface AddBot {
  seat?: number;
  bot?: string;
}

export interface RemoveBot {
  seat: number;
}

export interface Start {
  fill?: string;
}

/** Commit to one's part of the dice: `passgo.fair.seat_commitment` of 32 random bytes and the table. */
export interface FairCommit {
  commitment: string;
}

/** Reveal one's part of the dice, once the host has called the start. */
export interface FairReveal {
  seed: string;
}

/** Take an action of the game. The engine decodes it, and refuses anything else as `bad-action`. */
export interface Act {
  action: Action;
}

/** An action of the game as a client sends it, without the fields its type does not use. */
export interface Action {
  type: ActionName;
  amount?: number;
  space?: number;
  spaces?: number[];
  seat?: number;
  answer?: AnswerName;
  deal?: Deal;
}

/** Take one's own last decision back, where the table allows it. */
export type Undo = Record<string, never>;

export interface Chat {
  text?: string;
  preset?: string;
  to?: number | null;
}

export interface Mute {
  line?: number | null;
  seat?: number | null;
  on?: boolean;
  for_all?: boolean;
}

export interface Report {
  line: number;
  reason?: ReportReason;
}

export type Pause = Record<string, never>;

export type Resume = Record<string, never>;

/** Choose how long the bots wait, while the game is played. */
export interface ChoosePace {
  pace_ms: number;
}

/** Play again. The driver puts the new table's id into the body, in place of anything a client sends there. */
export interface Rematch {
  table?: string;
}

export type CloseTable = Record<string, never>;

export type JudgeClose = Record<string, never>;

export type JudgeLastRound = Record<string, never>;

export type JudgeTime = Record<string, never>;

export interface JudgeExpel {
  seat: number;
}

/** Limit the time within which a deal must be concluded (CHAMP-NEGO-4). */
export interface JudgeLimit {
  one: number;
  other: number;
  ms: number;
}

/** Extend a negotiation briefly when agreement seems near (CHAMP-NEGO-7). */
export interface JudgeExtend {
  one: number;
  other: number;
  ms: number;
}

export interface JudgeDice {
  faces: number[];
}

/** Take the announced roll back. */
export type JudgeNoDice = Record<string, never>;

export interface JudgeCorrect {
  corrects: number;
  reason: string;
  cash?: CashChange[];
  deeds?: DeedChange[];
  places?: PlaceChange[];
}

export interface CashChange {
  seat: number;
  amount: number;
}

export interface DeedChange {
  space: number;
  owner?: number | null;
  level?: number | null;
  mortgaged?: boolean | null;
}

export interface PlaceChange {
  seat: number;
  space: number;
  jail?: number;
}
