/** What was fixed when this browser revealed its part. Only a player who kept it can tell whether a log was rewritten since. */

import { keep, kept } from "../kept";

export interface Noted {
  table: string;
  seed: string;
  /** The commitments of the server and of all seats, as they were shown then. */
  fixed: string[];
}

const NAME = "noted";
const MOST = 100; // games

function all(): Noted[] {
  try {
    const found: unknown = JSON.parse(kept(NAME) ?? "[]");
    return Array.isArray(found) ? (found as Noted[]) : [];
  } catch {
    return [];
  }
}

/** The first time counts: a server that asks again knows the seed already, and may have had others fix theirs since. */
export function note(noted: Noted): void {
  const known = all();
  if (known.some(({ table, seed }) => table === noted.table && seed === noted.seed)) return;
  keep(NAME, JSON.stringify([...known, noted].slice(-MOST)));
}

/** Whether a game was played with what was fixed then; null if this browser uncovered nothing for it. */
export function asNoted(table: string, fixed: string[]): boolean | null {
  const mine = all().filter((noted) => noted.table === table);
  return mine.length ? mine.every((noted) => noted.fixed.join() === fixed.join()) : null;
}
