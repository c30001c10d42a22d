/** The judge's panel: close, call, expel, real dice, claims that are open. */

import type { JSX } from "preact";
import { useSignal } from "@preact/signals";
import { t } from "../i18n";
import { money, playerName, spaceName } from "../names";
import { game, view } from "../store";
import { ask } from "../table";
import { Auction } from "./Auction";
import { Press } from "./parts";

export function Judge(): JSX.Element | null {
  const facts = game.value;
  const table = view.value?.table;
  const mine = view.value?.own;
  if (!facts || !table || mine?.of !== "judge") return null;
  const call = (kind: string, body: Record<string, unknown> = {}) => void ask(kind, body, kind);
  return (
    <section class="judge" aria-labelledby="judge-title">
      <h3 id="judge-title">{t("judge-title")}</h3>
      {facts.auction && <Auction facts={facts} auction={facts.auction} mine={null} />}
      {facts.dice_awaited && <RealDice seat={facts.dice_awaited.seat} />}
      <div class="row">
        {facts.auction && <Press control="judge-close" main onPress={() => call("judge-close")}>{t("judge-close")}</Press>}
        {!facts.last_round && <Press control="judge-last-round" onPress={() => call("judge-last-round")}>{t("judge-last-round")}</Press>}
        <Press control="judge-time" onPress={() => call("judge-time")}>{t("judge-time")}</Press>
        {table.paused ? <Press control="resume" main onPress={() => call("resume")}>{t("judge-resume")}</Press> : <Press control="pause" onPress={() => call("pause")}>{t("judge-pause")}</Press>}
      </div>
      {mine.claims.length > 0 && (
        <>
          <h4>{t("judge-claims")}</h4>
          <ul>{mine.claims.map((claim, i) => (
            <li key={i}>{t(claim.rent ? "judge-claim-line-amount" : "judge-claim-line", { player: playerName(claim.visitor), other: playerName(claim.owner), space: spaceName(claim.space), amount: money(claim.rent) })}</li>
          ))}</ul>
        </>
      )}
      <details>
        <summary>{t("actions-more")}</summary>
        <div class="row">
          {facts.players.filter((player) => !player.out).map(({ seat }) => (
            <Press key={seat} control={`expel:${seat}`} danger onPress={() => void ask("judge-expel", { seat }, `expel:${seat}`)}>{t("judge-expel", { player: playerName(seat) })}</Press>
          ))}
        </div>
      </details>
    </section>
  );
}

function RealDice({ seat }: { seat: number }): JSX.Element {
  const typed = useSignal("");
  const faces = typed.value.split(/[^1-6]+/).filter(Boolean).map(Number);
  return (
    <form class="row" onSubmit={(event) => { event.preventDefault(); void ask("judge-dice", { faces }, "judge-dice"); }}>
      <p>{t("awaiting-dice", { player: playerName(seat) })}</p>
      <label>{t("judge-dice-faces")}
        <input type="text" inputMode="numeric" value={typed.value} onInput={(event) => (typed.value = event.currentTarget.value)} />
      </label>
      <Press control="judge-dice" main disabled={!faces.length} onPress={() => void ask("judge-dice", { faces }, "judge-dice")}>{t("judge-dice")}</Press>
      <Press control="judge-no-dice" quiet onPress={() => void ask("judge-no-dice", {}, "judge-no-dice")}>{t("judge-no-dice")}</Press>
    </form>
  );
}
