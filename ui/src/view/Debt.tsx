/** A debt: how much is missing, and ways to raise it. */

import type { JSX } from "preact";
import { useSignal } from "@preact/signals";
import { t } from "../i18n";
import { cashText, named } from "../names";
import { cash, game, official, rule } from "../store";
import type { ActionFacts, DebtFacts, SeatOwn } from "../wire";
import { label } from "./Actions";
import { myDebt } from "./asking";
import { Act, Press, SpaceLabel } from "./parts";

const RAISING = new Set(["mortgage", "sell", "surrender"]);

/** Kinds of actions that the debt lists, with their deeds: those do not list them again. */
export function listedByDebt(): ReadonlySet<string> | undefined {
  const debt = game.value && !official.value ? myDebt(game.value) : undefined;
  return debt && debt.amount > (cash.value[debt.debtor] ?? 0) ? RAISING : undefined;
}

export function Debt({ debt, mine }: { debt: DebtFacts; mine: SeatOwn }): JSX.Element {
  const sure = useSignal(false);
  const pocket = cash.value[mine.seat] ?? 0;
  const missing = debt.amount - pocket;
  const may = (type: string) => mine.actions.find((action) => action.type === type);
  const pay = may("pay");
  return (
    <section class="debt" aria-labelledby="debt-title">
      <h3 id="debt-title">{t("debt-title")}</h3>
      <p>{t("debt-owed", { other: named.player(debt.creditor), amount: named.sum(debt.amount), cash: cashText(pocket) })}</p>
      {pay && <Act action={pay} main>{label(pay)}</Act>}
      {missing > 0 && (
        <>
          {official.value ? <p class="hint">{t("debt-yourself")}</p> : <p class="bad"><strong>{t("debt-missing", { amount: named.sum(missing) })}</strong></p>}
          {mine.could_raise !== null && (
            <p class="hint">{t(mine.could_raise >= debt.amount ? "debt-could" : "debt-cannot", { amount: named.sum(mine.could_raise) })}</p>
          )}
          {!official.value && <Ways mine={mine} missing={missing} />}
        </>
      )}
      {may("default") && <Act action={{ type: "default" }} danger>{t("act-default")}</Act>}
      {may("bankrupt") &&
        (sure.value ? (
          <div class="sure">
            <p>{t(debt.creditor >= 0 && rule("bankrupt.liquidates") === true ? "act-bankrupt-sure-liquidates" : "act-bankrupt-sure", { other: named.player(debt.creditor) })}</p>
            <div class="row">
              <Act action={{ type: "bankrupt" }} danger>{t("act-bankrupt-yes")}</Act>
              <Press control="not-bankrupt" onPress={() => (sure.value = false)}>{t("cancel")}</Press>
            </div>
          </div>
        ) : (
          <Press control="bankrupt?" danger onPress={() => (sure.value = true)}>{t("act-bankrupt")}</Press>
        ))}
    </section>
  );
}

/** What brings money: first what is enough on its own, the cheapest of it before. */
export function waysToRaise(mine: SeatOwn, missing: number): { action: ActionFacts; gain: number }[] {
  return mine.actions
    .filter((action) => RAISING.has(action.type))
    .map((action) => ({ action, gain: action.cash ?? 0 }))
    .sort((a, b) => Number(a.gain < missing) - Number(b.gain < missing) || a.gain - b.gain);
}

/** Everything that brings money, the cheapest to part with first; not in official rounds (CHAMP-MAT-2). */
function Ways({ mine, missing }: { mine: SeatOwn; missing: number }): JSX.Element | null {
  const ways = waysToRaise(mine, missing);
  if (!ways.length) return null;
  // Who cannot be saved by selling is not urged to sell.
  const advised = !mine.actions.some((action) => action.type === "bankrupt");
  return (
    <div class="ways">
      <h4>{t("debt-ways")}</h4>
      <ul>
        {ways.map(({ action, gain }, i) => (
          <li key={`${action.type}${action.space}`}>
            <span class="way">
              <SpaceLabel position={action.space ?? -1} />
              {gain >= missing && <span class="hint good">{t("debt-enough")}</span>}
            </span>
            <Act action={action} main={i === 0 && advised} quiet={i > 0 || !advised} label={t("act-on-space", { action: label(action), space: named.space(action.space ?? -1) })}>
              {label(action)}
            </Act>
          </li>
        ))}
      </ul>
    </div>
  );
}
