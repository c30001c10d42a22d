/** An offer on the stage: what goes which way, and what it changes. The panel says the same and has the answers. */

import type { JSX } from "preact";
import { money, spaceName } from "../names";
import { edition, game, mySeat } from "../store";
import type { DealSide, OfferFacts } from "../wire";
import { changes } from "./DealChanges";
import { myWait } from "./asking";
import { Group, Player } from "./parts";
import { Sign, SIGNS } from "./shapes";

/** The offer that matters most: one to answer; while nothing else is asked of the one who looks, any other. */
export function TradeOnStage(): JSX.Element | null {
  const facts = game.value;
  if (!facts || facts.over) return null;
  const toMe = facts.offers.find((offer) => offer.to === mySeat.value);
  const offer = toMe ?? (myWait(facts) ? undefined : facts.offers[0]);
  return offer ? <Trade offer={offer} /> : null;
}

function Trade({ offer }: { offer: OfferFacts }): JSX.Element {
  const { maker, to, deal } = offer;
  return (
    <div class="trade" aria-hidden="true">
      <div class="trade-sides">
        <Side seat={maker} side={deal.give} />
        <span class="arrows">⇄</span>
        <Side seat={to} side={deal.take} />
      </div>
      <ul class="meaning">{changes(maker, to, deal).map((line) => <li key={line.text} class={line.tone}>{line.text}</li>)}</ul>
    </div>
  );
}

function Side({ seat, side }: { seat: number; side: DealSide }): JSX.Element {
  return (
    <div class="trade-side">
      <Player seat={seat} size={24} />
      {side.cash > 0 && <span class="gift">{money(side.cash)}</span>}
      {side.deeds.map((space) => <span key={space} class="gift"><Group group={edition.value?.spaces[space]?.group ?? -1} /> {spaceName(space)}</span>)}
      {side.cards > 0 && <span class="gift"><Sign d={SIGNS.jail} size={16} /> × {side.cards}</span>}
    </div>
  );
}
