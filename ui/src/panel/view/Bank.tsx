/** The bank calculator. Judges may reckon with it; players may not (CHAMP-MAT-2). */

import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../../i18n";
import { amountOf, dealings, rents, repair, type Entry } from "../bank";
import { facts, money } from "../state";
import { Count, DeedOptions, Mark, RuleId } from "./parts";

const chosen = signal("");
const dice = signal("7");
const houses = signal("0");
const hotels = signal("0");
const typed = signal("");
const bill = signal<number[]>([]);

const add = (amount: number) => (bill.value = [...bill.value, amount]);
const figure = (value: string) => amountOf(value) ?? 0;

export function Bank(): JSX.Element {
  const { deeds, salary, fine, repairs } = facts.value;
  const deed = deeds.find((one) => one.id === (chosen.value || deeds[0]?.id));
  return (
    <div class="sides">
      <div>
        <p class="soft">
          {t("panel-bank-lead")} <RuleId id="CHAMP-MAT-2" />
        </p>
        <label for="bank-deed">{t("panel-bank-deed")}</label>
        <div class="row">
          {deed ? <Mark group={deed.group} /> : null}
          <select id="bank-deed" value={deed?.id} onChange={(event) => (chosen.value = event.currentTarget.value)}>
            <DeedOptions />
          </select>
        </div>
        {deed?.kind === "utility" ? <Count id="bank-dice" label={t("panel-bank-dice")} value={dice.value} onInput={(value) => (dice.value = value)} /> : null}
        {deed ? <Amounts title={t("panel-bank-rent")} entries={rents(deed, facts.value, figure(dice.value))} /> : null}
        {deed ? <Amounts title={t("panel-bank-deed-title")} entries={dealings(deed)} /> : null}
        <Amounts
          title={t("panel-bank-more")}
          entries={[
            { what: "panel-bank-salary", amount: salary },
            { what: "panel-bank-fine", amount: fine },
          ]}
        />
        <h3>{t("panel-bank-repairs")}</h3>
        <div class="row">
          <Count id="bank-houses" label={t("panel-bank-houses")} value={houses.value} onInput={(value) => (houses.value = value)} />
          <Count id="bank-hotels" label={t("panel-bank-hotels")} value={hotels.value} onInput={(value) => (hotels.value = value)} />
        </div>
        <ul class="amounts">
          {repairs.map((card) => (
            <Amount key={`${card.house} ${card.hotel}`} shown={t("panel-bank-repair", { deck: card.name, house: money(card.house), hotel: money(card.hotel) })} amount={repair(card, figure(houses.value), figure(hotels.value))} />
          ))}
        </ul>
      </div>
      <Bill />
    </div>
  );
}

function Amounts({ title, entries }: { title: string; entries: Entry[] }): JSX.Element {
  return (
    <>
      <h3>{title}</h3>
      <ul class="amounts">
        {entries.map(({ what, count, amount }) => (
          <Amount key={`${what} ${count}`} shown={count === undefined ? t(what) : t(what, { count })} amount={amount} />
        ))}
      </ul>
    </>
  );
}

/** A tap puts it on the bill. */
function Amount({ shown, amount }: { shown: string; amount: number }): JSX.Element {
  return (
    <li>
      <button type="button" onClick={() => add(amount)}>
        <span>{shown}</span> <strong>{money(amount)}</strong>
      </button>
    </li>
  );
}

function Bill(): JSX.Element {
  const total = bill.value.reduce((sum, amount) => sum + amount, 0);
  const put = (sign: number) => {
    const amount = amountOf(typed.value);
    if (amount !== null) add(sign * amount);
    typed.value = "";
  };
  const enter = (event: SubmitEvent) => {
    event.preventDefault();
    put(1);
  };
  return (
    <aside class="bill" aria-label={t("panel-bill")}>
      <p class="total" role="status">
        {t("panel-bill")}: <strong>{money(total)}</strong>
      </p>
      {bill.value.length ? <BillLines /> : <p class="soft">{t("panel-bill-lead")}</p>}
      <form class="row" onSubmit={enter}>
        <Count id="bill-amount" label={t("panel-bill-amount")} value={typed.value} onInput={(value) => (typed.value = value)} />
        <button aria-label={t("panel-bill-plus")}>+</button>
        <button type="button" aria-label={t("panel-bill-minus")} onClick={() => put(-1)}>
          −
        </button>
      </form>
      <div class="buttons">
        <button type="button" disabled={!bill.value.length} onClick={() => (bill.value = bill.value.slice(0, -1))}>
          {t("panel-bill-back")}
        </button>
        <button type="button" disabled={!bill.value.length} onClick={() => (bill.value = [])}>
          {t("panel-bill-clear")}
        </button>
      </div>
    </aside>
  );
}

function BillLines(): JSX.Element {
  return (
    <ol class="bill-lines">
      {bill.value.map((amount, i) => (
        <li key={i}>{t(amount < 0 ? "money-loss" : "money-gain", { amount: money(Math.abs(amount)) })}</li>
      ))}
    </ol>
  );
}
