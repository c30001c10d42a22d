/** What the server tells the judge's panel, as `passgo.web.championships.judge_facts` declares it. */

export type Fate = "playing" | "bankrupt" | "expelled" | "withdrawn";

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
}

export interface Group {
  id: string;
  name: string;
  colour: string;
  letter: string;
}

export interface Rule {
  id: string;
  en: string;
  el: string;
}

export interface Valuation {
  deed: number;
  mortgaged: number;
  house: number;
  hotel: number;
  hotel_houses: number;
  rounding: string;
}

/** What sheets are reckoned by. */
export interface Scoring {
  deeds: Pick<Deed, "id" | "group" | "price" | "house" | "hotel">[];
  houses: number;
  hotels: number;
  most_houses: number;
  valuation: Valuation;
  points: number[][];
  ties: string[];
}

export interface Facts extends Scoring {
  championship: string;
  address: string;
  table: number;
  heading: string;
  official: string;
  language: string;
  currency: string;
  salary: number;
  fine: number;
  rounding: string;
  deeds: Deed[];
  groups: Group[];
  station_rents: number[];
  utility_factors: number[];
  repairs: { name: string; house: number; hotel: number }[];
  texts: [language: string, catalogue: string][];
  rules: Rule[];
}

export interface Holding {
  deed: string;
  mortgaged?: boolean;
  houses?: number;
  hotel?: boolean;
}

export interface Line {
  entrant: string;
  cash: number;
  total: number;
  holdings?: Holding[];
  fate?: Fate;
}

/** A sheet. What stands at its default is left out. */
export interface Sheet {
  lines: Line[];
  out?: string[];
  signed?: string[];
  /** When, of those who signed on a screen and not on paper. */
  taps?: [id: string, at: string][];
  decided?: string[];
}

export interface Entered {
  version: number;
  by: string;
  confirmed_by: string;
  own: boolean;
  digest: string;
  sheet: Sheet;
}

export interface Clock {
  status: string;
  total_ms: number;
  ends_ms: number | null;
  left_ms: number;
}

export interface TableNow {
  version: number;
  now_ms: number;
  csrf: string;
  me: string;
  may: string[];
  judge: string;
  judge_name: string;
  clock: Clock;
  players: { id: string; name: string }[];
  out: [entrant: string, fate: Fate][];
  signed: string[];
  /** When somebody signed on a screen, as he left or below the sheet that stands. */
  taps: Record<string, number>;
  entered: Entered | null;
}

export interface Fault {
  code: string;
  rule: string;
  entrant: string;
}

export interface Refusal {
  text: string;
  rule: string;
  faults: Fault[];
}

export interface Answer {
  table: TableNow;
  refusal: Refusal | null;
}
