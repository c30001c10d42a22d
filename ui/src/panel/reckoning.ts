/**
 * Net worth, mistakes, ranks and points of a sheet, added up from what the server says each deed counts: the same as `passgo.championship.sheets` and `scoring`,
 * which have the last word. A test holds both against each other on random sheets.
 */

import type { Deed, Facts, Fate, Fault, Holding, Line, Sheet } from "./wire";

/** What sheets are reckoned by. */
export type Scoring = Pick<Facts, "houses" | "hotels" | "most_houses" | "points" | "ties"> & {
  deeds: Pick<Deed, "id" | "group" | "house" | "worth">[];
};

const MOST_CASH = 10_000_000;

/** By what a place was decided, and the rule behind it. */
export const REASON_RULES: Record<string, string> = {
  worth: "CHAMP-SCORE-4",
  deeds: "CHAMP-TIE-1",
  cash: "AMB-CHAMP-17",
  "head-judge": "AMB-CHAMP-17",
  survived: "CHAMP-SCORE-1",
  "left-later": "AMB-CHAMP-48",
  expelled: "AMB-CHAMP-19",
};

export interface Worth {
  cash: number;
  deeds: number;
  mortgaged: number;
  houses: number;
  hotels: number;
  /** The number of deeds without mortgage, for ties. */
  free: number;
  total: number;
}

export interface Placing {
  entrant: string;
  rank: number;
  points: number;
  worth: number;
  deeds: number;
  cash: number;
  /** What put him before the next one; empty for the last. */
  reason: string;
}

export const fateOf = (line: Line): Fate => line.fate ?? "playing";
const holdingsOf = (line: Line): Holding[] => line.holdings ?? [];
const deedOf = (scoring: Scoring, deed: string) => scoring.deeds.find((one) => one.id === deed);

export function worth(line: Line, scoring: Scoring): Worth {
  const found: Worth = { cash: line.cash, deeds: 0, mortgaged: 0, houses: 0, hotels: 0, free: 0, total: 0 };
  for (const holding of holdingsOf(line)) {
    const value = deedOf(scoring, holding.deed)?.worth;
    if (!value) continue;
    if (holding.mortgaged) found.mortgaged += value.mortgaged;
    else {
      found.deeds += value.free;
      found.free += 1;
    }
    found.houses += value.houses[holding.houses ?? 0] ?? 0;
    if (holding.hotel) found.hotels += value.hotel;
  }
  found.total = found.cash + found.deeds + found.mortgaged + found.houses + found.hotels;
  return found;
}

/** Everything wrong on a sheet of these players, in the order in which the server finds it. */
export function mistakes(sheet: Sheet, players: string[], scoring: Scoring): Fault[] {
  const found = [...playerMistakes(sheet, players), ...estateMistakes(sheet, scoring)];
  return found.length ? found : [...buildingMistakes(sheet, scoring), ...sumMistakes(sheet, scoring)];
}

const fault = (code: string, rule: string, entrant = ""): Fault => ({ code, rule, entrant });
const sorted = (ids: string[]): string[] => [...ids].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));

function* playerMistakes(sheet: Sheet, players: string[]): Generator<Fault> {
  const listed = sheet.lines.map((line) => line.entrant);
  const strange = [...listed.filter((id) => !players.includes(id)), ...players.filter((id) => !listed.includes(id))];
  for (const id of sorted([...new Set(strange)])) yield fault("players-differ", "CHAMP-WORTH-7", id);
  if (new Set(listed).size !== listed.length) yield fault("players-differ", "CHAMP-WORTH-7");
  const gone = sheet.lines.filter((line) => fateOf(line) !== "playing").map((line) => line.entrant);
  if (gone.length === sheet.lines.length) yield fault("nobody-left", "CHAMP-BANKRUPT-9");
  if (sorted(sheet.out ?? []).join() !== sorted(gone).join()) yield fault("order-missing", "CHAMP-BANKRUPT-8");
}

function* estateMistakes(sheet: Sheet, scoring: Scoring): Generator<Fault> {
  const owned = new Set<string>();
  for (const line of sheet.lines) {
    if (!(line.cash >= 0 && line.cash <= MOST_CASH)) yield fault("bad-cash", "CHAMP-WORTH-1", line.entrant);
    const owns = line.cash || line.total || holdingsOf(line).length;
    if (fateOf(line) !== "playing" && owns) yield fault("out-but-owns", "CHAMP-BANKRUPT-8", line.entrant);
    for (const holding of holdingsOf(line)) yield* holdingMistakes(line, holding, owned, scoring);
  }
}

function* holdingMistakes(line: Line, holding: Holding, owned: Set<string>, scoring: Scoring): Generator<Fault> {
  const deed = deedOf(scoring, holding.deed);
  if (!deed) return yield fault("no-such-deed", "CHAMP-COMP-3", line.entrant);
  if (owned.has(holding.deed)) yield fault("deed-twice", "CHAMP-COMP-3", line.entrant);
  owned.add(holding.deed);
  const houses = holding.houses ?? 0;
  if (houses < 0 || houses > scoring.most_houses || (holding.hotel && houses)) yield fault("bad-buildings", "CHAMP-BUILD-6", line.entrant);
  if ((houses || holding.hotel) && deed.house === 0) yield fault("bad-buildings", "CHAMP-BUILD-1", line.entrant);
}

function* buildingMistakes(sheet: Sheet, scoring: Scoring): Generator<Fault> {
  const all = sheet.lines.flatMap(holdingsOf);
  if (all.reduce((sum, one) => sum + (one.houses ?? 0), 0) > scoring.houses) yield fault("too-many-houses", "CHAMP-COMP-5");
  if (all.filter((one) => one.hotel).length > scoring.hotels) yield fault("too-many-hotels", "CHAMP-COMP-6");
  for (const line of sheet.lines) {
    const held = new Map(holdingsOf(line).map((holding) => [holding.deed, holding]));
    const built = [...held.values()].filter((holding) => levelOf(holding, scoring)).map((holding) => deedOf(scoring, holding.deed)!.group);
    for (const group of sorted([...new Set(built)])) yield* groupMistakes(line.entrant, group, held, scoring);
  }
}

export function levelOf(holding: Holding, scoring: Scoring): number {
  return holding.hotel ? scoring.most_houses + 1 : (holding.houses ?? 0);
}

function* groupMistakes(entrant: string, group: string, held: Map<string, Holding>, scoring: Scoring): Generator<Fault> {
  const deeds = scoring.deeds.filter((deed) => deed.group === group).map((deed) => held.get(deed.id));
  const whole = deeds.filter((holding) => holding !== undefined);
  if (whole.length < deeds.length) return yield fault("group-incomplete", "CHAMP-BUILD-1", entrant);
  if (whole.some((holding) => holding.mortgaged)) yield fault("group-mortgaged", "CHAMP-BUILD-8", entrant);
  const levels = whole.map((holding) => levelOf(holding, scoring));
  if (Math.max(...levels) - Math.min(...levels) > 1) yield fault("built-unevenly", "CHAMP-BUILD-6", entrant);
}

function* sumMistakes(sheet: Sheet, scoring: Scoring): Generator<Fault> {
  for (const line of sheet.lines) {
    if (line.total !== worth(line, scoring).total) yield fault("sums-differ", "CHAMP-WORTH-7", line.entrant);
  }
}

// Ranks and points.

interface Standing {
  entrant: string;
  worth: number;
  deeds: number;
  cash: number;
}

function standings(sheet: Sheet, scoring: Scoring): Standing[] {
  const playing = sheet.lines.filter((line) => fateOf(line) === "playing");
  return playing.map((line) => {
    const value = worth(line, scoring);
    return { entrant: line.entrant, worth: value.total, deeds: value.free, cash: line.cash };
  });
}

/** Negative when `one` is better, and by what; 0 when nothing tells them apart. */
function compare(one: Standing, other: Standing, decided: string[], ties: string[]): [number, string] {
  for (const name of ["worth", ...ties]) {
    if (name === "head-judge") {
      const places = [decided.indexOf(one.entrant), decided.indexOf(other.entrant)] as const;
      if (places[0] >= 0 && places[1] >= 0) return [places[0] - places[1], name];
      continue;
    }
    const key = name as "worth" | "deeds" | "cash";
    if (one[key] !== other[key]) return [other[key] - one[key], name];
  }
  return [0, ""];
}

/** Pairs of survivors that only the head judge can put in order (AMB-CHAMP-17). */
export function undecided(sheet: Sheet, scoring: Scoring): [string, string][] {
  const found = standings(sheet, scoring);
  return found.flatMap((one, i) =>
    found
      .slice(i + 1)
      .filter((other) => compare(one, other, sheet.decided ?? [], scoring.ties)[0] === 0)
      .map((other): [string, string] => [one.entrant, other.entrant]),
  );
}

/** Everybody at the table, best first. While a tie is open its players stand in the order of the sheet. */
export function placings(sheet: Sheet, scoring: Scoring): Placing[] {
  const decided = sheet.decided ?? [];
  const survivors = standings(sheet, scoring).sort((one, other) => compare(one, other, decided, scoring.ties)[0]);
  const row = scoring.points[survivors.length - 1] ?? [];
  const ranked = survivors.map((standing, i): Placing => {
    const next = survivors[i + 1];
    const last = sheet.out?.length ? "survived" : "";
    const reason = next ? compare(standing, next, decided, scoring.ties)[1] : last;
    return { ...standing, rank: i + 1, points: row[i] ?? 0, reason };
  });
  return [...ranked, ...fallen(sheet, survivors.length)];
}

/** Who is out has no points; later out ranks higher, expelled players last (AMB-CHAMP-48, -19). */
function fallen(sheet: Sheet, survivors: number): Placing[] {
  const fates = new Map(sheet.lines.map((line) => [line.entrant, fateOf(line)]));
  const latest = [...(sheet.out ?? [])].reverse();
  const expelled = (id: string) => fates.get(id) === "expelled";
  const order = [...latest.filter((id) => !expelled(id)), ...latest.filter(expelled)];
  return order.map((entrant, i) => {
    const next = order[i + 1];
    const reason = next === undefined ? "" : expelled(next) ? "expelled" : "left-later";
    return { entrant, rank: survivors + i + 1, points: 0, worth: 0, deeds: 0, cash: 0, reason };
  });
}

/** Who still has to sign (CHAMP-WORTH-8); nobody waits for who was expelled or has withdrawn. */
export function unsigned(sheet: Sheet, signedBefore: string[], judge: string): string[] {
  const signed = new Set([...(sheet.signed ?? []), ...signedBefore]);
  const must = sheet.lines.filter((line) => ["playing", "bankrupt"].includes(fateOf(line))).map((line) => line.entrant);
  return [...must, judge].filter((id) => id && !signed.has(id));
}
