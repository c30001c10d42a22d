/** Checking a finished game from its file alone, as `passgo.fair.checking` does; the rules are not needed for it.
 *
 * The same file gets the same verdict at the same entry from both. */

import { isEntry, readBody, type Entry, type GameFile } from "./reading";
import { hex, joined, sha256, unhex, utf8 } from "./sha256";
import { FairChance, gameKey, seatCommitment, serverCommitment } from "./stream";

export type Check = "chain" | "server" | "seats" | "draws";
export const CHECKS: Check[] = ["chain", "server", "seats", "draws"];

const FIRST_HASH = "0".repeat(64);
const MOST_SIDES = 1000;
const MOST_PLACES = 1_000_000; // more than any game draws: they would only keep the reader busy
const MOVES = ["acted", "undone", "corrected"];
const SETS_OUT = ["settings-chosen", "seat-committed", "seeding", "seat-revealed", "started"];
const CHANGES_HANDS = ["seated", "seat-left", "bot-seated", "bot-removed"];

/** One entry that drew something; physical dice were typed in by a judge. */
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
  /** What the game was played with: the commitments of the server and of all seats. */
  fixed: string[];
  seats: SeatPart[];
  rolls: Roll[];
}

class Wrong extends Error {
  constructor(readonly version: number) {
    super(`entry ${version}`);
  }
}

export function checkGame(game: GameFile): Result {
  const result: Result = { wrong: null, head: game.head, fixed: [], seats: [], rolls: [] };
  let entries: Entry[] = [];
  const steps: Record<Check, () => void> = {
    chain: () => (entries = checkChain(game)),
    server: () => checkServer(game.stream, entries),
    seats: () => checkSeats(game.stream, entries, result),
    draws: () => checkDraws(game.stream, entries, result.rolls),
  };
  for (const check of CHECKS) {
    try {
      steps[check]();
    } catch (error) {
      if (!(error instanceof Wrong)) throw error;
      result.wrong = { check, version: error.version };
      break;
    }
  }
  return result;
}

function checkChain(game: GameFile): Entry[] {
  let last = FIRST_HASH;
  const entries = game.entries.map((raw, i) => {
    if (!isEntry(raw)) throw new Wrong(i + 1);
    const told = utf8(JSON.stringify([game.stream, raw.version, raw.kind, raw.body, raw.at_ms]));
    const right = hex(sha256(joined(unhex(last), told)));
    if (raw.version !== i + 1 || raw.prev_hash !== last || raw.hash !== right) throw new Wrong(i + 1);
    last = right;
    try {
      return { version: raw.version, kind: raw.kind, body: readBody(raw.body) };
    } catch {
      throw new Wrong(i + 1);
    }
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

/** The settings in force: those chosen last. The file of a game begins with `created`. */
const chosen = (entries: Entry[]): Entry => of(entries, "created", "settings-chosen").at(-1)!;

/** The edition is part of the key: nothing may be chosen any more once the start is called and seats reveal. */
function checkServer(table: string, entries: Entry[]): void {
  one(entries, "created");
  const revealed = one(entries, "revealed");
  if (!revealed) throw new Wrong(entries.length);
  for (const { body } of of(entries, "created", "settings-chosen")) {
    if (!opens(() => serverCommitment(revealed.body.server_seed, table, body.hash), body.commitment)) throw new Wrong(revealed.version);
  }
  const called = of(entries, "seeding", "started")[0]?.version ?? entries.length;
  const { version } = chosen(entries);
  if (version > called) throw new Wrong(version);
  const late = of(entries, ...SETS_OUT, ...MOVES).find((entry) => entry.version > revealed.version);
  if (late) throw new Wrong(late.version);
}

function opens(commitment: () => string, published: string): boolean {
  try {
    return commitment() === published;
  } catch {
    return false; // no seed at all
  }
}

function checkSeats(table: string, entries: Entry[], result: Result): void {
  const started = one(entries, "started");
  if (!started) return;
  const seeding = one(entries, "seeding");
  if (seeding && seeding.version > started.version) throw new Wrong(seeding.version);
  const { seeds } = started.body;
  const called = (seeding ?? started).version;
  const commitments = covered(entries.slice(0, called - 1), seeds.length);
  if (!same(commitments, seeding ? seeding.body.commitments : seeds.map(() => ""))) throw new Wrong(called);
  const revealed = seeds.map(() => "");
  for (const { version, body } of of(entries, "seat-revealed")) {
    const commitment = called < version && version < started.version && commitments[body.seat];
    if (!commitment || !opens(() => seatCommitment(body.seed, table), commitment)) throw new Wrong(version);
    revealed[body.seat] = body.seed;
  }
  if (!same(seeds, revealed)) throw new Wrong(started.version);
  result.fixed = [chosen(entries).body.commitment, ...commitments];
  result.seats = seeds.map((seed, seat) => (seed ? "in" : commitments[seat] ? "kept-back" : "nothing"));
}

/** What each seat had committed to before the start was called. When a player sits down or leaves, their seat begins again. */
function covered(entries: Entry[], size: number): string[] {
  const putIn = new Map<number, string>();
  for (const { kind, body } of entries) {
    if (kind === "seat-committed") putIn.set(body.seat, body.commitment);
    else if (CHANGES_HANDS.includes(kind)) putIn.delete(body.seat);
  }
  return Array.from({ length: size }, (_, seat) => putIn.get(seat) ?? "");
}

const same = <T>(one: T[], other: T[]): boolean => one.length === other.length && one.every((value, i) => value === other[i]);

function checkDraws(table: string, entries: Entry[], found: Roll[]): void {
  const started = one(entries, "started");
  const revealed = one(entries, "revealed");
  // A game that was never begun has no key, and draws nothing.
  const key = started && revealed ? gameKey(revealed.body.server_seed, table, chosen(entries).body.hash, started.body.seeds) : new Uint8Array();
  const stream = new FairChance(key);
  for (const roll of rolls(entries)) {
    if (!follows(stream, roll)) throw new Wrong(roll.version);
    found.push(roll);
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
      if (stream.place > MOST_PLACES || right.some((number, i) => number !== roll.draws[at + i])) return false;
      at += right.length;
    }
  }
  return at === roll.draws.length;
}

/** The entries that drew something, in a game in which nothing is played before the start and no roll taken back. */
function* rolls(entries: Entry[]): Generator<Roll> {
  const real = chosen(entries).body.settings["physical_dice"] === true;
  let begun = false;
  let drew = 0;
  for (const { version, kind, body } of entries) {
    const { asked, draws, seat } = body;
    begun ||= kind === "started";
    const physical = kind === "acted" && body.dice === "physical";
    const right =
      (begun || !MOVES.includes(kind)) &&
      (kind !== "undone" || body.undoes > drew) &&
      (kind === "started" || kind === "acted" || (!asked.length && !draws.length)) &&
      asked.every((n) => n !== 0 && Math.abs(n) <= MOST_SIDES) &&
      (physical === real || (!physical && asked.every((n) => n < 0)));
    if (!right) throw new Wrong(version);
    if (!asked.length && !draws.length) continue;
    drew = version;
    yield { version, seat: kind === "started" ? -1 : seat, asked, draws, physical };
  }
}
