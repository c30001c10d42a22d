/** Buildings may not be enough for all who want some: who bids, from what, and who just buys (CHAMP-SHORTAGE-1 to -9, RULING-1, RULING-3). */

import type { Deed } from "./wire";

export type Piece = "house" | "hotel";

/**
 * What a player declared before any bid: where they build, and how many there (CHAMP-SHORTAGE-5). A player may declare
 * several, which are filled in their order; the builder comes first.
 */
export interface Wish {
  player: string;
  deed: string;
  count: number;
  /** They want the houses of a hotel that they break down: buyers come first (CHAMP-SHORTAGE-3). */
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
  | { kind: "enough"; sales: Sale[] } // everybody buys at the list price
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
  // A breaker waits until the buyers are served.
  if (!buyers.length) return { kind: "breakers", players: [...new Set(open.map((wish) => wish.player))], rule: "CHAMP-SHORTAGE-3" };
  const price = (wish: Wish) => listPrice(deeds.find((deed) => deed.id === wish.deed)!, piece);
  // The next piece of each goes on the first place they declared.
  const firsts = buyers.filter((wish, i) => buyers.findIndex((other) => other.player === wish.player) === i);
  const first = firsts[0]!;
  if (firsts.length === 1) return { kind: "alone", player: first.player, deed: first.deed, price: price(first), rule: "CHAMP-SHORTAGE-9" };
  if (buyers.reduce((sum, wish) => sum + wish.count, 0) <= stock) {
    const sales = buyers.flatMap((wish) => Array.from({ length: wish.count }, () => ({ player: wish.player, deed: wish.deed, price: price(wish) })));
    return { kind: "enough", sales };
  }
  // CHAMP-SHORTAGE-6: the lowest list price among what was declared for this piece.
  return { kind: "auction", bidders: firsts.map((wish) => wish.player), opening: Math.min(...firsts.map(price)), rule: "CHAMP-SHORTAGE-2" };
}

/** One piece is sold and goes on the first place its buyer declared: what is left in the Bank and wanted (CHAMP-SHORTAGE-8). */
export function sold(stock: number, wishes: Wish[], player: string): { stock: number; wishes: Wish[]; deed: string } {
  const at = wishes.findIndex((wish) => wish.player === player && !wish.breaks && wish.count > 0);
  const after = wishes.map((wish, i) => (i === at ? { ...wish, count: wish.count - 1 } : wish)).filter((wish) => wish.count > 0);
  return { stock: stock - 1, wishes: after, deed: wishes[at]?.deed ?? "" };
}

/** Nobody bid: the piece stays with the Bank and the buyers' shortage is over; breakers may go on (RULING-1). */
export function unsold(wishes: Wish[]): Wish[] {
  return wishes.filter((wish) => wish.breaks);
}
