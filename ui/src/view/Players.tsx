/** The players: cash, deeds, where they are, whether they are there. */

import type { JSX, RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { groupLetter } from "../edition";
import { list, t } from "../i18n";
import { cashText, change, groupName, named, playerName, spaceName } from "../names";
import { cash, edition, game, lookingAt, mySeat, openSpace, presence, view } from "../store";
import { chips } from "../stage/director";
import { handTo, playsHere, sharing } from "../together";
import type { GameFacts, PlayerFacts } from "../wire";
import { strengthOf } from "./Character";
import { useGlide } from "./glide";
import { groupColour, Sign, SIGNS, Token } from "./shapes";

export function Players(): JSX.Element {
  const facts = game.value;
  if (!facts) return <></>;
  const order = facts.order.length ? facts.order : facts.players.map((player) => player.seat);
  return (
    <ol class={order.length > 4 ? "players many" : "players"}>
      {order.map((seat) => {
        const player = facts.players[seat];
        return player ? <PlayerRow key={seat} facts={facts} player={player} /> : null;
      })}
    </ol>
  );
}

/** Everybody's cash: in one line where the players themselves are not always in sight, else as plates around the stage. */
export function Strip(): JSX.Element | null {
  const box = useRef<HTMLUListElement>(null);
  useSheetsBelow(box);
  useGlide(box);
  const facts = game.value;
  if (!facts || facts.over) return null;
  const there = facts.order.filter((seat) => !facts.players[seat]?.out);
  return (
    <ul ref={box} class="strip" style={{ "--columns": Math.max(2, Math.ceil(there.length / 2)) }} data-many={there.length > 4} aria-label={t("strip-title")}>
      {there.map((seat) => (
        <li key={seat} class={facts.turn === seat ? "on-turn" : ""} title={playerName(seat)}>
          <Token seat={seat} size={24} /><bdi class="plate-name">{playerName(seat)}</bdi>
          <strong>{cashText(cash.value[seat])}</strong>
          <Chips seat={seat} />
        </li>
      ))}
    </ul>
  );
}

/** Dialogs on a small screen begin below the strip, however many rows it has. */
function useSheetsBelow(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (box.current) document.documentElement.style.setProperty("--head", `${box.current.offsetTop + box.current.offsetHeight}px`);
  });
}

function PlayerRow({ facts, player }: { facts: GameFacts; player: PlayerFacts }): JSX.Element {
  const { seat } = player;
  const sitting = view.value?.table.seats[seat];
  const decides = facts.awaiting.some((wait) => wait.seat === seat) && !facts.over;
  const knows = view.value?.own;
  const worth = knows && knows.of !== "spectator" ? knows.worth?.[seat] : null;
  const away = lookingAt.value === null && sitting?.player === "person" && presence.value.seats[seat] === false;
  const pocket = player.out ? "" : cashText(cash.value[seat]); // a new sum is a new thing: it does not slide about
  const onTurn = facts.turn === seat && !facts.over;
  const tags = [
    ...(seat === mySeat.value ? [t("you")] : []),
    ...(sitting?.player === "bot" ? [strengthOf(sitting.bot)] : []),
  ];
  const states = [
    ...(player.jail_cards.length ? [t("jail-cards", { count: player.jail_cards.length })] : []),
    ...(player.jail >= 0 ? [t("player-in-jail")] : []),
    ...(player.out ? [t("player-out")] : []),
    ...(away ? [t("away")] : []),
  ];
  return (
    <li class={`player-row${onTurn ? " on-turn" : ""}${decides ? " decides" : ""}${player.out ? " out" : ""}${away ? " away" : ""}`}>
      <Token seat={seat} size={34} named />
      <bdi class="player-name">{playerName(seat)}</bdi>
      <strong class="cash" key={pocket}>{pocket}</strong>
      <Chips seat={seat} />
      {onTurn ? <Mark d={ON_TURN} text={t("player-turn")} /> : decides && <Mark d={DECIDES} text={t("player-decides")} />}
      <span class="tags">
        {tags.map((tag) => <span key={tag} class="tag">{tag}</span>)}
      </span>
      <span class="tags states">
        {states.map((state) => <span key={state} class="tag">{state}</span>)}
        {typeof worth === "number" && !player.out && <span class="worth">{t("player-worth", { amount: named.sum(worth) })}</span>}
      </span>
      <Holdings facts={facts} seat={seat} />
      {sharing.value && playsHere(seat) && seat !== mySeat.value && !player.out && !facts.over && (
        <button type="button" class="press quiet hand" onClick={() => handTo(seat)}>{t("pass-to", { player: named.player(seat) })}</button>
      )}
    </li>
  );
}

/** What has just come or gone, for a moment. The live region says it too. */
function Chips({ seat }: { seat: number }): JSX.Element {
  const here = chips.value.filter((chip) => chip.seat === seat).slice(-2);
  return <span class="flows" aria-hidden="true">{here.map(({ id, amount }) => <span key={id} class={amount < 0 ? "flow loss" : "flow gain"}>{change(amount)}</span>)}</span>;
}

const ON_TURN = "M6 3l15 9-15 9z";
const DECIDES = "M2 10h5v5H2zm7.5 0h5v5h-5zm7.5 0h5v5h-5z";

/** A sign where words would make the rows jump from turn to turn. */
function Mark({ d, text }: { d: string; text: string }): JSX.Element {
  return <span class="tag mark" title={text}><Sign d={d} size={14} /><span class="unseen">{text}</span></span>;
}

/** The deeds as little squares, one box for each group of which something is owned. */
function Holdings({ facts, seat }: { facts: GameFacts; seat: number }): JSX.Element | null {
  const board = edition.value;
  const deeds = facts.deeds.filter((deed) => deed.owner === seat);
  if (!board) return null;
  const groups = board.groups.map((_, group) => deeds.filter((deed) => board.spaces[deed.space]?.group === group));
  return (
    <div class="holdings">
      <span class="unseen">{t("player-deeds", { count: deeds.length })}</span>
      {groups.map((held, group) => {
        const facts = board.groups[group];
        if (!held.length || !facts) return null;
        const all = board.spaces.filter((space) => space.group === group).length;
        const street = facts.kind === "street";
        return (
          <button type="button" key={group} class={`holding${held.length === all ? " whole" : ""}`} onClick={() => (openSpace.value = held[0]?.space ?? -1)} title={held.map((deed) => spaceName(deed.space)).join(", ")}>
            <span class="unseen">{groupName(group)}: {list(held.map((deed) => spaceName(deed.space))).value}</span>
            <svg width="20" height="20" viewBox="0 0 26 26" aria-hidden="true">
              <rect x="1" y="1" width="24" height="24" rx="4" fill={street ? groupColour(facts.id, group) : "#d6d3cb"} stroke="#0007" />
              {street ? (
                <><circle cx="13" cy="13" r="8.5" fill="#fff" /><text x="13" y="17.2" font-size="12" font-weight="700" text-anchor="middle" fill="#1c1a17">{groupLetter(board, group)}</text></>
              ) : (
                <path d={SIGNS[facts.kind]} transform="translate(4.6 4.6) scale(.7)" fill="#1c1a17" fill-rule="evenodd" />
              )}
            </svg>
            <span>{held.length}/{all}</span>
          </button>
        );
      })}
    </div>
  );
}
