/** What things are called at this table, in the language of the one who looks. */

import { firstKnown, isolated, knows, language, list, number, sum, t, unmarked } from "./i18n";
import { edition, view } from "./store";
import type { Card } from "./edition";
import { BUS_FACE, HOTEL, type DealSide } from "./wire";

export { HOTEL };

export function playerName(seat: number): string {
  if (seat < 0) return t("bank");
  const facts = view.value?.table.seats[seat];
  if (!facts) return t("somebody");
  return facts.name || unmarked(t(facts.bot ? "bot-name" : "somebody", { number: seat + 1 }));
}

export function players(seats: number[]): string {
  return list(seats.map(playerName));
}

/** A name from the catalogue; twins like `chance-2` share that of the first; else the edition's own. */
function named(sort: string, id: string): string {
  const first = id.replace(/-\d+$/, "");
  const key = firstKnown(`${sort}-${id}`, `${sort}-${first}`);
  if (knows(key)) return t(key);
  const names = edition.value?.names ?? {};
  const thing = `${sort}.${id}`;
  return names[language.value]?.[thing] ?? names["en"]?.[thing] ?? id;
}

export function spaceName(position: number): string {
  const space = edition.value?.spaces[position];
  return space ? named("space", space.id) : "";
}

export function groupName(group: number): string {
  const facts = edition.value?.groups[group];
  return facts ? named("group", facts.id) : "";
}

export function deckName(deck: number): string {
  const facts = edition.value?.decks[deck];
  return facts ? named("deck", facts.id) : "";
}

export function tokenName(id: string): string {
  return named("token", id);
}

export function editionName(): string {
  const id = view.value?.table.edition ?? "";
  const key = `edition-${id}`;
  return knows(key) ? t(key) : (edition.value?.names["en"]?.["edition"] ?? id);
}

export function goName(): string {
  const position = edition.value?.spaces.findIndex((space) => space.kind === "go") ?? -1;
  return spaceName(position);
}

export function money(amount: number): string {
  return sum(amount, edition.value?.currency ?? "");
}

export function cashText(amount: number | null | undefined): string {
  return amount === null || amount === undefined ? t("money-hidden") : money(amount);
}

export function change(amount: number): string {
  return isolated(unmarked(t(amount < 0 ? "money-loss" : "money-gain", { amount: money(Math.abs(amount)) })));
}

export function level(count: number): string {
  if (count === 0) return t("level-0");
  return count === HOTEL ? t("level-hotel") : t("level-houses", { count });
}

/** So many houses, or so many hotels: of these catalogues know no plural. */
export function buildings(hotel: boolean, count: number): string {
  return hotel ? `${number(count)} × ${t("word-hotel")}` : t("level-houses", { count });
}

/** Spaces in their order, each named once. */
export function places(spaces: number[]): string {
  const counts = new Map<number, number>();
  for (const space of spaces) counts.set(space, (counts.get(space) ?? 0) + 1);
  return list([...counts].map(([space, count]) => (count === 1 ? spaceName(space) : `${spaceName(space)} × ${number(count)}`)));
}

export function faceName(face: number, isSpeedDie: boolean): string {
  if (!isSpeedDie || face < BUS_FACE) return number(face);
  return t(face === BUS_FACE ? "dice-bus" : "dice-mr");
}

export function dice(faces: number[], whiteDice: number): string {
  return faces.map((face, i) => faceName(face, whiteDice > 0 && i >= whiteDice)).join(" + ");
}

export function sideText(side: DealSide): string {
  const parts = side.cash ? [money(side.cash)] : [];
  parts.push(...side.deeds.map(spaceName));
  if (side.cards) parts.push(t("jail-cards", { count: side.cards }));
  return parts.length ? list(parts) : t("nothing");
}

export function cardText(deck: number, index: number): string {
  const facts = edition.value?.decks[deck];
  const card = facts?.cards[index];
  if (!facts || !card) return "";
  const own = `card-${card.id.replace(/-\d+$/, "")}`;
  const key = card.effect === "advance-to" ? firstKnown(own, "card-advance-to") : own;
  if (knows(key)) return t(key, cardArguments(card));
  return edition.value?.names["en"]?.[`card.${facts.id}.${card.id}`] ?? card.id;
}

function cardArguments(card: Card): Record<string, string> {
  const goal = card.nearest ? named("kind", card.nearest) : spaceName(card.space);
  return {
    space: goal,
    go: goName(),
    amount: money(card.amount),
    factor: number(card.dice_multiplier),
    house: money(card.per_house),
    hotel: money(card.per_hotel),
    "house-name": t("word-house"),
    "hotel-name": t("word-hotel"),
  };
}
