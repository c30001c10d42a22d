/** The middle of the board: dice, whose decision, and the last thing that happened. */

import type { JSX } from "preact";
import { direction, t } from "../i18n";
import { dice, editionName, level } from "../names";
import { edition, game, log, rule, view } from "../store";
import { sentence } from "../telling";
import { askedOfMe, askedOfOthers } from "./asking";
import { buildingPath, Die, Sign } from "./shapes";

export function Centre(): JSX.Element {
  const facts = game.value;
  const mine = askedOfMe();
  const others = askedOfOthers();
  const last = log.value.at(-1);
  return (
    <div class="centre" dir={direction.value}>
      <p class="edition-name">{editionName()}</p>
      <Dice />
      {view.value?.table.paused ? (
        <p class="asking"><span class="asked mine">{t("paused")}</span></p>
      ) : (
        <p class="asking" key={mine || others[0]?.text}><span class={mine ? "asked mine" : "asked"}>{mine || others[0]?.text}</span></p>
      )}
      <p class="last" key={log.value.length}>{last ? sentence(last) : ""}</p>
      {facts && <Stock houses={facts.houses} hotels={facts.hotels} />}
    </div>
  );
}

function Dice(): JSX.Element {
  const facts = game.value;
  const faces = facts?.dice ?? [];
  const white = Number(rule("dice.count") ?? 2);
  const speed = rule("dice.speedDie") === true;
  if (faces.length === 0) return <p class="dice none">{t("dice-none")}</p>;
  return (
    <p class="dice" role="img" aria-label={`${t("dice-title")}: ${dice(faces, speed ? white : 0)}`} key={`${facts?.turns}-${faces.join()}`}>
      {faces.map((face, i) => <Die key={i} face={face} speed={speed && i >= white} />)}
    </p>
  );
}

function Stock({ houses, hotels }: { houses: number; hotels: number }): JSX.Element {
  const look = edition.value?.look ?? "";
  return (
    <p class="stock">
      <span class="unseen">{t("bank-stock")}: {level(Math.min(houses, 4))}</span>
      <span aria-hidden="true" title={t("bank-stock")}><Sign d={buildingPath(look, false)} size={16} /> {houses}</span>
      <span aria-hidden="true"><Sign d={buildingPath(look, true)} size={16} /> {hotels}</span>
    </p>
  );
}
