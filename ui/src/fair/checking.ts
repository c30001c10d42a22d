/** Checking a finished game from its file alone, as `passgo.fair.checking` does; the rules are not needed for it. */

import { hex, joined, sha256, unhex, utf8 } from "./sha256";
import { FairChance, gameKey, seatCommitment, serverCommitment } from "./stream";

export type Check = "chain" | "server" | "seats" | "draws";
export const CHECKS: Check[] = ["chain", "server", "seats", "draws"];

const FIRST_HASH = "0".repeat(64);
const MOST_SIDES = 1000;

type Body = Record<string, unknown>;
interface Entry {
  version: number;
  kind: string;
  body: Body;
}

/** `checked` numbers are those of the stream; physical ones were typed in by a judge. */
export interface Roll {
  version: number;
  seat: number;
  asked: number[];
  draws: number[];
  physical: boolean;
}

export type SeatPart = "in" | "kept-back" | "nothing";

export interface Result {
  /** The first check that failed, and the entry at which it shows. */
  wrong: { check: Check; version: number } | null;
  head: string;
  seats: SeatPart[];
  rolls: Roll[];
}

class Wrong extends Error {
  constructor(readonly version: number) {
    super(`entry ${version}`);
  }
}

/** What a file must look like to be checked at all; null if it is no game with fair dice. */
export interface GameFile {
  stream: string;
  head: string;
  entries: { version: number; kind: string; body: string; at_ms: number; prev_hash: string; hash: string }[];
}

export function readGame(text: string): GameFile | null {
  try {
    const told = JSON.parse(text) as GameFile & { passgo_game: number };
    const first = told.entries[0];
    const committed = told.passgo_game === 1 && first?.kind === "created" && Boolean((JSON.parse(first.body) as Body)["commitment"]);
    return committed && typeof told.stream === "string" ? told : null;
  } catch {
    return null;
  }
}

export function checkGame(game: GameFile): Result {
  const result: Result = { wrong: null, head: game.head, seats: [], rolls: [] };
  let entries: Entry[] = [];
  const steps: Record<Check, () => void> = {
    chain: () => (entries = checkChain(game)),
    server: () => checkServer(game.stream, entries),
    seats: () => (result.seats = checkSeats(game.stream, entries)),
    draws: () => checkDraws(game.stream, entries, result.rolls),
  };
  for (const check of CHECKS) {
    try {
      steps[check]();
    } catch (error) {
      result.wrong = { check, version: error instanceof Wrong ? error.version : game.entries.length };
      break;
    }
  }
  return result;
}

function checkChain(game: GameFile): Entry[] {
  let last = FIRST_HASH;
  const entries = game.entries.map((raw, i) => {
    const told = utf8(JSON.stringify([game.stream, raw.version, raw.kind, raw.body, raw.at_ms]));
    const right = hex(sha256(joined(unhex(last), told)));
    if (raw.version !== i + 1 || raw.prev_hash !== last || raw.hash !== right) throw new Wrong(i + 1);
    last = right;
    return { version: raw.version, kind: raw.kind, body: JSON.parse(raw.body) as Body };
  });
  if (last !== game.head) throw new Wrong(entries.length);
  return entries;
}

const of = (entries: Entry[], ...kinds: string[]): Entry[] => entries.filter((entry) => kinds.includes(entry.kind));

function one(entries: Entry[], kind: string): Entry | undefined {
  const [first, second] = of(entries, kind);
  if (second) throw new Wrong(second.version);
  return first;
}

function checkServer(table: string, entries: Entry[]): void {
  const revealed = one(entries, "revealed");
  if (!revealed) throw new Wrong(entries.length);
  for (const made of of(entries, "created", "settings-chosen")) {
    if (!opens(() => serverCommitment(text(revealed, "server_seed"), table, text(made, "hash")), made.body["commitment"])) throw new Wrong(revealed.version);
  }
  const late = of(entries, "started", "acted", "settings-chosen").find((entry) => entry.version > revealed.version);
  if (late) throw new Wrong(late.version);
}

function opens(commitment: () => string, published: unknown): boolean {
  try {
    return commitment() === published;
  } catch {
    return false;
  }
}

function checkSeats(table: string, entries: Entry[]): SeatPart[] {
  const started = one(entries, "started");
  if (!started) return [];
  const seeding = one(entries, "seeding");
  const seeds = texts(started, "seeds");
  const commitments = seeding ? texts(seeding, "commitments") : seeds.map(() => "");
  const called = (seeding ?? started).version;
  if (commitments.length !== seeds.length) throw new Wrong(started.version);
  const latest = new Map(of(entries, "seat-committed").filter((entry) => entry.version < called).map((entry) => [seatIn(entry, seeds), entry.body["commitment"]]));
  commitments.forEach((commitment, seat) => {
    if (commitment && latest.get(seat) !== commitment) throw new Wrong(called);
  });
  const revealed = seeds.map(() => "");
  for (const entry of of(entries, "seat-revealed")) {
    const seat = seatIn(entry, seeds);
    const due = called < entry.version && entry.version < started.version && commitments[seat];
    if (!due || !opens(() => seatCommitment(text(entry, "seed"), table), commitments[seat])) throw new Wrong(entry.version);
    revealed[seat] = text(entry, "seed");
  }
  if (revealed.some((seed, seat) => seed !== seeds[seat])) throw new Wrong(started.version);
  return seeds.map((seed, seat) => (seed ? "in" : commitments[seat] ? "kept-back" : "nothing"));
}

function checkDraws(table: string, entries: Entry[], rolls: Roll[]): void {
  const started = one(entries, "started");
  const revealed = one(entries, "revealed");
  const made = of(entries, "created", "settings-chosen").at(-1);
  if (!started || !revealed || !made) return;
  const stream = new FairChance(gameKey(text(revealed, "server_seed"), table, text(made, "hash"), texts(started, "seeds")));
  const real = (made.body["settings"] as Body | undefined)?.["physical_dice"] === true;
  for (const entry of entries) {
    const roll = rollOf(entry, real);
    if (!roll) continue;
    if (!follows(stream, roll)) throw new Wrong(entry.version);
    rolls.push(roll);
  }
}

function follows(stream: FairChance, roll: Roll): boolean {
  let at = 0;
  for (const asked of roll.asked) {
    if (asked > 0 && roll.physical) {
      const face = roll.draws[at++] ?? 0;
      if (face < 1 || face > asked) return false;
    } else {
      const right = asked > 0 ? [stream.die(asked)] : stream.shuffle(-asked);
      if (right.some((number, i) => number !== roll.draws[at + i])) return false;
      at += right.length;
    }
  }
  return at === roll.draws.length;
}

function rollOf(entry: Entry, real: boolean): Roll | null {
  const asked = entry.body["asked"] ?? [];
  const draws = entry.body["draws"] ?? [];
  const may = entry.kind === "started" || entry.kind === "acted";
  if (!numbers(asked) || !numbers(draws) || asked.some((n) => n === 0 || Math.abs(n) > MOST_SIDES)) throw new Wrong(entry.version);
  if (!may && (asked.length || draws.length)) throw new Wrong(entry.version);
  const physical = may && entry.body["dice"] === "physical";
  if (physical !== real && (physical || asked.some((n) => n > 0))) throw new Wrong(entry.version);
  if (!asked.length && !draws.length) return null;
  return { version: entry.version, seat: entry.kind === "started" ? -1 : Number(entry.body["seat"] ?? 0), asked, draws, physical };
}

const numbers = (found: unknown): found is number[] => Array.isArray(found) && found.every(Number.isInteger);
const text = (entry: Entry, field: string): string => String(entry.body[field] ?? "");

function texts(entry: Entry, field: string): string[] {
  const found = entry.body[field] ?? [];
  if (!Array.isArray(found)) throw new Wrong(entry.version);
  return found.map(String);
}

function seatIn(entry: Entry, seeds: string[]): number {
  const seat = Number(entry.body["seat"] ?? 0);
  if (!Number.isInteger(seat) || seat < 0 || seat >= seeds.length) throw new Wrong(entry.version);
  return seat;
}
