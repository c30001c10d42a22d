/** Who is in an auction: the highest bid, and of everybody the last bid and whether they may still bid. */

import type { JSX } from "preact";
import { t } from "../i18n";
import { money } from "../names";
import { game } from "../store";
import type { AuctionFacts } from "../wire";
import { Player } from "./parts";
import "./deciding.css";

export function Bids({ auction }: { auction: AuctionFacts }): JSX.Element {
  const players = (game.value?.players ?? []).filter((player) => !player.out && (auction.space >= 0 || (auction.wants[player.seat] ?? -1) >= 0));
  return (
    <>
      <p class="price">{auction.bid ? money(auction.bid) : t("auction-none")}</p>
      <ul class="bids">{players.map(({ seat }) => <Bid key={seat} auction={auction} seat={seat} />)}</ul>
    </>
  );
}

function Bid({ auction, seat }: { auction: AuctionFacts; seat: number }): JSX.Element {
  const leads = auction.bidder === seat;
  const thinks = !leads && !auction.closed && auction.asked.includes(seat);
  return (
    <li class={leads ? "leads" : thinks ? "thinks" : "passed"}>
      <Player seat={seat} size={20} />
      <span class="bid">{auction.bids[seat] ? money(auction.bids[seat]) : ""}</span>
      <span class="state">{leads ? "" : t(thinks ? "auction-thinking" : "auction-passed")}</span>
    </li>
  );
}
