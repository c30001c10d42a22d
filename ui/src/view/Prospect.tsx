/** What is for sale now: the whole deed, what it would mean for the one who decides, and who bids how much. */

import type { JSX } from "preact";
import { spacesOf, type Edition } from "../edition";
import { t } from "../i18n";
import { change, money, named } from "../names";
import { cash, edition, game, mySeat, official, own } from "../store";
import { deedAt } from "../sums";
import type { AuctionFacts, GameFacts, SeatOwn } from "../wire";
import { Bids } from "./Bids";
import { waysToRaise } from "./Debt";
import { Printed } from "./Deeds";
import { SpaceLabel } from "./parts";
import { BuildingPicture, SpacePicture } from "./drawings";
import { groupColour } from "./shapes";

/** Nothing, where nothing is for sale. */
export function Prospect(): JSX.Element | null {
  const facts = game.value;
  const board = edition.value;
  if (!facts || !board || facts.over) return null;
  if (facts.auction) return <UnderTheHammer facts={facts} board={board} auction={facts.auction} />;
  const buyer = facts.awaiting.find((wait) => wait.what === "buy");
  const position = buyer ? (facts.players[buyer.seat]?.space ?? -1) : -1;
  const space = board.spaces[position];
  if (!buyer || !space || space.group < 0) return null;
  const short = mySeat.value === buyer.seat && (cash.value[buyer.seat] ?? 0) < space.price;
  return (
    <div class={short ? "prospect short" : "prospect"}>
      <TitleDeed board={board} position={position} />
      <ul class="meaning">
        <li class="price">{money(space.price)}</li>
        {!official.value && <SetStatus facts={facts} board={board} position={position} seat={buyer.seat} />}
        {!official.value && own.value?.seat === buyer.seat && <Afterwards mine={own.value} price={space.price} />}
      </ul>
    </div>
  );
}

function TitleDeed({ board, position }: { board: Edition; position: number }): JSX.Element {
  const space = board.spaces[position];
  const colour = space?.kind === "street" ? groupColour(board.groups[space.group]?.id ?? "", space.group) : "var(--soft)";
  return (
    <div class="title-deed" style={{ borderTopColor: colour }}>
      <strong>{space && space.kind !== "street" && <SpacePicture space={space} size={24} />} {named.space(position).value}</strong>
      <table><tbody><Printed board={board} position={position} built={-1} /></tbody></table>
    </div>
  );
}

/** An auction: the deed or the building, whose it was, the highest bid, and everybody's. */
function UnderTheHammer({ facts, board, auction }: { facts: GameFacts; board: Edition; auction: AuctionFacts }): JSX.Element {
  const me = mySeat.value;
  const estate = auction.estate >= 0 && t("auction-estate", { player: named.player(auction.estate), number: auction.lot, count: auction.lots });
  return (
    <div class="prospect sale">
      {auction.space >= 0 ? <TitleDeed board={board} position={auction.space} /> : <BuildingPicture hotel={auction.hotel} size={64} />}
      <div class="meaning">
        {estate && <p class="estate">{estate}</p>}
        <Bids auction={auction} />
        {!official.value && auction.space >= 0 && auction.asked.includes(me) && <ul class="meaning"><SetStatus facts={facts} board={board} position={auction.space} seat={me} /></ul>}
      </div>
    </div>
  );
}

/** What a deed does for its buyer's set, or to somebody else's. */
function SetStatus({ facts, board, position, seat }: { facts: GameFacts; board: Edition; position: number; seat: number }): JSX.Element | null {
  const rest = spacesOf(board, board.spaces[position]?.group ?? -1).filter((space) => space !== position);
  const owners = rest.map((space) => deedAt(facts, space)?.owner ?? -1);
  const mine = owners.filter((owner) => owner === seat).length;
  const rival = owners[0] ?? -1;
  if (!rest.length) return null;
  if (mine === rest.length) return <li class="good">{t("stage-completes")}</li>;
  if (rival >= 0 && owners.every((owner) => owner === rival)) return <li class="good">{t("stage-blocks", { player: named.player(rival) })}</li>;
  return <li>{t("stage-of-set", { count: mine + 1, number: rest.length + 1 })}</li>;
}

const EXAMPLES = 3;

/** The cash that is left; if it is not enough, what could be raised and, where that helps, from what first. */
function Afterwards({ mine, price }: { mine: SeatOwn; price: number }): JSX.Element {
  const left = (cash.value[mine.seat] ?? 0) - price;
  if (left >= 0) return <li>{t("stage-left", { amount: named.sum(left) })}</li>;
  return (
    <>
      <li class="bad">{t("stage-short", { amount: named.sum(-left) })}</li>
      {mine.could_raise !== null && <li>{t(mine.could_raise >= price ? "debt-could" : "debt-cannot", { amount: named.sum(mine.could_raise) })}</li>}
      {(mine.could_raise ?? 0) >= price && waysToRaise(mine, -left).slice(0, EXAMPLES).map(({ action, gain }) => <li key={`${action.type}${action.space}`} class="way"><SpaceLabel position={action.space ?? -1} /> {change(gain)}</li>)}
    </>
  );
}
