/** Messages of the table, as `passgo.tables.messages` and `passgo.tables.facts` declare them. */

export const PROTOCOL = 1;

export interface Clocks {
  decision_ms: number;
  auction_ms: number;
  deal_ms: number | null;
  game_ms: number;
  absent_ms: number;
}

export interface Settings {
  edition: string;
  options: Record<string, unknown>;
  seats: number;
  clocks: Clocks;
  claim_help: "automatic" | "reminder" | "none";
  official: boolean;
  physical_dice: boolean;
  shared_device: boolean;
}

export interface SeatFacts {
  seat: number;
  player: "open" | "person" | "bot" | "skip" | "withdraw";
  name: string;
  bot: string;
  token: string;
  commitment: string;
  revealed: boolean;
}

export interface TableFacts {
  id: string;
  status: "lobby" | "seeding" | "playing" | "finished" | "abandoned" | string;
  paused: boolean;
  pause_reason: string;
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
  close_reason: string;
}

export interface PlayerFacts {
  seat: number;
  space: number;
  jail: number;
  jail_cards: number[];
  out: boolean;
}

export interface DeedFacts {
  space: number;
  owner: number;
  level: number;
  mortgaged: boolean;
}

export interface AwaitFacts {
  seat: number;
  what: string;
  since_ms: number;
  deadline_ms: number;
}

export interface DebtFacts {
  debtor: number;
  creditor: number;
  amount: number;
  reason: string;
  space: number;
}

export interface AuctionFacts {
  space: number;
  hotel: boolean;
  wants: number[];
  bid: number;
  bidder: number;
  lowest: number;
  asked: number[];
  closed: boolean;
  stage: number;
  deadline_ms: number;
}

export interface ShortageFacts {
  opener: number;
  sells: boolean;
  hotel: boolean;
  left: number;
  wants: number[][];
  asked: number[];
}

export interface DealSide {
  cash: number;
  deeds: number[];
  cards: number;
}

export interface Deal {
  give: DealSide;
  take: DealSide;
}

export interface OfferFacts {
  maker: number;
  to: number;
  deal: Deal;
  since_ms: number;
}

export interface NegotiationFacts {
  one: number;
  other: number;
  deadline_ms: number;
  closed: boolean;
}

export interface ResultFacts {
  ranking: number[];
  worth: number[];
  points: number[];
}

export interface GameFacts {
  players: PlayerFacts[];
  deeds: DeedFacts[];
  houses: number;
  hotels: number;
  decks: { cards: number; discards: number[] }[];
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
  dice_awaited: { seat: number; action: string; faces: number[] } | null;
  last_round: boolean;
  time_called: boolean;
  over: boolean;
  winners: number[];
  result: ResultFacts | null;
}

export interface Action {
  type: string;
  amount?: number;
  space?: number;
  spaces?: number[];
  seat?: number;
  answer?: string;
  deal?: Deal;
}

export interface UndoFacts {
  type: string;
  space: number;
  version: number;
  until_ms: number;
}

export interface SeatOwn {
  of: "seat";
  seat: number;
  cash: (number | null)[];
  actions: Action[];
  bid_min: number;
  bid_max: number;
  may_offer: boolean;
  choices: { kind: string; space: number }[];
  claimable: number[] | null;
  could_place: number;
  could_raise: number | null;
  worth: (number | null)[] | null;
  undo: UndoFacts | null;
  muted: number[];
}

export interface ClaimFacts {
  visitor: number;
  owner: number;
  space: number;
  rent: number;
  factor: number;
  left: number;
}

export interface JudgeOwn {
  of: "judge";
  cash: (number | null)[];
  claims: ClaimFacts[];
  worth: (number | null)[];
}

export interface SpectatorOwn {
  of: "spectator";
  cash: (number | null)[];
}

export interface TableView {
  role: string;
  version: number;
  table: TableFacts;
  game: GameFacts | null;
  own: SeatOwn | JudgeOwn | SpectatorOwn;
}

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

export interface Line {
  n: number;
  seat: number;
  role: string;
  name: string;
  preset: string;
  text: string;
  to: number;
  at_ms: number;
}

export interface Snapshot {
  view: TableView;
  log: Happening[];
  chat: Line[];
}

export interface Problem {
  code: string;
  args: Record<string, unknown>;
}

/** What the server tells of a game that is looked back at. */
export interface Moment {
  version: number;
  events: Happening[];
  table: TableFacts | null;
  game: GameFacts | null;
  own: SeatOwn | JudgeOwn | SpectatorOwn;
}

export interface TurnMark {
  version: number;
  turn: number;
  seat: number;
  worth: (number | null)[];
}

export interface Course {
  versions: number;
  roles: string[];
  turns: TurnMark[];
  rolls: number[][];
}

export type ServerMessage =
  | { type: "welcome"; protocol: number; role: string; seat: number; host: boolean; version: number; now_ms: number; snapshot: Snapshot | null }
  | { type: "update"; after: number; version: number; now_ms: number; events: Happening[]; view: TableView }
  | { type: "reply"; id: string; ok: boolean; version: number; error: Problem | null }
  | { type: "resync"; version: number; now_ms: number; snapshot: Snapshot }
  | { type: "presence"; seats: boolean[]; judge: boolean; spectators: number; names: string[] }
  | { type: "chat"; after: number; version: number; line: Line | null }
  | { type: "role-lost"; role: string }
  | { type: "error"; code: string; args: Record<string, unknown> }
  | { type: "pong" };

export type ClientMessage =
  | { type: "hello"; version: number; resume: number | null }
  | { type: "command"; id: string; kind: string; expected: number | null; body: Record<string, unknown> }
  | { type: "ping" };
