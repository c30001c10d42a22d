/** Wishes for scarce buildings: where the next one could go, and what they cost together. The server has the last word. */

import { spacesOf, type Edition } from "./edition";
import { deedAt } from "./sums";
import type { GameFacts, ShortageFacts, WishFacts } from "./wire";

/** What the question is asked of: one seat with its cash, null where nobody does the sums for it. */
export interface Asked {
  edition: Edition;
  game: GameFacts;
  shortage: ShortageFacts;
  /** The streets that have room, with the price of a piece there. */
  streets: WishFacts[];
  cash: number | null;
  /** What the wishes may cost; null where that is not measured. */
  limit: number | null;
}

const times = (space: number, chosen: number[]) => chosen.filter((one) => one === space).length;

export function priceAt(asked: Asked, space: number): number {
  return asked.streets.find((street) => street.space === space)?.price ?? 0;
}

/** Why a street cannot take the next piece after those that were chosen; empty if it can. */
export function whyNot(asked: Asked, space: number, chosen: number[]): "" | "kind" | "uneven" | "stock" | "cash" {
  const { edition, game, shortage, streets, limit } = asked;
  const room = streets.find((street) => street.space === space)?.room ?? 0;
  if (times(space, chosen) >= room) return "kind";
  const height = (one: number) => (deedAt(game, one)?.level ?? 0) + times(one, chosen);
  const group = spacesOf(edition, edition.spaces[space]?.group ?? -1);
  // Houses rise evenly; where a hotel has room, its group is ready for it.
  if (!shortage.hotel && group.some((one) => height(one) < height(space))) return "uneven";
  if (chosen.length >= shortage.left) return "stock";
  if (limit !== null && total(asked, [...chosen, space]) > limit) return "cash";
  return "";
}

export function total(asked: Asked, chosen: number[]): number {
  return chosen.reduce((sum, space) => sum + priceAt(asked, space), 0);
}

/** Without one of them; those behind it that have no place any more go too. */
export function without(asked: Asked, chosen: number[], index: number): number[] {
  const kept: number[] = [];
  chosen.forEach((space, i) => {
    if (i !== index && !whyNot(asked, space, kept)) kept.push(space);
  });
  return kept;
}
