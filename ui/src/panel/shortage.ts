/** More buildings are wanted than the Bank has: who bids, from what, and who just buys (CHAMP-SHORTAGE-1 to -9). */

import type { Deed } from "./wire";

export type Piece = "house" | "hotel";

/** What a player declared before any bid: where he builds, and how many he wants (CHAMP-SHORTAGE-5). */
export interface Wish {
  player: string;
  deed: string;
  count: number;
  /** He wants the houses of a hotel that he breaks down: buyers come first (CHAMP-SHORTAGE-3). */
  breaks: boolean;
}

export interface Sale {
  player: string;
  deed: string;
  price: number;
}

/** What the banker does next. */
export type Step =
  | { kind: "nobody" } // nobody wants anything (any more)
  | { kind: "empty"; rule: "CHAMP-SHORTAGE-1" }
  | { kind: "enough"; buyers: string[] } // everybody buys at the list price
  | { kind: "alone"; player: string; deed: string; price: number; rule: "CHAMP-SHORTAGE-9" }
  | { kind: "auction"; bidders: string[]; opening: number; rule: "CHAMP-SHORTAGE-2" }
  | { kind: "breakers"; players: string[]; rule: "CHAMP-SHORTAGE-3" };

export function listPrice(deed: Deed, piece: Piece): number {
  return piece === "hotel" ? deed.hotel : deed.house;
}

export function next(stock: number, piece: Piece, wishes: Wish[], deeds: Deed[]): Step {
  const open = wishes.filter((wish) => wish.count > 0);
  const buyers = open.filter((wish) => !wish.breaks);
  if (!open.length) return { kind: "nobody" };
  if (stock <= 0) return { kind: "empty", rule: "CHAMP-SHORTAGE-1" };
  const first = buyers[0];
  if (!first) return { kind: "breakers", players: open.map((wish) => wish.player), rule: "CHAMP-SHORTAGE-3" };
  const price = (wish: Wish) => listPrice(deeds.find((deed) => deed.id === wish.deed)!, piece);
  if (buyers.length === 1) return { kind: "alone", player: first.player, deed: first.deed, price: price(first), rule: "CHAMP-SHORTAGE-9" };
  if (buyers.reduce((sum, wish) => sum + wish.count, 0) <= stock) return { kind: "enough", buyers: buyers.map((wish) => wish.player) };
  // CHAMP-SHORTAGE-6: the lowest list price among what was declared.
  return { kind: "auction", bidders: buyers.map((wish) => wish.player), opening: Math.min(...buyers.map(price)), rule: "CHAMP-SHORTAGE-2" };
}

/** One piece is sold: what is left in the Bank and wanted (CHAMP-SHORTAGE-8). */
export function sold(stock: number, wishes: Wish[], player: string): { stock: number; wishes: Wish[] } {
  return { stock: stock - 1, wishes: wishes.map((wish) => (wish.player === player ? { ...wish, count: wish.count - 1 } : wish)) };
}
