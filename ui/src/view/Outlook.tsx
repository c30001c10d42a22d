/** Knowledge before the roll: the risks on the board and in a sentence, and a box with all chances and the sets. */

import type { JSX } from "preact";
import { spacesOf, type Cell, type Edition, type Plan } from "../edition";
import { number, percent, t } from "../i18n";
import { buildings, groupName, money, named, playerName, spaceName } from "../names";
import { hasOutlook, outlook, outlookOpen, risk } from "../outlook";
import { edition, game, rule } from "../store";
import type { GameFacts, Outlook, RollFacts, StopFacts } from "../wire";
import { heat } from "./look";
import { Dialog, Group } from "./parts";
import { Token } from "./shapes";
import "./outlook.css";

/** A chance as people read it; what is possible is never nothing. */
function chanceText(chance: number): string {
  return percent(chance > 0 ? Math.max(1, Math.round(100 * chance)) : 0);
}

export function riskText(stop: StopFacts): string {
  return t("outlook-here", { chance: chanceText(stop.chance), amount: named.sum(stop.due) });
}

/** Rings on the spaces that may cost something: the stronger, the likelier; the wider, the dearer. */
export function Heat({ plan }: { plan: Plan }): JSX.Element | null {
  const roll = risk.value;
  if (!roll?.worst) return null;
  const stops = roll.stops.filter((stop) => stop.due > 0);
  const likeliest = Math.max(...stops.map((stop) => stop.chance));
  return (
    <g class="heat" aria-hidden="true">
      {plan.drawn.map(({ position, cell }, i) => {
        const stop = stops.find(({ space }) => space === position);
        if (!stop) return null;
        const width = 4 + 6 * Math.sqrt(stop.due / roll.worst);
        return (
          <g key={i} transform={`translate(${cell.x} ${cell.y})`}>
            <rect class="ring" x={width / 2} y={width / 2} width={cell.width - width} height={cell.height - width} rx="6" stroke-width={width} stroke-opacity={0.35 + (0.65 * stop.chance) / likeliest} />
            <Likely cell={cell} chance={stop.chance} />
          </g>
        );
      })}
    </g>
  );
}

/** The chance in figures, on the inner edge of the space; at the sides above the middle, where the lowest leaves the corner of the stage free. */
function Likely({ cell, chance }: { cell: Cell; chance: number }): JSX.Element {
  const flat = cell.side === "left" || cell.side === "right";
  const x = cell.side === "left" ? cell.width + 26 : cell.side === "right" ? -26 : cell.width / 2;
  const y = flat ? 16 : cell.side === "top" ? cell.height + 16 : cell.y > 0 ? -16 : 18; // in a row there is nothing above
  return (
    <g class="likely" transform={`translate(${x} ${y})`}>
      <rect x="-25" y="-14" width="50" height="28" rx="14" />
      <text y="7" text-anchor="middle">{chanceText(chance)}</text>
    </g>
  );
}

/** On the stage: whose roll, and what it may cost. */
export function Risk(): JSX.Element | null {
  const roll = risk.value;
  return roll?.worst ? <p class="risk"><strong>{heading(roll)}</strong> {cost(roll)}</p> : null;
}

function heading(roll: RollFacts): string {
  if (roll.first === "roll") return t("outlook-roll", { player: named.player(roll.seat) });
  return t(`act-${roll.first}`, { amount: named.sum(Number(rule("jail.fine"))) });
}

function cost(roll: RollFacts): string {
  return t("outlook-cost", { mean: named.sum(Math.round(roll.mean)), worst: named.sum(roll.worst), space: named.space(roll.worst_space) });
}

/** Opens the box; nothing where there is no outlook. */
export function OutlookButton(): JSX.Element | null {
  if (!hasOutlook.value) return null;
  return <button type="button" class="press quiet outlook-open" aria-haspopup="dialog" onClick={() => (outlookOpen.value = true)}>{t("outlook-title")}</button>;
}

export function OutlookBox(): JSX.Element | null {
  const facts = game.value;
  const board = edition.value;
  if (!outlookOpen.value || !hasOutlook.value || !facts || !board) return null;
  const found = outlook.value;
  return (
    <Dialog title={t("outlook-title")} onClose={() => (outlookOpen.value = false)} wide>
      <div class="outlook">
        {found ? <><Rolls outlook={found} /><Sets outlook={found} facts={facts} board={board} /></> : <p role="status">{t("loading-more")}</p>}
      </div>
    </Dialog>
  );
}

function Rolls({ outlook: { rolls } }: { outlook: Outlook }): JSX.Element {
  return (
    <>
      <div class="rolls">{rolls.map((roll) => <Roll key={`${roll.seat} ${roll.first}`} roll={roll} />)}</div>
      <p class="hint">{t("outlook-note")}</p>
      <button type="button" class="press quiet" aria-pressed={heat.value} onClick={() => (heat.value = !heat.value)}>{t("outlook-heat")}</button>
    </>
  );
}

function Roll({ roll }: { roll: RollFacts }): JSX.Element {
  const kinds = edition.value?.spaces.map((space) => space.kind) ?? [];
  const jail = kinds.indexOf(kinds.includes("go-to-jail") ? "go-to-jail" : "jail");
  const chances: [string, number][] = [
    [t("deed-rent"), roll.rent],
    [t("outlook-charge"), roll.charge],
    [t("deed-free"), roll.sale],
    [t("outlook-own"), roll.own],
    [spaceName(jail), roll.jail],
    [t("outlook-nothing"), roll.nothing],
  ];
  return (
    <section>
      <h3>{heading(roll)}</h3>
      <dl>{chances.map(([label, chance]) => <div key={label}><dt>{label}</dt><dd>{chanceText(chance)}</dd></div>)}</dl>
      {roll.worst > 0 && <p>{cost(roll)}</p>}
    </section>
  );
}

/** Owner by set: how many of how many, what a visitor pays at most, what the next building costs. */
function Sets({ outlook: { sets }, facts, board }: { outlook: Outlook; facts: GameFacts; board: Edition }): JSX.Element {
  const seats = facts.order.filter((seat) => !facts.players[seat]?.out);
  return (
    <section>
      <h3 id="outlook-sets">{t("outlook-sets")}</h3>
      <div class="matrix" role="region" aria-labelledby="outlook-sets" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col"><span class="set-name">{t("deed-group")}</span></th>
              {seats.map((seat) => <th key={seat} scope="col"><Token seat={seat} size={24} /><span class="unseen">{playerName(seat)}</span></th>)}
              <th scope="col">{t("deed-rent-now")}</th>
              <th scope="col">{t("deed-building-cost")}</th>
            </tr>
          </thead>
          <tbody>
            {sets.map((set) => {
              const size = spacesOf(board, set.group).length;
              return (
                <tr key={set.group}>
                  <th scope="row"><Group group={set.group} /> <span class="set-name">{groupName(set.group)}</span></th>
                  {seats.map((seat) => <td key={seat} class={set.held[seat] === size ? "whole" : set.held[seat] ? "" : "none"}>{number(set.held[seat] ?? 0)}/{number(size)}</td>)}
                  <td>{set.rent ? money(set.rent) : "–"}</td>
                  <td>{set.build ? money(set.build) : "–"}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p class="hint">{t("bank-stock")}: {buildings(false, facts.houses)}, {buildings(true, facts.hotels)}</p>
    </section>
  );
}
