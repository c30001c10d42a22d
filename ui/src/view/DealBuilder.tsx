/** A deal put together: pick from both sides, see what it changes, send it. */

import type { JSX } from "preact";
import { useSignal } from "@preact/signals";
import { t } from "../i18n";
import { named } from "../names";
import { cash, dealWith, game, mySeat, rule } from "../store";
import { act } from "../table";
import type { Deal, DealSide, GameFacts } from "../wire";
import { Changes } from "./DealChanges";
import { Dialog, Player, Press, SpaceLabel } from "./parts";
import { LOCK, Sign } from "./shapes";

const EMPTY: DealSide = { cash: 0, deeds: [], cards: 0 };

export function DealBuilder(): JSX.Element | null {
  const asked = dealWith.value;
  const facts = game.value;
  if (!asked || !facts || mySeat.value < 0) return null;
  const close = () => (dealWith.value = null);
  const partners = facts.players.filter((player) => !player.out && player.seat !== mySeat.value);
  const chosen = partners.length === 1 ? (partners[0]?.seat ?? -1) : asked.seat;
  return (
    <Dialog title={t("deal-title")} onClose={close} wide>
      <fieldset class="partners">
        <legend>{t("deal-with")}</legend>
        {partners.map(({ seat }) => (
          <label key={seat} class="chip">
            <input type="radio" name="partner" checked={seat === chosen} onChange={() => (dealWith.value = { seat, deal: null })} />
            <Player seat={seat} size={22} />
          </label>
        ))}
      </fieldset>
      {chosen >= 0 && <Builder key={chosen} facts={facts} other={chosen} start={asked.deal} onDone={close} />}
    </Dialog>
  );
}

function Builder({ facts, other, start, onDone }: { facts: GameFacts; other: number; start: Deal | null; onDone: () => void }): JSX.Element {
  const deal = useSignal<Deal>(start ?? { give: EMPTY, take: EMPTY });
  const me = mySeat.value;
  const { give, take } = deal.value;
  const empty = !give.deeds.length && !take.deeds.length && !give.cards && !take.cards;
  const tooMuch = give.cash > (cash.value[me] ?? Infinity) || take.cash > (cash.value[other] ?? Infinity);
  const cardPrice = Number(rule("jail.cardMinPrice") ?? 0);
  const send = async () => {
    if (await act({ type: "offer", seat: other, deal: deal.value }, "offer")) onDone();
  };
  return (
    <>
      <div class="sides">
        <Side title={t("deal-give")} facts={facts} seat={me} side={give} onChange={(side) => (deal.value = { give: side, take })} />
        <Side title={t("deal-take")} facts={facts} seat={other} side={take} onChange={(side) => (deal.value = { give, take: side })} />
      </div>
      <div class="consequences" role="status">
        {empty ? <p class="hint">{t("deal-empty")}</p> : <Changes one={me} other={other} deal={deal.value} />}
        {tooMuch && <p class="bad">{t("deal-too-much")}</p>}
        {(give.cards > 0 || take.cards > 0) && cardPrice > 0 && <p class="hint">{t("deal-card-price", { amount: named.sum(cardPrice) })}</p>}
      </div>
      <div class="row last-row">
        <Press control="deal-clear" quiet onPress={() => (deal.value = { give: EMPTY, take: EMPTY })}>{t("deal-clear")}</Press>
        <Press control="offer" main disabled={empty || tooMuch} onPress={() => void send()}>{t("deal-send")}</Press>
      </div>
    </>
  );
}

function Side({ title, facts, seat, side, onChange }: { title: string; facts: GameFacts; seat: number; side: DealSide; onChange: (side: DealSide) => void }): JSX.Element {
  const deeds = facts.deeds.filter((deed) => deed.owner === seat && deed.tradable !== false);
  const cards = facts.players[seat]?.jail_cards.length ?? 0;
  const pocket = cash.value[seat];
  const toggle = (space: number) => {
    const rest = side.deeds.filter((other) => other !== space);
    onChange({ ...side, deeds: rest.length === side.deeds.length ? [...rest, space].sort((a, b) => a - b) : rest });
  };
  const amount = (event: { currentTarget: HTMLInputElement }) => Math.max(0, Math.floor(Number(event.currentTarget.value) || 0));
  return (
    <fieldset class="side">
      <legend>{title} <Player seat={seat} size={20} /></legend>
      <label class="cash">
        {t("deal-cash")}
        <input type="number" inputMode="numeric" min="0" max={pocket ?? undefined} value={side.cash || ""} placeholder="0" onInput={(event) => onChange({ ...side, cash: amount(event) })} />
      </label>
      {cards > 0 && (
        <label class="cash">
          {t("deal-cards")}
          <input type="number" inputMode="numeric" min="0" max={cards} value={side.cards || ""} placeholder="0" onInput={(event) => onChange({ ...side, cards: Math.min(cards, amount(event)) })} />
        </label>
      )}
      {deeds.map((deed) => (
        <label key={deed.space} class="chip deed">
          <input type="checkbox" checked={side.deeds.includes(deed.space)} onChange={() => toggle(deed.space)} />
          <SpaceLabel position={deed.space} />
          {deed.mortgaged && <span class="tag"><Sign d={LOCK} size={14} /> {t("deed-mortgaged")}</span>}
        </label>
      ))}
      {!deeds.length && <p class="hint">{t("deal-none")}</p>}
    </fieldset>
  );
}
