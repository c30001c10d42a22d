/** The wizard for the moment when more buildings are wanted than there are. */

import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../../i18n";
import { amountOf } from "../bank";
import { listPrice, next, sold, unsold, type Piece, type Sale, type Step, type Wish } from "../shortage";
import { facts, money, nameOf, namesOf } from "../state";
import { Count, DeedOptions, Name, PlayerOptions, RuleId } from "./parts";

const piece = signal<Piece>("house");
const stock = signal("");
const wishes = signal<Wish[]>([]);
const sales = signal<Sale[]>([]);
const blank = { player: "", deed: "", count: "1", breaks: false };
const form = signal(blank);
const price = signal("");
const winner = signal("");

const left = () => amountOf(stock.value) ?? 0;
const deedOf = (id: string) => facts.value.deeds.find((deed) => deed.id === id)!;

function startAgain(): void {
  wishes.value = [];
  sales.value = [];
  form.value = blank;
  price.value = winner.value = "";
}

export function Shortage(): JSX.Element {
  const choose = (one: Piece) => {
    piece.value = one;
    startAgain();
  };
  return (
    <div class="wizard">
      <p class="soft">
        {t("panel-short-lead")} <RuleId id="CHAMP-SHORTAGE-4" />
      </p>
      <fieldset class="segments">
        <legend>{t("panel-short-piece")}</legend>
        {(["house", "hotel"] as const).map((one) => (
          <label key={one}>
            <input type="radio" name="piece" checked={piece.value === one} onChange={() => choose(one)} />
            <span>{t(`panel-short-${one}s`)}</span>
          </label>
        ))}
      </fieldset>
      <Count id="short-stock" label={t("panel-short-stock")} value={stock.value} onInput={(value) => (stock.value = value)} />
      <Wishes />
      <NextStep step={next(left(), piece.value, wishes.value, facts.value.deeds)} />
      <Sales />
    </div>
  );
}

/** Before any bid each player declares how many they want and where, the builder first. */
function Wishes(): JSX.Element {
  return (
    <>
      <h3>
        {t("panel-short-wishes")} <RuleId id="CHAMP-SHORTAGE-5" />
      </h3>
      <ul class="wishes">
        {wishes.value.map((wish, i) => (
          <li key={i}>
            <span>
              <Name id={wish.player} />: {t("panel-short-wish", { count: wish.count, deed: deedOf(wish.deed).name, price: money(listPrice(deedOf(wish.deed), piece.value)) })}
              {wish.breaks ? ` · ${t("panel-short-breaks")}` : ""}
            </span>
            <button type="button" onClick={() => (wishes.value = wishes.value.filter((one) => one !== wish))}>
              {t("panel-short-withdraw")}
            </button>
          </li>
        ))}
      </ul>
      <WishForm />
    </>
  );
}

function WishForm(): JSX.Element {
  const { player, deed, count, breaks } = form.value;
  const set = (changed: Partial<typeof blank>) => (form.value = { ...form.value, ...changed });
  const declare = (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = amountOf(count) ?? 0;
    if (!player || !deed || wanted < 1) return;
    const same = (one: Wish) => one.player === player && one.deed === deed;
    wishes.value = [...wishes.value.filter((one) => !same(one)), { player, deed, count: wanted, breaks }];
    form.value = blank;
  };
  return (
    <form class="wish" onSubmit={declare}>
      <div class="field">
        <label for="wish-player">{t("panel-short-player")}</label>
        <select id="wish-player" required value={player} onChange={(event) => set({ player: event.currentTarget.value })}>
          <PlayerOptions blank={t("panel-choose")} />
        </select>
      </div>
      <div class="field">
        <label for="wish-deed">{t("panel-short-deed")}</label>
        <select id="wish-deed" required value={deed} onChange={(event) => set({ deed: event.currentTarget.value })}>
          <option value="">{t("panel-choose")}</option>
          <DeedOptions streets />
        </select>
      </div>
      <Count id="wish-count" label={t("panel-short-count")} value={count} onInput={(value) => set({ count: value })} />
      {piece.value === "house" ? (
        <label class="tick">
          <input type="checkbox" checked={breaks} onChange={(event) => set({ breaks: event.currentTarget.checked })} />
          <span>
            {t("panel-short-breaks")} <RuleId id="CHAMP-SHORTAGE-3" />
          </span>
        </label>
      ) : null}
      <button>{t("panel-short-declare")}</button>
    </form>
  );
}

function NextStep({ step }: { step: Step }): JSX.Element | null {
  if (step.kind === "nobody") return null;
  const text = {
    empty: () => t("panel-short-empty"),
    enough: () => t("panel-short-enough"),
    alone: () => (step.kind === "alone" ? t("panel-short-alone", { name: nameOf(step.player), deed: deedOf(step.deed).name, price: money(step.price) }) : ""),
    auction: () => (step.kind === "auction" ? t("panel-short-auction", { names: namesOf(step.bidders), price: money(step.opening) }) : ""),
    breakers: () => (step.kind === "breakers" ? t("panel-short-breakers", { names: namesOf(step.players) }) : ""),
  }[step.kind]();
  return (
    <div class="told step" role="status">
      <p>
        {text} {"rule" in step ? <RuleId id={step.rule} /> : null} {step.kind === "auction" ? <RuleId id="CHAMP-SHORTAGE-6" /> : null}
      </p>
      {step.kind === "auction" ? <Hammer bidders={step.bidders} opening={step.opening} /> : null}
      {step.kind === "alone" ? (
        <button type="button" onClick={() => sell(step.player, step.price)}>
          {t("panel-short-sold-alone")}
        </button>
      ) : null}
      {step.kind === "enough" ? (
        <button type="button" onClick={() => step.sales.forEach((sale) => sell(sale.player, sale.price))}>
          {t("panel-short-sold-all")}
        </button>
      ) : null}
    </div>
  );
}

function sell(player: string, amount: number): void {
  const after = sold(left(), wishes.value, player);
  stock.value = String(after.stock);
  wishes.value = after.wishes;
  sales.value = [...sales.value, { player, deed: after.deed, price: amount }];
  price.value = winner.value = "";
}

/** One piece at a time (CHAMP-SHORTAGE-8). */
function Hammer({ bidders, opening }: { bidders: string[]; opening: number }): JSX.Element {
  const amount = amountOf(price.value);
  const low = amount !== null && amount < opening;
  const close = (event: SubmitEvent) => {
    event.preventDefault();
    if (winner.value && amount !== null && !low) sell(winner.value, amount);
  };
  return (
    <form class="wish" onSubmit={close}>
      <div class="field">
        <label for="hammer-winner">{t("panel-short-winner")}</label>
        <select id="hammer-winner" required value={winner.value} onChange={(event) => (winner.value = event.currentTarget.value)}>
          <option value="">{t("panel-choose")}</option>
          {bidders.map((id) => (
            <option key={id} value={id}>
              {nameOf(id)}
            </option>
          ))}
        </select>
      </div>
      <Count id="hammer-price" label={t("panel-short-price")} value={price.value} onInput={(value) => (price.value = value)} />
      {low ? <p role="alert">{t("panel-short-low", { price: money(opening) })}</p> : null}
      <p class="soft">
        {t("panel-short-pass")} <RuleId id="CHAMP-SHORTAGE-8" />
      </p>
      <button class="main">{t("panel-short-sold")}</button>
      <button type="button" onClick={() => (wishes.value = unsold(wishes.value))}>
        {t("panel-short-unsold")}
      </button>
    </form>
  );
}

function Sales(): JSX.Element | null {
  if (!sales.value.length) return null;
  return (
    <>
      <h3>{t("panel-short-sales")}</h3>
      <ol>
        {sales.value.map((sale, i) => (
          <li key={i}>{t("panel-short-sale", { name: nameOf(sale.player), deed: deedOf(sale.deed).name, price: money(sale.price) })}</li>
        ))}
      </ol>
      <button type="button" onClick={startAgain}>
        {t("panel-short-again")}
      </button>
    </>
  );
}
