/** This player's part of the dice: put in covered when he sits down, uncovered when the start is called. */

import type { FairCommit, FairReveal, TableView } from "../wire";
import { note } from "./noted";
import { hex } from "./sha256";
import { seatCommitment } from "./stream";

export type Contribution = { kind: "fair-commit"; body: FairCommit } | { kind: "fair-reveal"; body: FairReveal };

const name = (table: string, seat: number) => `passgo-seed-${table}-${seat}`;

/** The seed of this tab for a seat. It outlives a reload; a browser that keeps nothing plays without it after one. */
function seedFor(table: string, seat: number): string {
  const fresh = hex(crypto.getRandomValues(new Uint8Array(32)));
  try {
    const kept = sessionStorage.getItem(name(table, seat)) ?? fresh;
    sessionStorage.setItem(name(table, seat), kept);
    return kept;
  } catch {
    return fresh;
  }
}

function forget(table: string, seat: number): void {
  try {
    sessionStorage.removeItem(name(table, seat));
  } catch {
    // Nothing was kept either.
  }
}

/** One page of the table: what it has put in, and what it has to do next. */
export class Part {
  private seeds = new Map<string, string>();
  private committed = new Set<string>();

  /** What to send now, if anything. It may be asked after every update. */
  due(view: TableView | null): Contribution | null {
    if (view?.own.of !== "seat" || !view.table.commitment) return null;
    const { id: table, status } = view.table;
    const seat = view.own.seat;
    const there = view.table.seats[seat];
    const key = name(table, seat);
    if (!there || (status !== "lobby" && status !== "seeding")) {
      if (this.seeds.delete(key)) forget(table, seat);
      return null;
    }
    const seed = this.seeds.get(key) ?? seedFor(table, seat);
    this.seeds.set(key, seed);
    const mine = seatCommitment(seed, table);
    if (status === "seeding") {
      if (there.commitment !== mine || there.revealed) return null;
      note({ table, seed, fixed: [view.table.commitment, ...view.table.seats.map((one) => one.commitment)] });
      return { kind: "fair-reveal", body: { seed } };
    }
    // Another page of the same player may have put something else in: the newest one wins, once.
    if (there.commitment === mine || (there.commitment && this.committed.has(key))) return null;
    this.committed.add(key);
    return { kind: "fair-commit", body: { commitment: mine } };
  }
}
