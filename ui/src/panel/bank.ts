/** The bank calculator: what is printed on a deed, and sums of it. */

import type { Deed, Facts } from "./wire";

export interface Entry {
  /** A key of the catalogue, with what is counted. */
  what: string;
  count?: number;
  amount: number;
}

/** Every rent of a deed, with what it takes. The rent of a utility needs the dice. */
export function rents(deed: Deed, facts: Facts, dice: number): Entry[] {
  if (deed.kind === "station") return facts.station_rents.map((amount, i) => ({ what: "panel-rent-held", count: i + 1, amount }));
  if (deed.kind === "utility") {
    return facts.utility_factors.map((factor, i) => ({ what: "panel-rent-held", count: i + 1, amount: factor * dice }));
  }
  const bare = deed.rents[0] ?? 0;
  const houses = deed.rents.slice(1, facts.most_houses + 1).map((amount, i) => ({ what: "panel-rent-houses", count: i + 1, amount }));
  return [
    { what: "panel-rent-bare", amount: bare },
    { what: "panel-rent-group", amount: deed.set_rent }, // CHAMP-RENT-3
    ...houses,
    { what: "panel-rent-hotel", amount: deed.rents[facts.most_houses + 1] ?? 0 },
  ];
}

/** What the Bank takes and gives for a deed. */
export function dealings(deed: Deed): Entry[] {
  const built: Entry[] = deed.house
    ? [
        { what: "panel-bank-house", amount: deed.house },
        { what: "panel-bank-hotel", amount: deed.hotel },
        { what: "panel-bank-house-back", amount: deed.house_back }, // CHAMP-SELL-4
        { what: "panel-bank-hotel-back", amount: deed.hotel_back },
      ]
    : [];
  return [
    { what: "panel-bank-price", amount: deed.price },
    { what: "panel-bank-mortgage", amount: deed.mortgage },
    { what: "panel-bank-redeem", amount: deed.redeem }, // CHAMP-MORTGAGE-5
    { what: "panel-bank-interest", amount: deed.interest }, // CHAMP-MORTGAGE-9
    ...built,
  ];
}

export function repair(card: { house: number; hotel: number }, houses: number, hotels: number): number {
  return card.house * houses + card.hotel * hotels;
}

/** A whole number as somebody types it, or null: no sign, no fraction, nothing beyond what a table can hold. */
export function amountOf(typed: string): number | null {
  const digits = typed.trim().replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)).replace(/[\s.,'’]/g, "");
  return /^\d{1,8}$/.test(digits) ? Number(digits) : null;
}
