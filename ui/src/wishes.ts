/** Wishes for scarce buildings: where the next one could go, and what they cost together. The server has the last word. */

import { spacesOf, type Edition } from "./edition";
import { deedAt, HOTEL, nextLevel, priceOfNext } from "./sums";
import type { GameFacts, ShortageFacts } from "./wire";

type Rule = (name: string) => unknown;

/** What the question is asked of: one seat with its cash, null where nobody does the sums for it. */
export interface Asked {
  edition: Edition;
  game: GameFacts;
  shortage: ShortageFacts;
  seat: number;
  cash: number | null;
  rule: Rule;
}

const mostHouses = (rule: Rule) => Number(rule("build.maxHouses"));

/** How a level counts for evenness, as `engine/buildings.py` has it. */
function rank(level: number, rule: Rule): number {
  if (level < HOTEL) return level;
  return rule("hotel.prerequisite") === "group" ? mostHouses(rule) + 1 : mostHouses(rule);
}

/** The level of a street once all that was chosen stands. */
function levelAfter({ game, rule }: Asked, space: number, chosen: number[]): number {
  let level = deedAt(game, space)?.level ?? 0;
  for (const one of chosen) if (one === space) level = nextLevel(level, rule);
  return level;
}

/** The streets of own groups that have room for a piece of this kind, now or after others of their group. */
export function streetsFor(asked: Asked): number[] {
  const { edition, game, shortage, seat, rule } = asked;
  return game.deeds
    .filter((deed) => {
      const space = edition.spaces[deed.space];
      if (deed.owner !== seat || space?.kind !== "street") return false;
      const group = spacesOf(edition, space.group).map((one) => deedAt(game, one));
      if (!group.every((one) => one?.owner === seat)) return false;
      const barred = rule("clearScope") === "group" ? group.some((one) => one?.mortgaged) : deed.mortgaged;
      if (barred) return false;
      return shortage.hotel ? whyNot(asked, deed.space, []) !== "uneven" && deed.level === mostHouses(rule) : deed.level < mostHouses(rule);
    })
    .map((deed) => deed.space)
    .sort((a, b) => a - b);
}

/** Why a street cannot take the next piece after those that were chosen; empty if it can. */
export function whyNot(asked: Asked, space: number, chosen: number[]): "" | "kind" | "uneven" | "stock" | "cash" {
  const { edition, shortage, rule } = asked;
  const level = levelAfter(asked, space, chosen);
  const takesHotel = level === mostHouses(rule);
  if (level === HOTEL || takesHotel !== shortage.hotel) return "kind";
  const wanted = rank(nextLevel(level, rule), rule);
  const group = spacesOf(edition, edition.spaces[space]?.group ?? -1);
  if (group.some((one) => rank(levelAfter(asked, one, chosen), rule) < wanted - 1)) return "uneven";
  if (chosen.length >= shortage.left) return "stock";
  // Where only the last piece is contested, its opening bid is enough.
  const limited = asked.cash !== null && rule("shortage.contested") === "demand";
  if (limited && total(asked, chosen) + priceOfNext(edition, space, level, rule) > (asked.cash ?? 0)) return "cash";
  return "";
}

export function total(asked: Asked, chosen: number[]): number {
  return chosen.reduce((sum, space, i) => sum + priceOfNext(asked.edition, space, levelAfter(asked, space, chosen.slice(0, i)), asked.rule), 0);
}

/** Without one of them; those behind it that have no place any more go too. */
export function without(asked: Asked, chosen: number[], index: number): number[] {
  const kept: number[] = [];
  chosen.forEach((space, i) => {
    if (i !== index && !whyNot(asked, space, kept)) kept.push(space);
  });
  return kept;
}
