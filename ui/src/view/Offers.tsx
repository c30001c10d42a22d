/** Offers on the table, and their answers. */

import type { JSX } from "preact";
import { minutesSince } from "../clock";
import { number, t } from "../i18n";
import { named, playerName, sideText } from "../names";
import { dealWith, game, mySeat, own, view } from "../store";
import { handTo, playsHere } from "../together";
import type { Deal, NegotiationFacts, OfferFacts } from "../wire";
import { Changes } from "./DealChanges";
import { Act, Countdown, Player, Press } from "./parts";

export function turned(deal: Deal): Deal {
  return { give: deal.take, take: deal.give };
}

export function Offers(): JSX.Element | null {
  const facts = game.value;
  if (!facts || facts.over || !facts.offers.length) return null;
  return (
    <section class="offers" aria-labelledby="offers-title">
      <h3 id="offers-title" class="unseen">{t("offers-title")}</h3>
      {facts.offers.map((offer) => <Offer key={`${offer.maker}-${offer.to}`} offer={offer} />)}
      {facts.negotiations.filter((talk) => concerns(talk, mySeat.value) && !facts.offers.some((offer) => isBetween(talk, offer))).map((talk) => <DealTime key={`${talk.one}-${talk.other}`} talk={talk} />)}
    </section>
  );
}

function concerns(talk: NegotiationFacts, seat: number): boolean {
  return talk.one === seat || talk.other === seat;
}

function isBetween(talk: NegotiationFacts, offer: OfferFacts): boolean {
  return concerns(talk, offer.maker) && concerns(talk, offer.to);
}

function DealTime({ talk }: { talk: NegotiationFacts }): JSX.Element | null {
  if (!talk.deadline_ms || talk.closed) return null;
  return (
    <div class="deal-time">
      <span>{t("deal-time")}</span>
      <Countdown deadline={talk.deadline_ms} total={view.value?.table.settings.clocks.deal_ms ?? 0} />
    </div>
  );
}

/** How long an offer still stands, or where no clock runs, how long it has stood. */
function Standing({ offer }: { offer: OfferFacts }): JSX.Element {
  const talk = game.value?.negotiations.find((one) => isBetween(one, offer) && one.deadline_ms && !one.closed);
  if (talk) return <DealTime talk={talk} />;
  const minutes = minutesSince(offer.since_ms);
  return <p class="hint">{minutes ? t("offer-since", { minutes: number(minutes) }) : t("offer-new")}</p>;
}

function Offer({ offer }: { offer: OfferFacts }): JSX.Element {
  const mine = offer.to === mySeat.value;
  const made = offer.maker === mySeat.value;
  const accept = own.value?.actions.find((action) => action.type === "accept" && action.seat === offer.maker);
  const args = { player: playerName(made ? offer.to : offer.maker), other: playerName(offer.to) };
  const counter = () => (dealWith.value = { seat: offer.maker, deal: turned(offer.deal) });
  /** Several offers can lie on the table: their buttons say whose they answer. */
  const about = (key: string) => t("act-on-space", { action: t(key), space: named.player(offer.maker) });
  return (
    <article class={mine ? "offer mine" : "offer"}>
      <div class="offer-head"><Player seat={made ? offer.to : offer.maker} size={20} /> <span>{t(mine ? "offer-from" : made ? "offer-to" : "offer-between", args)}</span> <Standing offer={offer} /></div>
      <dl>
        <div><dt>{t(mine ? "offer-you-get" : made ? "offer-you-give" : "offer-gives")}</dt><dd>{sideText(offer.deal.give)}</dd></div>
        <div><dt>{t(mine ? "offer-you-give" : made ? "offer-you-get" : "offer-asks")}</dt><dd>{sideText(offer.deal.take)}</dd></div>
      </dl>
      <Changes one={offer.maker} other={offer.to} deal={offer.deal} />
      {!mine && playsHere(offer.to) && <Press control={`hand:${offer.to}`} onPress={() => handTo(offer.to)}>{t("pass-to", { player: named.player(offer.to) })}</Press>}
      {mine && (
        <div class="row">
          {accept && <Act action={accept} main label={about("act-accept")}>{t("act-accept")}</Act>}
          <Act action={{ type: "reject", seat: offer.maker }} label={about("act-reject")}>{t("act-reject")}</Act>
          <Press control={`counter:${offer.maker}`} label={about("act-counter")} onPress={counter}>{t("act-counter")}</Press>
          {!accept && <p class="hint">{t("offer-not-now")}</p>}
        </div>
      )}
    </article>
  );
}
