/** The end: ranking, worth over the game, dice against chance, and what next. */

import type { JSX } from "preact";
import { number, t } from "../i18n";
import { money, players } from "../names";
import { curve, game, isHost, log, mySeat, rule, view } from "../store";
import { diceCounts } from "../sums";
import { ask } from "../table";
import type { GameFacts, ResultFacts } from "../wire";
import { Player, Press } from "./parts";
import { SEAT_COLOURS, Token, TokenShape } from "./shapes";

export function End(): JSX.Element | null {
  const facts = game.value;
  const table = view.value?.table;
  if (!facts?.over || !facts.result || !table) return null;
  return (
    <section class="end" aria-labelledby="end-title">
      <h2 id="end-title">{t("end-title")}</h2>
      <p class="winner">
        {facts.winners.map((seat) => <Token key={seat} seat={seat} size={56} />)}
        <strong>{t(facts.winners.length > 1 ? "end-winners" : "end-winner", { players: players(facts.winners) })}</strong>
      </p>
      <Ranking facts={facts} result={facts.result} />
      <div class="row">
        <a class="press" href={`/games/${table.id}`}>{t("end-replay")}</a>
        {table.rematch ? (
          <a class="press main" href={`/tables/${table.rematch}`}>{t("end-rematch-there")}</a>
        ) : (
          (mySeat.value >= 0 || isHost.value) && <Press control="rematch" main onPress={() => void ask("rematch", {}, "rematch")}>{t("end-rematch")}</Press>
        )}
      </div>
      <Curve />
      <DiceChart />
    </section>
  );
}

function Ranking({ facts, result }: { facts: GameFacts; result: ResultFacts }): JSX.Element {
  const scored = result.points.length > 0;
  return (
    <table class="ranking">
      <thead>
        <tr><th scope="col">{t("end-rank")}</th><th scope="col">{t("end-player")}</th><th scope="col">{t("end-worth")}</th>{scored && <th scope="col">{t("end-points")}</th>}</tr>
      </thead>
      <tbody>
        {result.ranking.map((seat, rank) => (
          <tr key={seat} class={facts.winners.includes(seat) ? "won" : ""}>
            <td>{number(rank + 1)}</td>
            <th scope="row"><Player seat={seat} /></th>
            <td>{facts.players[seat]?.out ? t("player-out") : money(result.worth[seat] ?? 0)}</td>
            {scored && <td>{number(result.points[seat] ?? 0)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const WIDE = 600;
const HIGH = 240;
const LEFT = 64;

function Curve(): JSX.Element | null {
  const points = curve.value;
  const seats = game.value?.players.map((player) => player.seat) ?? [];
  if (points.length < 3) return null;
  const first = points[0]?.turn ?? 0;
  const last = points.at(-1)?.turn ?? 1;
  const most = Math.max(1, ...points.flatMap((point) => point.worth));
  const x = (turn: number) => LEFT + ((turn - first) / Math.max(1, last - first)) * (WIDE - LEFT - 30);
  const y = (worth: number) => 12 + (1 - worth / most) * (HIGH - 36);
  return (
    <figure>
      <figcaption>{t("end-curve")}</figcaption>
      <svg class="chart" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={t("end-curve")} direction="ltr">
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <line class="grid-line" x1={LEFT} x2={WIDE - 30} y1={y(most * share)} y2={y(most * share)} />
            <text class="tick" x={LEFT - 6} y={y(most * share) + 4} text-anchor="end">{money(Math.round(most * share))}</text>
          </g>
        ))}
        {seats.map((seat) => (
          <polyline key={seat} fill="none" stroke={SEAT_COLOURS[seat % 8]} stroke-width="2.5" stroke-linejoin="round" points={points.map((point) => `${x(point.turn).toFixed(1)},${y(point.worth[seat] ?? 0).toFixed(1)}`).join(" ")} />
        ))}
        {seats.map((seat) => (
          <g key={seat} transform={`translate(${WIDE - 30} ${y(points.at(-1)?.worth[seat] ?? 0) - 9}) scale(.5)`}>
            <TokenShape seat={seat} />
          </g>
        ))}
      </svg>
    </figure>
  );
}

function DiceChart(): JSX.Element | null {
  const white = Number(rule("dice.count") ?? 2);
  const rolls = log.value.filter((event) => event.type === "rolled" && event.numbers).map((event) => event.numbers ?? []);
  if (rolls.length < 6) return null;
  const rows = diceCounts(rolls, white);
  const most = Math.max(1, ...rows.map((row) => Math.max(row.count, row.high)));
  const step = (WIDE - 40) / rows.length;
  const y = (count: number) => 10 + (1 - count / most) * (HIGH - 50);
  return (
    <figure>
      <figcaption>{t("end-dice")}<span class="hint"> {t("end-dice-about")}</span></figcaption>
      <svg class="chart" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={t("end-dice-about")} direction="ltr">
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
