/** Hints for a first game: one sentence on what can be done now. Whoever knows the game switches them off. */

import type { JSX } from "preact";
import { t } from "../i18n";
import { game, official, own, rule } from "../store";
import type { GameFacts, SeatOwn } from "../wire";
import { myDebt, myWait } from "./asking";
import { hinting } from "./look";

/** The hint for this moment; none in official rounds (CHAMP-MAT-2). */
function hintOf(facts: GameFacts, mine: SeatOwn): string {
  const wait = myWait(facts)?.what;
  const may = (type: string) => mine.actions.some((action) => action.type === type);
  if (may("claim")) return "hint-claim";
  if (myDebt(facts)) return "hint-debt";
  if (facts.auction?.asked.includes(mine.seat)) return rule("auction.cover") === "cash" ? "hint-auction" : "hint-auction-default";
  if (wait === "buy") return rule("unowned.decline") === "auction" ? "hint-buy-auction" : "hint-buy";
  if (wait === "choose") return "hint-choose";
  if (facts.offers.some((offer) => offer.to === mine.seat)) return "hint-offer";
  const tries = facts.players[mine.seat]?.jail ?? -1;
  if (wait === "roll" && tries >= 0) return jailHint(tries);
  if (may("build")) return "hint-build";
  if (wait === "roll") return "hint-roll";
  if (wait === "end") return "hint-end";
  return wait ? "" : "hint-wait";
}

/** The ways out of jail that are open after so many tries. */
export function jailHint(tries: number): string {
  if (tries >= Number(rule("jail.attempts"))) return "hint-jail-late"; // VOYAGE-JAIL-7
  if (rule("jail.exitRoll") === "six") return "hint-jail-six";
  return tries < Number(rule("jail.prepayTurns")) ? "hint-jail" : "hint-jail-roll"; // CHAMP-JAIL-8
}

export function Hint(): JSX.Element | null {
  const facts = game.value;
  const mine = own.value;
  if (!facts || !mine || facts.over || official.value || !hinting.value || facts.players[mine.seat]?.out) return null;
  const key = hintOf(facts, mine);
  if (!key) return <div class="tip none" />;
  return (
    <aside class="tip" aria-label={t("hints")}>
      <p>{t(key)}</p>
      <button type="button" class="press quiet close" aria-label={t("hints-stop")} title={t("hints-stop")} onClick={() => (hinting.value = false)}>✕</button>
    </aside>
  );
}
