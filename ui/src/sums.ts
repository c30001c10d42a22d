/** Sums a player could do himself; in official rounds nobody does them for him. */

import type { Edition } from "./edition";
import { spacesOf } from "./edition";
import { HOTEL, type Action, type Deal, type DeedFacts, type GameFacts } from "./wire";

type Rule = (name: string) => unknown;

export { HOTEL };

export function deedAt(game: GameFacts, space: number): DeedFacts | undefined {
  return game.deeds.find((deed) => deed.space === space);
}

function half(amount: number, rule: Rule): number {
  return rule("money.rounding") === "down" ? Math.floor(amount / 2) : Math.ceil(amount / 2);
}

function percent(amount: number, rate: number, rule: Rule): number {
  const share = (amount * rate) / 100;
  return rule("money.rounding") === "down" ? Math.floor(share) : Math.ceil(share);
}

export function interest(edition: Edition, space: number, rule: Rule): number {
  return percent(edition.spaces[space]?.mortgage ?? 0, Number(rule("mortgage.interest")), rule);
}

export function redeemCost(edition: Edition, space: number, rule: Rule): number {
  const facts = edition.spaces[space];
  if (!facts) return 0;
  return rule("mortgage.redeem") === "printed" ? facts.unmortgage : facts.mortgage + interest(edition, space, rule);
}

export function nextLevel(level: number, rule: Rule): number {
  return level + 1 > Number(rule("build.maxHouses")) ? HOTEL : level + 1;
}

/** The list price of the next building on a street of that level. */
export function priceOfNext(edition: Edition, space: number, level: number, rule: Rule): number {
  const facts = edition.spaces[space];
  return (nextLevel(level, rule) === HOTEL ? facts?.hotel_cost : facts?.house_cost) ?? 0;
}

/** What an action with a deed does to the cash of the one who does it; null where it depends on more than the deed. */
export function cashChange(edition: Edition, game: GameFacts, action: Action, rule: Rule): number | null {
  const space = action.space ?? -1;
  const facts = edition.spaces[space];
  const level = deedAt(game, space)?.level ?? 0;
  if (!facts) return null;
  switch (action.type) {
    case "build":
      return -priceOfNext(edition, space, level, rule);
    case "sell":
      return saleOf(level, facts.house_cost, facts.hotel_cost, rule);
    case "mortgage":
      return facts.mortgage;
    case "redeem":
      return -redeemCost(edition, space, rule);
    case "surrender":
      return half(facts.price, rule);
    default:
      return null;
  }
}

function saleOf(level: number, house: number, hotel: number, rule: Rule): number {
  if (level !== HOTEL) return half(house, rule);
  const left = Number(rule("sell.hotelReturnsHouses"));
  return left ? half(hotel, rule) : half(hotel + Number(rule("build.maxHouses")) * house, rule);
}

/** Rent of a street or station as it stands; null where dice decide. */
export function rentNow(edition: Edition, game: GameFacts, space: number, rule: Rule): number | null {
  const deed = deedAt(game, space);
  const facts = edition.spaces[space];
  if (!deed || !facts || deed.mortgaged) return deed?.mortgaged ? 0 : null;
  const group = spacesOf(edition, facts.group).map((position) => deedAt(game, position));
  const held = group.filter((other) => other?.owner === deed.owner).length;
  if (facts.kind === "station") return edition.station_rents[held - 1] ?? null;
  if (facts.kind !== "street") return null;
  if (deed.level) return facts.rents[deed.level] ?? null;
  const bare = facts.rents[0] ?? 0;
  const mortgaged = group.some((other) => other?.mortgaged);
  const doubled = held === group.length && !(mortgaged && rule("rent.doubleNeedsUnmortgagedSet") === true);
  return doubled ? 2 * bare : bare;
}

/** Whether buildings keep a deed from being traded. */
export function isTradable(edition: Edition, game: GameFacts, space: number, rule: Rule): boolean {
  const facts = edition.spaces[space];
  if (!facts || (facts.kind === "street" && rule("trade.plots") === "never")) return false;
  const scope = rule("clearScope") === "group" ? spacesOf(edition, facts.group) : [space];
  return scope.every((position) => (deedAt(game, position)?.level ?? 0) === 0);
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

/** The least interest the new owner of mortgaged deeds will pay. */
export function transferInterest(edition: Edition, game: GameFacts, deeds: number[], rule: Rule): number {
  if (rule("mortgage.transfer") !== "redeemOr10") return 0;
  return deeds
    .filter((space) => deedAt(game, space)?.mortgaged)
    .reduce((sum, space) => sum + interest(edition, space, rule), 0);
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
