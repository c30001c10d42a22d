/** What things are called at this table, in the language of the one who looks. */

import { computed } from "@preact/signals";
import { Named } from "./grammar";
import { firstKnown, isolated, knows, list, named as namedText, number, spoken, sum, t, unmarked, type Args } from "./i18n";
import { edition, mySeat, view } from "./store";
import type { Card } from "./edition";
import { BUS_FACE, HOTEL, type DealSide } from "./wire";

export { HOTEL };

/** Names for sentences, with the forms that these can ask for. What only shows a name takes the functions below. */
export const named = {
  player(seat: number): Named {
    if (seat < 0) return namedText("bank", undefined, "bank");
    return new Named(nameOf(seat), (form) => (form === "gender" ? genderOf(seat) : ""), seat === mySeat.value ? "you" : "other");
  },
  players(seats: number[]): Named {
    return list(seats.map(nameOf));
  },
  space(position: number): Named {
    const space = edition.value?.spaces[position];
    return space ? thing("space", space.id) : new Named("");
  },
  deck(deck: number): Named {
    const facts = edition.value?.decks[deck];
    return facts ? thing("deck", facts.id) : new Named("");
  },
  go(): Named {
    return named.space(edition.value?.spaces.findIndex((space) => space.kind === "go") ?? -1);
  },
  sum(amount: number): Named {
    return sum(amount, edition.value?.currency ?? "");
  },
  level(count: number): Named {
    if (count === 0) return namedText("level-0");
    return count === HOTEL ? namedText("level-hotel") : namedText("level-houses", { count });
  },
  buildings(hotel: boolean, count: number): Named {
    return namedText(hotel ? "level-hotels" : "level-houses", { count });
  },
  /** Spaces in their order, each named once. */
  places(spaces: number[]): Named {
    const counts = new Map<number, number>();
    for (const space of spaces) counts.set(space, (counts.get(space) ?? 0) + 1);
    return list([...counts].map(([space, count]) => (count === 1 ? named.space(space) : several(named.space(space), count))));
  },
  side(side: DealSide): Named {
    const parts = side.cash ? [named.sum(side.cash)] : [];
    parts.push(...side.deeds.map(named.space));
    if (side.cards) parts.push(namedText("jail-cards", { count: side.cards }));
    return parts.length ? list(parts) : namedText("nothing");
  },
};

/** A thing so many times, in every form it has. */
function several(thing: Named, count: number): Named {
  const times = (text: string): string => `${text}\u00a0× ${number(count)}`;
  return new Named(times(thing.value), (form) => times(thing.forms(form) || thing.value));
}

function genderOf(seat: number): string {
  return view.value?.table.seats[seat]?.gender ?? "";
}

function nameOf(seat: number): string {
  const facts = view.value?.table.seats[seat];
  if (!facts) return t("somebody");
  const character = `character-${seat + 1}`;
  return facts.name || unmarked(facts.bot && knows(character) ? t(character) : t(facts.bot ? "bot-name" : "somebody", { number: seat + 1 }));
}

/** The name on the board of a championship's hall, in the reader's language, else the one for all others. */
function localName(...things: string[]): string | undefined {
  const local = edition.value?.local ?? {};
  const tag = spoken.value.toLowerCase();
  for (const names of [local[tag], local[tag.split("-")[0] ?? ""], local[""]]) {
    for (const thing of things) if (names?.[thing]) return names[thing];
  }
  return undefined;
}

/** The board's own name, or one from the catalogue; twins like `chance-2` share that of the first; else the edition's. */
function thing(sort: string, id: string): Named {
  const first = id.replace(/-\d+$/, "");
  const here = localName(`${sort}.${id}`, `${sort}.${first}`);
  if (here) return new Named(here);
  const key = firstKnown(`${sort}-${id}`, `${sort}-${first}`);
  if (knows(key)) return namedText(key);
  const names = edition.value?.names ?? {};
  const name = `${sort}.${id}`;
  const inLanguage = spoken.value;
  return new Named(names[inLanguage]?.[name] ?? names[inLanguage.split("-")[0] ?? ""]?.[name] ?? names["en"]?.[name] ?? id);
}

export function playerName(seat: number): string {
  return named.player(seat).value;
}

export function players(seats: number[]): string {
  return named.players(seats).value;
}

/** The name of a space as its place on the board shows it: a long word may have soft hyphens, where it can be broken. */
export function boardName(position: number): string {
  const space = named.space(position);
  return unmarked(space.forms("board")) || space.value;
}

export function spaceName(position: number): string {
  return named.space(position).value;
}

/** Names that several spaces have. */
const twins = computed(() => {
  const all = (edition.value?.spaces ?? []).map((_, position) => spaceName(position));
  return new Set(all.filter((name, position) => all.indexOf(name) !== position));
});

/** The number of a space whose name others have too, for those who cannot see where it lies; empty for any other. */
export function numberAmongTwins(position: number): string {
  return twins.value.has(spaceName(position)) ? t("space-number", { number: number(position) }) : "";
}

export function groupName(group: number): string {
  const facts = edition.value?.groups[group];
  return facts ? thing("group", facts.id).value : "";
}

export function deckName(deck: number): string {
  return named.deck(deck).value;
}

export function tokenName(id: string): string {
  return thing("token", id).value;
}

export function editionName(): string {
  const id = view.value?.table.edition ?? "";
  const key = `edition-${id}`;
  return knows(key) ? t(key) : (edition.value?.names["en"]?.["edition"] ?? id);
}

export function goName(): string {
  return named.go().value;
}

export function money(amount: number): string {
  return named.sum(amount).value;
}

export function cashText(amount: number | null | undefined): string {
  return amount === null || amount === undefined ? t("money-hidden") : money(amount);
}

export function change(amount: number): string {
  return isolated(unmarked(t(amount < 0 ? "money-loss" : "money-gain", { amount: money(Math.abs(amount)) })));
}

export function level(count: number): string {
  return named.level(count).value;
}

export function buildings(hotel: boolean, count: number): string {
  return named.buildings(hotel, count).value;
}

export function places(spaces: number[]): string {
  return named.places(spaces).value;
}

export function faceName(face: number, isSpeedDie: boolean): string {
  if (!isSpeedDie || face < BUS_FACE) return number(face);
  return t(face === BUS_FACE ? "dice-bus" : "dice-mr");
}

export function dice(faces: number[], whiteDice: number): string {
  return faces.map((face, i) => faceName(face, whiteDice > 0 && i >= whiteDice)).join("\u00a0+\u00a0");
}

export function sideText(side: DealSide): string {
  return named.side(side).value;
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

function cardArguments(card: Card): Args {
  const goal = card.nearest ? thing("kind", card.nearest) : named.space(card.space);
  return {
    space: goal,
    go: named.go(),
    amount: named.sum(card.amount),
    factor: number(card.dice_multiplier),
    house: named.sum(card.per_house),
    hotel: named.sum(card.per_hotel),
    "house-name": namedText("word-house"),
    "hotel-name": namedText("word-hotel"),
  };
}
