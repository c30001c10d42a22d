/** The auction: what, how much, how long, and quick raises. */

import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { t } from "../i18n";
import { buildings, money, named } from "../names";
import { cash, edition, game, official, view } from "../store";
import { quickBids } from "../sums";
import { act } from "../table";
import type { AuctionFacts, SeatOwn } from "../wire";
import { askedOfOthers } from "./asking";
import { Act, Countdown, Group, Player, Press, SpaceLabel } from "./parts";
import { Token } from "./shapes";

export function Auction({ auction, mine }: { auction: AuctionFacts; mine: SeatOwn | null }): JSX.Element {
  const total = view.value?.table.settings.clocks.auction_ms ?? 0;
  const space = edition.value?.spaces[auction.space];
  return (
    <section class={`auction stage-${auction.stage}`} aria-labelledby="auction-title">
      <h3 id="auction-title">
        {space && <Group group={space.group} />}
        {auction.space < 0 ? t("auction-title-building") : t("auction-title", { space: named.space(auction.space) })}
      </h3>
      <p class="high">
        {auction.bidder >= 0 ? <Player seat={auction.bidder} /> : null}
        <strong>{auction.bid ? money(auction.bid) : t("auction-none")}</strong>
      </p>
      <div class="going">
        <p class="stage">{auction.closed ? t("auction-closed", { player: named.player(auction.bidder), amount: named.sum(auction.bid) }) : t(`auction-stage-${auction.stage}`)}</p>
        {!auction.closed && <Bidders />}
      </div>
      <Countdown deadline={auction.deadline_ms} total={total} loud />
      {auction.space < 0 && <Piece auction={auction} />}
      {mine && !auction.closed && <Bidding auction={auction} mine={mine} />}
    </section>
  );
}

/** Of a building: how many are left, where each bidder would put it, and that a pass counts for this one only. */
function Piece({ auction }: { auction: AuctionFacts }): JSX.Element {
  const facts = game.value;
  const left = (auction.hotel ? facts?.hotels : facts?.houses) ?? 0;
  const bidders = auction.wants.flatMap((space, seat) => (space >= 0 && (auction.asked.includes(seat) || seat === auction.bidder) ? [{ seat, space }] : []));
  return (
    <div class="auction-piece">
      <p class="hint">{t("auction-building-left", { pieces: buildings(auction.hotel, left) })} {t("auction-pass-piece")}</p>
      <ul>{bidders.map(({ seat, space }) => <li key={seat}><Player seat={seat} size={20} /> <SpaceLabel position={space} /></li>)}</ul>
    </div>
  );
}

/** Who else may still bid. */
function Bidders(): JSX.Element {
  return (
    <ul class="bidders">
      {askedOfOthers().filter(({ wait }) => wait.what === "auction").map(({ seat, text }) => <li key={seat} title={text}><Token seat={seat} size={22} /><span class="unseen">{text}</span></li>)}
    </ul>
  );
}

function Bidding({ auction, mine }: { auction: AuctionFacts; mine: SeatOwn }): JSX.Element {
  const typed = useSignal("");
  const field = useRef<HTMLInputElement>(null);
  const leading = auction.bidder === mine.seat;
  const mayPass = mine.actions.some((action) => action.type === "pass");
  if (leading) return <p class="good">{t("auction-high-you", { amount: named.sum(auction.bid) })}</p>;
  if (!mine.bid_max) return <div class="row">{mayPass ? <Act action={{ type: "pass" }} main>{t("act-pass")}</Act> : <p class="hint">{t("auction-out")}</p>}</div>;
  const pocket = cash.value[mine.seat] ?? mine.bid_max;
  const position = auction.space >= 0 ? auction.space : (auction.wants[mine.seat] ?? -1);
  const facts = edition.value?.spaces[position];
  const price = auction.space >= 0 ? (facts?.price ?? 0) : ((auction.hotel ? facts?.hotel_cost : facts?.house_cost) ?? 0);
  const quick = quickBids(mine.bid_min, Math.min(mine.bid_max, pocket), price);
  const amount = typed.value === "" ? mine.bid_min : Number(typed.value);
  const bid = (value: number, control: string) => act({ type: "bid", amount: value }, control).then(() => (typed.value = ""));
  /** What was typed or nothing: not all one has for a digit too many, and not more because somebody else was quicker. */
  const bidOwn = () => field.current?.reportValidity() && void bid(amount, "bid-own");
  return (
    <form class="bidding" onSubmit={(event) => { event.preventDefault(); bidOwn(); }}>
      <div class="row" role="group" aria-label={t("auction-quick")}>
        {quick.map((value, i) => {
          const said = t("act-bid", { amount: named.sum(value) });
          return <Press key={value} control={`bid:${value}`} main={i === 0} label={said} onPress={() => void bid(value, `bid:${value}`)}>{i === 0 ? said : money(value)}</Press>;
        })}
      </div>
      <div class="row own-bid">
        <label>
          <span class="unseen">{t("auction-amount")}</span>
          <input ref={field} type="number" inputMode="numeric" min={mine.bid_min} max={mine.bid_max} step="1" value={typed.value} placeholder={String(mine.bid_min)} onInput={(event) => (typed.value = event.currentTarget.value)} />
        </label>
        <Press control="bid-own" onPress={bidOwn}>{t("auction-bid")}</Press>
        {mayPass && <Act action={{ type: "pass" }}>{t("act-pass")}</Act>}
      </div>
      {!official.value && typed.value !== "" && amount <= pocket && <p class="hint">{t("auction-after", { amount: named.sum(pocket - amount) })}</p>}
    </form>
  );
}
