/** The end: ranking, worth over the game, dice against chance, and what next. */

import type { JSX } from "preact";
import { effect, useSignal } from "@preact/signals";
import { number, t, unmarked } from "../i18n";
import { editionName, money, playerName, players } from "../names";
import { edition, game, isHost, mySeat, official, view } from "../store";
import { ask } from "../table";
import type { GameFacts, ResultFacts } from "../wire";
import { art } from "../art";
import { Words } from "./Character";
import { Curve, DiceChart } from "./Charts";
import { Picture } from "./drawings";
import { Player, Press } from "./parts";
import { Token } from "./shapes";

export function End(): JSX.Element | null {
  const facts = game.value;
  const table = view.value?.table;
  if (!facts?.over || !facts.result || !table) return null;
  return (
    <section class="end" aria-labelledby="end-title">
      <h2 id="end-title">{t("end-title")}</h2>
      <p class="winner">
        {art.value.things["joy"] && <Picture drawing={art.value.things["joy"]} plain="" size={72} />}
        {facts.winners.map((seat) => <Token key={seat} seat={seat} size={56} named />)}
        <strong>{t(facts.winners.length > 1 ? "end-winners" : "end-winner", { players: players(facts.winners) })}</strong>
      </p>
      {facts.winners.map((seat) => <Words key={seat} seat={seat} moment="wins" />)}
      {table.rules !== edition.value?.rules_version && <p class="soft">{t("rules-then", { version: table.rules })}</p>}
      <Ranking facts={facts} result={facts.result} />
      <div class="row">
        {/* At a table of a championship nobody hosts: each player confirms their own line of its score sheet. */}
        {mySeat.value >= 0 && official.value && table.host < 0 && <a class="press main" href={`/tables/${table.id}/line`}>{t("end-line")}</a>}
        <a class="press" href={`/games/${table.id}/live`}>{t("end-replay")}</a>
        {table.commitment && <a class="press" href={`/games/${table.id}/fair`}>{t("fair-check")}</a>}
        {table.rematch ? (
          <a class="press main" href={`/tables/${table.rematch}/live`}>{t("end-rematch-there")}</a>
        ) : (
          ((mySeat.value >= 0 && !(official.value && table.host < 0)) || isHost.value) && <Press control="rematch" main onPress={() => void playAgain()}>{t("end-rematch")}</Press>
        )}
        <Share facts={facts} result={facts.result} />
        {mySeat.value >= 0 && !official.value && <a class="press" href={`/api/games/${table.id}/record`} download>{t("end-download")}</a>}
      </div>
      <Curve />
      <DiceChart />
    </section>
  );
}

/** One press leads to the new table; the others there find the way by the button that takes its place. */
async function playAgain(): Promise<void> {
  if (!(await ask("rematch", {}, "rematch"))) return;
  const stop = effect(() => {
    const table = view.value?.table.rematch;
    if (!table) return;
    location.assign(`/tables/${table}/live`);
    queueMicrotask(() => stop());
  });
}

/** The result in words, by the device's own menu or as a copy; with the way to the replay where everybody may see it. */
function Share({ facts, result }: { facts: GameFacts; result: ResultFacts }): JSX.Element {
  const copied = useSignal(false);
  const table = view.value?.table;
  const share = async () => {
    const lines = result.ranking.map((seat, rank) => `${number(rank + 1)}. ${playerName(seat)}: ${facts.players[seat]?.out ? t("player-out") : money(result.worth[seat] ?? 0)}`);
    const said = t(facts.winners.length > 1 ? "end-winners" : "end-winner", { players: players(facts.winners) });
    const replay = table?.settings.watch === "everybody" ? [`${location.origin}/games/${table.id}/live`] : [];
    const text = unmarked([`${t("app-name")}, ${editionName()}`, said, ...lines, ...replay].join("\n"));
    if (typeof navigator.share === "function") await navigator.share({ text }).catch(() => undefined);
    else await navigator.clipboard?.writeText(text).then(() => (copied.value = true)).catch(() => undefined);
  };
  return <Press control="share" onPress={() => void share()}>{t(copied.value ? "end-shared" : "end-share")}</Press>;
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
