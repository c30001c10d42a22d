/** What the page counts itself: groups, dice, round bids. What anything costs or brings comes from the server with it. */

import type { Edition } from "./edition";
import { spacesOf } from "./edition";
import type { Deal, DealSide, DeedFacts, GameFacts } from "./wire";

export function deedAt(game: GameFacts, space: number): DeedFacts | undefined {
  return game.deeds.find((deed) => deed.space === space);
}

export interface SetChange {
  seat: number;
  group: number;
  gains: boolean;
}

/** The groups a deal completes or breaks up. */
export function setChanges(edition: Edition, game: GameFacts, one: number, other: number, deal: Deal): SetChange[] {
  const after = new Map(game.deeds.map((deed) => [deed.space, deed.owner]));
  for (const space of deal.give.deeds) after.set(space, other);
  for (const space of deal.take.deeds) after.set(space, one);
  const before = new Map(game.deeds.map((deed) => [deed.space, deed.owner]));
  const found: SetChange[] = [];
  edition.groups.forEach((_, group) => {
    const spaces = spacesOf(edition, group);
    for (const seat of [one, other]) {
      const had = spaces.every((space) => before.get(space) === seat);
      const has = spaces.every((space) => after.get(space) === seat);
      if (had !== has) found.push({ seat, group, gains: has });
    }
  });
  return found;
}

/** The least interest a new owner of these deeds will pay: what the server says of each, together. */
export function interestOn(game: GameFacts, deeds: number[]): number {
  return deeds.reduce((sum, space) => sum + (deedAt(game, space)?.interest ?? 0), 0);
}

/** Times what one side gets that it gives: from here on people are warned, as by the server's plain pages. */
const LOPSIDED = 3;

export interface Lopsided {
  /** The side that gives far more than it gets. */
  giver: number;
  /** By printed prices, rounded down; 0 if it gets nothing. */
  times: number;
}

export function lopsided(edition: Edition, game: GameFacts, one: number, other: number, deal: Deal, cardPrice: number): Lopsided | null {
  const worth = (side: DealSide) => side.cash + side.cards * cardPrice + side.deeds.reduce((sum, space) => sum + printedWorth(edition, game, space), 0);
  const given = worth(deal.give);
  const taken = worth(deal.take);
  const less = Math.min(given, taken);
  const more = Math.max(given, taken);
  if (more < LOPSIDED * less || more === 0) return null;
  return { giver: given > taken ? one : other, times: less ? Math.floor(more / less) : 0 };
}

/** The price of a deed, less what is lent on it. */
function printedWorth(edition: Edition, game: GameFacts, space: number): number {
  const printed = edition.spaces[space];
  return (printed?.price ?? 0) - (deedAt(game, space)?.mortgaged ? (printed?.mortgage ?? 0) : 0);
}

/** Bids that are quick to make: the lowest, and rounder ones above it. */
export function quickBids(lowest: number, most: number, price: number): number[] {
  const unit = niceStep(price / 20);
  const above = (times: number) => Math.ceil((lowest + times * unit - unit + 1) / unit) * unit;
  const wanted = [lowest, above(1), above(3), price];
  return [...new Set(wanted)].filter((bid) => bid >= lowest && bid <= most).sort((a, b) => a - b).slice(0, 4);
}

function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  const lead = rough / power;
  return Math.max(1, (lead >= 5 ? 5 : lead >= 2 ? 2 : 1) * power);
}

/** How often each sum of the dice was rolled, with the band in which 95 of 100 games fall. */
export interface SumCount {
  sum: number;
  count: number;
  low: number;
  high: number;
}

export function diceCounts(rolls: number[][], whiteDice: number): SumCount[] {
  const sums = rolls.map((faces) => faces.slice(0, whiteDice).reduce((a, b) => a + b, 0));
  const ways = whiteDice === 1 ? 6 : 36;
  const rows: SumCount[] = [];
  for (let sum = whiteDice; sum <= 6 * whiteDice; sum += 1) {
    const chance = (whiteDice === 1 ? 1 : 6 - Math.abs(7 - sum)) / ways;
    const mean = sums.length * chance;
    const spread = 1.96 * Math.sqrt(sums.length * chance * (1 - chance));
    const count = sums.filter((rolled) => rolled === sum).length;
    rows.push({ sum, count, low: Math.max(0, Math.floor(mean - spread)), high: Math.ceil(mean + spread) });
  }
  return rows;
}
