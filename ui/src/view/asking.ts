/** Whose decision about what: one line for the panel, the middle of the board and the live region. */

import { t } from "../i18n";
import { mortgages } from "../inherited";
import { named } from "../names";
import { edition, game, own } from "../store";
import type { AwaitFacts, GameFacts } from "../wire";

export function myDebt(facts: GameFacts) {
  return facts.debts.find((debt) => debt.debtor === own.value?.seat);
}

export function myWait(facts: GameFacts): AwaitFacts | undefined {
  return facts.awaiting.find((wait) => wait.seat === own.value?.seat);
}

/** What is asked of the one who looks; empty if nothing is. */
export function askedOfMe(): string {
  const facts = game.value;
  const wait = facts && myWait(facts);
  if (!facts || !wait || facts.over) return "";
  const here = facts.players[wait.seat]?.space ?? -1;
  const space = edition.value?.spaces[here];
  switch (wait.what) {
    case "roll": {
      const variant = (facts.players[wait.seat]?.jail ?? -1) >= 0 ? "-jail" : facts.rolled ? "-again" : "";
      return t(`awaiting-you-roll${variant}`);
    }
    case "buy":
      return t("awaiting-you-buy", { space: named.space(here), amount: named.sum(space?.price ?? 0) });
    case "auction":
      return facts.auction && facts.auction.space >= 0 ? t("awaiting-you-auction", { space: named.space(facts.auction.space) }) : t("awaiting-you-auction-building");
    case "debt": {
      const debt = myDebt(facts);
      return t("awaiting-you-debt", { other: named.player(debt?.creditor ?? -1), amount: named.sum(debt?.amount ?? 0) });
    }
    case "choose": {
      const choice = own.value?.choices[0];
      const at = choice && choice.space >= 0 ? choice.space : here;
      if (mortgages(own.value?.actions ?? []).length > 1) return t("awaiting-you-choose-mortgaged-deeds");
      return t(`awaiting-you-choose-${choice?.kind ?? "bus"}`, { space: named.space(at), amount: named.sum(edition.value?.spaces[at]?.fare ?? 0) });
    }
    default:
      return t(`awaiting-you-${wait.what}`);
  }
}

/** What the others are asked. */
export function askedOfOthers(): { seat: number; text: string; wait: AwaitFacts }[] {
  const facts = game.value;
  if (!facts || facts.over) return [];
  return facts.awaiting
    .filter((wait) => wait.seat !== own.value?.seat)
    .map((wait) => ({
      seat: wait.seat,
      wait,
      text: t(wait.choice ? `awaiting-choose-${wait.choice}` : `awaiting-${wait.what}`, { player: named.player(wait.seat), space: named.space(wait.space ?? facts.players[wait.seat]?.space ?? -1) }),
    }));
}

/** What goes on in the heads of others: their decisions, and offers that they have not answered. Bids are shown with the auction. */
export function thoughtsOfOthers(): { seat: number; text: string }[] {
  const offers = game.value?.over ? [] : (game.value?.offers ?? []);
  const considered = offers
    .filter((offer) => offer.to !== own.value?.seat)
    .map((offer) => ({ seat: offer.to, text: t("awaiting-offer", { player: named.player(offer.to), other: named.player(offer.maker) }) }));
  return [...askedOfOthers().filter(({ wait }) => wait.what !== "auction"), ...considered];
}
