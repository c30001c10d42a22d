/** Figures of a game: worth from turn to turn, dice against chance. */

import type { JSX } from "preact";
import { number, t } from "../i18n";
import { course, game, rule } from "../store";
import { diceCounts } from "../sums";
import type { TurnMark } from "../wire";
import { SEAT_COLOURS, TokenShape } from "./shapes";

const WIDE = 600;
const NARROW = 340;
const HIGH = 240;
const LEFT = 64;
const RIGHT = 30;
/** Tokens at the ends of the lines keep so much room from each other. */
const APART = 19;

/** Where tokens stand beside the ends of their lines: as near as they can without covering each other. */
export function spread(heights: number[]): number[] {
  const order = heights.map((height, i) => ({ height, i })).sort((a, b) => a.height - b.height);
  let free = -Infinity;
  for (const one of order) {
    one.height = Math.max(one.height, free);
    free = one.height + APART;
  }
  free = HIGH - APART / 2;
  for (const one of order.toReversed()) {
    one.height = Math.min(one.height, free);
    free = one.height - APART;
  }
  const placed = [...heights];
  for (const { height, i } of order) placed[i] = height;
  return placed;
}

/** Beside the replay, and on a phone, there is half the room: drawn narrower, its figures stay as large. */
function width(beside: boolean): number {
  return beside || matchMedia("(max-width: 559.98px)").matches ? NARROW : WIDE;
}

/** Worth of the players from turn to turn, as far as one may know it; `at` marks the turn that is looked at. */
export function Curve({ at }: { at?: number }): JSX.Element | null {
  const wide = width(at !== undefined);
  const points = (course.value?.turns ?? []).filter((mark) => mark.worth.some((worth) => worth !== null));
  if (points.length < 3) return null;
  const seats = (game.value?.players ?? []).map((player) => player.seat).filter((seat) => points.some((mark) => typeof mark.worth[seat] === "number"));
  const first = points[0]?.turn ?? 0;
  const last = points.at(-1)?.turn ?? 1;
  const most = Math.max(1, ...points.flatMap((mark) => mark.worth.map((worth) => worth ?? 0)));
  const x = (turn: number) => LEFT + ((turn - first) / Math.max(1, last - first)) * (wide - LEFT - RIGHT);
  const y = (worth: number) => 12 + (1 - worth / most) * (HIGH - 36);
  const line = (seat: number) => points.filter((mark) => typeof mark.worth[seat] === "number").map((mark) => `${x(mark.turn).toFixed(1)},${y(mark.worth[seat] ?? 0).toFixed(1)}`).join(" ");
  const ends = spread(seats.map((seat) => y(lastWorth(points, seat))));
  return (
    <figure>
      <figcaption>{t("end-curve")}</figcaption>
      <svg class="chart" viewBox={`0 0 ${wide} ${HIGH}`} role="img" aria-label={t("end-curve")} direction="ltr">
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <line class="grid-line" x1={LEFT} x2={wide - RIGHT} y1={y(most * share)} y2={y(most * share)} />
            <text class="tick" x={LEFT - 6} y={y(most * share) + 4} text-anchor="end">{number(Math.round(most * share))}</text>
          </g>
        ))}
        {seats.map((seat) => <polyline key={seat} class="under" points={line(seat)} />)}
        {seats.map((seat) => <polyline key={seat} class="worth-line" stroke={SEAT_COLOURS[seat % 8]} points={line(seat)} />)}
        {at !== undefined && <line class="marker" x1={x(at)} x2={x(at)} y1="8" y2={HIGH - 20} />}
        {seats.map((seat, i) => <g key={seat} transform={`translate(${wide - RIGHT + 3} ${(ends[i] ?? 0) - 9}) scale(.5)`}><TokenShape seat={seat} /></g>)}
      </svg>
    </figure>
  );
}

function lastWorth(points: TurnMark[], seat: number): number {
  return points.findLast((mark) => typeof mark.worth[seat] === "number")?.worth[seat] ?? 0;
}

export function DiceChart(): JSX.Element | null {
  const white = Number(rule("dice.count") ?? 2);
  const rolls = course.value?.rolls ?? [];
  if (rolls.length < 6) return null;
  const rows = diceCounts(rolls, white);
  const most = Math.max(1, ...rows.map((row) => Math.max(row.count, row.high)));
  const wide = width(false);
  const step = (wide - 40) / rows.length;
  const y = (count: number) => 10 + (1 - count / most) * (HIGH - 50);
  return (
    <figure>
      <figcaption>{t("end-dice")}<span class="hint"> {t("end-dice-about")}</span></figcaption>
      <svg class="chart" viewBox={`0 0 ${wide} ${HIGH}`} role="img" aria-label={t("end-dice-about")} direction="ltr">
        {rows.map((row, i) => {
          const x = 20 + i * step;
          return (
            <g key={row.sum}>
              <title>{t("end-dice-line", { sum: number(row.sum), count: row.count, low: number(row.low), high: number(row.high) })}</title>
              <rect class="band" x={x + 2} width={step - 4} y={y(row.high)} height={Math.max(2, y(row.low) - y(row.high))} rx="4" />
              <rect class="bar" x={x + step * 0.3} width={step * 0.4} y={y(row.count)} height={y(0) - y(row.count)} rx="2" />
              <text class="tick" x={x + step / 2} y={HIGH - 22} text-anchor="middle">{number(row.sum)}</text>
              <text class="tick strong" x={x + step / 2} y={HIGH - 6} text-anchor="middle">{number(row.count)}</text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
