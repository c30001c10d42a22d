/** Offers on the table, and their answers. */

import type { JSX } from "preact";
import { t } from "../i18n";
import { named, playerName, sideText } from "../names";
import { dealWith, game, mySeat, own, view } from "../store";
import { handTo, playsHere } from "../together";
import type { Deal, OfferFacts } from "../wire";
import { Act, Countdown, Player, Press } from "./parts";

export function turned(deal: Deal): Deal {
  return { give: deal.take, take: deal.give };
}

export function Offers(): JSX.Element | null {
  const facts = game.value;
  if (!facts || facts.over || !facts.offers.length) return null;
  return (
    <section class="offers" aria-labelledby="offers-title">
      <h3 id="offers-title">{t("offers-title")}</h3>
      {facts.offers.map((offer) => <Offer key={`${offer.maker}-${offer.to}`} offer={offer} />)}
      {facts.negotiations.filter((talk) => talk.deadline_ms && !talk.closed && [talk.one, talk.other].includes(mySeat.value)).map((talk) => (
        <div key={`${talk.one}-${talk.other}`} class="deal-time">
          <span>{t("deal-time")}</span>
          <Countdown deadline={talk.deadline_ms} total={view.value?.table.settings.clocks.deal_ms ?? 0} />
        </div>
      ))}
    </section>
  );
}

function Offer({ offer }: { offer: OfferFacts }): JSX.Element {
  const mine = offer.to === mySeat.value;
  const made = offer.maker === mySeat.value;
  const accept = own.value?.actions.find((action) => action.type === "accept" && action.seat === offer.maker);
  const args = { player: playerName(made ? offer.to : offer.maker), other: playerName(offer.to) };
  const counter = () => (dealWith.value = { seat: offer.maker, deal: turned(offer.deal) });
  return (
    <article class={mine ? "offer mine" : "offer"}>
      <p class="offer-head"><Player seat={made ? offer.to : offer.maker} size={20} /> <span>{t(mine ? "offer-from" : made ? "offer-to" : "offer-between", args)}</span></p>
      <dl>
        <div><dt>{t(mine ? "offer-you-get" : made ? "offer-you-give" : "offer-gives")}</dt><dd>{sideText(offer.deal.give)}</dd></div>
        <div><dt>{t(mine ? "offer-you-give" : made ? "offer-you-get" : "offer-asks")}</dt><dd>{sideText(offer.deal.take)}</dd></div>
      </dl>
      {!mine && playsHere(offer.to) && <Press control={`hand:${offer.to}`} onPress={() => handTo(offer.to)}>{t("pass-to", { player: named.player(offer.to) })}</Press>}
      {mine && (
        <div class="row">
          {accept && <Act action={accept} main>{t("act-accept")}</Act>}
          <Act action={{ type: "reject", seat: offer.maker }}>{t("act-reject")}</Act>
          <Press control="counter" onPress={counter}>{t("act-counter")}</Press>
          {!accept && <p class="hint">{t("offer-not-now")}</p>}
          {accept?.interest ? <p class="hint">{t("deal-interest-you", { amount: named.sum(accept.interest) })}</p> : null}
        </div>
      )}
    </article>
  );
}
