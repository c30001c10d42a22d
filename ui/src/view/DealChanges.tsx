/** What a deal changes for both sides: sets, interest, a warning, cash. The same for one that is put together and one that is offered. */

import type { JSX } from "preact";
import { number, t } from "../i18n";
import { groupName, named } from "../names";
import { cash, edition, game, mySeat, official, rule } from "../store";
import { interestOn, lopsided, setChanges } from "../sums";
import type { Deal } from "../wire";
import "./deciding.css";

interface Line {
  text: string;
  tone: "good" | "bad" | "";
}

/** Nothing, where nothing is to be said. CHAMP-MAT-2: in official rounds the players do their sums themselves. */
export function Changes({ one, other, deal }: { one: number; other: number; deal: Deal }): JSX.Element | null {
  const lines = changes(one, other, deal);
  if (!lines.length) return null;
  return <ul class="changes" aria-label={t("deal-changes")}>{lines.map((line) => <li key={line.text} class={line.tone}>{line.text}</li>)}</ul>;
}

/** The deal as `one` sees it: what they give and take. */
export function changes(one: number, other: number, deal: Deal): Line[] {
  const facts = game.value;
  const board = edition.value;
  if (!facts || !board || official.value) return [];
  const me = mySeat.value;
  const said = (key: string, seat: number, args: object) => t(`${key}-${seat === me ? "you" : "other"}`, { player: named.player(seat), ...args });
  /** Good for the one who looks, or bad for them; an onlooker has no side. */
  const tone = (seat: number, gains: boolean) => (me !== one && me !== other ? "" : gains === (seat === me) ? "good" : "bad");
  const lines: Line[] = setChanges(board, facts, one, other, deal).map(({ seat, group, gains }) => ({ text: said(gains ? "deal-set" : "deal-break", seat, { group: groupName(group) }), tone: tone(seat, gains) }));
  for (const [seat, gets] of [[one, deal.take], [other, deal.give]] as const) {
    const interest = interestOn(facts, gets.deeds);
    if (interest) lines.push({ text: said("deal-interest", seat, { amount: named.sum(interest) }), tone: tone(seat, false) });
  }
  const uneven = lopsided(board, facts, one, other, deal, Math.max(Number(rule("jail.fine") ?? 0), Number(rule("jail.cardMinPrice") ?? 0)));
  if (uneven) {
    const text = t(uneven.times ? "deal-times" : "deal-nothing", { player: named.player(uneven.giver), times: number(uneven.times) });
    lines.push({ text, tone: uneven.giver === me ? "bad" : "" });
  }
  const swing = deal.take.cash - deal.give.cash;
  for (const [seat, gets] of [[one, swing], [other, -swing]] as const) {
    const pocket = cash.value[seat];
    if (swing && typeof pocket === "number") lines.push({ text: said("deal-after", seat, { amount: named.sum(pocket + gets) }), tone: "" });
  }
  return lines;
}
