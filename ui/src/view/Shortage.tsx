/** Buildings may not be enough for all: how many one wants and where, in one answer (RULING-1, RULING-2). */

import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { number, t } from "../i18n";
import { buildings, level, money, named } from "../names";
import { cash, edition, official, wished } from "../store";
import { deedAt } from "../sums";
import { act } from "../table";
import { sentence } from "../telling";
import { priceAt, total, whyNot, without, type Asked } from "../wishes";
import type { GameFacts, SeatOwn, ShortageFacts } from "../wire";
import { myWait } from "./asking";
import { Act, Press, SpaceLabel } from "./parts";

/** The question as it is asked of the one who looks; null if it is not. */
export function askedFor(facts: GameFacts | null, mine: SeatOwn | null): Asked | null {
  const shortage = facts?.shortage;
  const board = edition.value;
  if (!facts || !mine || !shortage || !board || facts.auction || myWait(facts)?.what !== "shortage") return null;
  // CHAMP-MAT-2: in an official round nobody tells a player what they can afford.
  return { edition: board, game: facts, shortage, streets: mine.wishes, cash: official.value ? null : (cash.value[mine.seat] ?? 0), limit: mine.wish_limit };
}

/** What opened the shortage, with what is left now. */
export function shortageTold(shortage: ShortageFacts): string {
  const numbers = shortage.sells ? [] : (shortage.wants[shortage.opener] ?? []);
  return sentence({ type: "shortage", seat: shortage.opener, amount: shortage.left, other: shortage.hotel ? 1 : 0, numbers });
}

export function wish(asked: Asked, space: number): void {
  if (!whyNot(asked, space, wished.value)) wished.value = [...wished.value, space];
}

export function Shortage({ facts, mine }: { facts: GameFacts; mine: SeatOwn }): JSX.Element | null {
  const asked = askedFor(facts, mine);
  const since = asked ? (myWait(facts)?.since_ms ?? 0) : -1;
  // Another question begins without the answer to the last one.
  useLayoutEffect(() => {
    wished.value = [];
  }, [since]);
  return asked && <Question asked={asked} mine={mine} />;
}

function Question({ asked, mine }: { asked: Asked; mine: SeatOwn }): JSX.Element {
  const chosen = wished.value;
  const { shortage } = asked;
  const want = () => void act(chosen.length === 1 ? { type: "want", space: chosen[0] ?? -1 } : { type: "want", spaces: chosen }, "want");
  return (
    <section class="shortage" aria-label={t("awaiting-you-shortage")}>
      <p>{shortageTold(shortage)}{mine.could_place > 0 && <> {t("shortage-could", { pieces: buildings(shortage.hotel, mine.could_place) })}</>}</p>
      <p class="hint" id="shortage-how">{t("shortage-how")}</p>
      <div class="streets" role="group" aria-describedby="shortage-how">
        {asked.streets.map(({ space }) => <Street key={space} asked={asked} space={space} count={chosen.filter((one) => one === space).length} />)}
      </div>
      <Chosen asked={asked} chosen={chosen} />
      <div class="answers">
        <Press control="want" main={chosen.length > 0} disabled={!chosen.length} onPress={want}>{t("act-want-several", { pieces: buildings(shortage.hotel, chosen.length) })}</Press>
        <Act action={{ type: "pass" }} main={!chosen.length}>{t("act-pass-shortage")}</Act>
        <Act action={{ type: "pass", answer: "turn" }} quiet>{t("act-pass-turn")}</Act>
      </div>
    </section>
  );
}

/** One of the streets: a tap for each level. It stays where it is when nothing more fits there. */
function Street({ asked, space, count }: { asked: Asked; space: number; count: number }): JSX.Element {
  const now = deedAt(asked.game, space)?.level ?? 0;
  const price = money(priceAt(asked, space));
  const off = whyNot(asked, space, wished.value) !== "";
  return (
    <button type="button" class="press quiet wish" aria-disabled={off} onClick={() => wish(asked, space)}>
      <SpaceLabel position={space} />
      <span class="wish-state">{now > 0 && <span>{level(now)}</span>}<span>{price}</span></span>
      <span class="wish-count" dir="ltr">{count > 0 ? `+${number(count)}` : ""}</span>
    </button>
  );
}

/** The places in the order they were declared; a tap takes one out. */
function Chosen({ asked, chosen }: { asked: Asked; chosen: number[] }): JSX.Element {
  const price = total(asked, chosen);
  const row = useRef<HTMLOListElement>(null);
  // The latest one is in sight.
  useLayoutEffect(() => row.current?.scrollTo({ top: row.current.scrollHeight }), [chosen.length]);
  return (
    <div class="chosen">
      <ol ref={row} aria-label={t("shortage-order")}>
        {chosen.map((space, i) => (
          <li key={`${i} ${space}`}>
            <button type="button" class="press quiet chip" aria-label={t("shortage-remove", { space: named.space(space) })} onClick={() => (wished.value = without(asked, chosen, i))}>
              <SpaceLabel position={space} /> <span aria-hidden="true">✕</span>
            </button>
          </li>
        ))}
      </ol>
      <p class="hint" role="status">
        {asked.cash !== null && chosen.length > 0 ? t("shortage-total", { amount: named.sum(price), left: named.sum(Math.max(0, asked.cash - price)) }) : ""}
      </p>
    </div>
  );
}
