/** What the server tells the judge's panel. Generated from the server's types: change those, then run `make types`. */

export type Fate = "playing" | "bankrupt" | "expelled" | "withdrawn";

/** All facts that do not change while the panel is open. */
export interface Facts {
  championship: string;
  address: string;
  table: number;
  heading: string;
  official: string;
  language: string;
  zone: string;
  currency: string;
  salary: number;
  fine: number;
  deeds: Deed[];
  groups: Group[];
  station_rents: number[];
  utility_factors: number[];
  repairs: Repair[];
  houses: number;
  hotels: number;
  most_houses: number;
  deal_minutes: number;
  points: number[][];
  ties: string[];
  texts: [string, string][];
  rules: Rule[];
}

/** A deed with everything that is printed on it. */
export interface Deed {
  id: string;
  name: string;
  group: string;
  kind: string;
  price: number;
  house: number;
  hotel: number;
  mortgage: number;
  redeem: number;
  interest: number;
  rents: number[];
  set_rent: number;
  house_back: number;
  hotel_back: number;
  worth: Value;
}

/** The value of a deed on a sheet, with its buildings. */
export interface Value {
  free: number;
  mortgaged: number;
  houses: number[];
  hotel: number;
}

export interface Group {
  id: string;
  name: string;
  colour: string;
  letter: string;
}

/** A card that asks for an amount for each building. */
export interface Repair {
  name: string;
  house: number;
  hotel: number;
}

/** A rule of the catalogue, in our own words. */
export interface Rule {
  id: string;
  en: string;
  el: string;
}

/** The result of a command, and the table after it. */
export interface Answer {
  table: TableNow;
  refusal: Refusal | null;
}

/** The table at this moment. */
export interface TableNow {
  version: number;
  now_ms: number;
  csrf: string;
  me: string;
  may: string[];
  judge: string;
  judge_name: string;
  clock: Face;
  players: SeatedPlayer[];
  out: [string, Fate][];
  signed: string[];
  taps: Record<string, number>;
  entered: Entered | null;
  returned: Returned | null;
  ticks: Record<string, boolean>;
  door: string[];
  undos: string[];
  called: Called | null;
  notice: Notice | null;
}

/** The clock of one heat. While it runs, `ends_ms` is the moment its time is over; otherwise `left_ms` is left. */
export interface Face {
  stage: string;
  hall: number;
  round: number;
  heat: number;
  status: string;
  total_ms: number;
  ends_ms: number | null;
  left_ms: number;
}

export interface SeatedPlayer {
  id: string;
  name: string;
}

/** The sheet so far. `own`: this official entered it, so somebody else confirms it. */
export interface Entered {
  version: number;
  by: string;
  confirmed_by: string;
  own: boolean;
  digest: string;
  sheet: Sheet;
}

export interface Sheet {
  lines: Line[];
  out?: string[];
  signed?: string[];
  decided?: string[];
  taps?: [string, string][];
}

/** One player's part of the sheet. `total` is the net worth that the player wrote down. */
export interface Line {
  entrant: string;
  cash: number;
  total: number;
  holdings?: Holding[];
  fate?: Fate;
  parts?: [string, number][];
}

/** A deed on a sheet. */
export interface Holding {
  deed: string;
  mortgaged?: boolean;
  houses?: number;
  hotel?: boolean;
}

/** The last sheet, which went back to the judge: its figures, and why. */
export interface Returned {
  version: number;
  by: string;
  reason: string;
  sheet: Sheet;
}

/** The table has called the head judge. */
export interface Called {
  at_ms: number;
  taken_by: string;
}

/** A sentence in the judge's language, and where to read on. */
export interface Notice {
  text: string;
  more: string;
  address: string;
}

export interface Refusal {
  text: string;
  rule: string;
  faults: Fault[];
}

/** A mistake on a sheet; the panel has the words. */
export interface Fault {
  code: string;
  rule: string;
  entrant: string;
}
