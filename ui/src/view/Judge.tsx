/** The judge's panel: auction, real dice, calls, time for talk, claims that are open, expulsion, corrections. */

import type { JSX } from "preact";
import { useSignal } from "@preact/signals";
import { t } from "../i18n";
import { named } from "../names";
import { edition, game, rule, view } from "../store";
import { ask } from "../table";
import type { GameFacts, JudgeOwn, NegotiationFacts } from "../wire";
import { Auction } from "./Auction";
import { Correction } from "./Correction";
import { Countdown, Press } from "./parts";

export function Judge(): JSX.Element | null {
  const facts = game.value;
  const table = view.value?.table;
  const mine = view.value?.own;
  if (!facts || facts.over || !table || mine?.of !== "judge") return null;
  const call = (kind: "judge-close" | "judge-last-round" | "judge-time" | "pause" | "resume") => void ask(kind, {}, kind);
  const timed = rule("end.time") !== "none";
  return (
    <section class="judge" aria-labelledby="judge-title">
      <h3 id="judge-title">{t("judge-title")}</h3>
      {facts.auction && <Auction auction={facts.auction} mine={null} />}
      {facts.dice_awaited && <RealDice seat={facts.dice_awaited.seat} />}
      <div class="row">
        {facts.auction && !facts.auction.closed && <Press control="judge-close" main onPress={() => call("judge-close")}>{t("judge-close")}</Press>}
        {timed && !facts.last_round && <Press control="judge-last-round" onPress={() => call("judge-last-round")}>{t("judge-last-round")}</Press>}
        {timed && !facts.time_called && <Press control="judge-time" onPress={() => call("judge-time")}>{t("judge-time")}</Press>}
        {table.paused ? <Press control="resume" main onPress={() => call("resume")}>{t("judge-resume")}</Press> : <Press control="pause" onPress={() => call("pause")}>{t("judge-pause")}</Press>}
      </div>
      {facts.negotiations.filter((talk) => !talk.closed).map((talk) => <Talk key={`${talk.one}-${talk.other}`} talk={talk} />)}
      <Claims mine={mine} />
      <details>
        <summary>{t("judge-correct")}</summary>
        {edition.value && <Correction board={edition.value} facts={facts} />}
      </details>
      <details>
        <summary>{t("judge-expel-title")}</summary>
        <Expulsion facts={facts} />
      </details>
    </section>
  );
}

function Claims({ mine }: { mine: JudgeOwn }): JSX.Element | null {
  if (!mine.claims.length) return null;
  return (
    <>
      <h4>{t("judge-claims")}</h4>
      <ul>{mine.claims.map((claim, i) => (
        <li key={i}>{t(claim.rent ? "judge-claim-line-amount" : "judge-claim-line", { player: named.player(claim.visitor), other: named.player(claim.owner), space: named.space(claim.space), amount: named.sum(claim.rent) })}</li>
      ))}</ul>
    </>
  );
}

const SECOND_MS = 1000;
const LONGEST_TALK = 3600;

/** Two who negotiate: the judge limits their time or grants a little more (CHAMP-NEGO-4, CHAMP-NEGO-7). */
function Talk({ talk }: { talk: NegotiationFacts }): JSX.Element {
  const seconds = useSignal(60);
  const { one, other } = talk;
  const set = (kind: "judge-limit" | "judge-extend") => void ask(kind, { one, other, ms: seconds.value * SECOND_MS }, `${kind}:${one}:${other}`);
  return (
    <div class="talk">
      <p>{t("judge-talk", { player: named.player(one), other: named.player(other) })}</p>
      <Countdown deadline={talk.deadline_ms} total={view.value?.table.settings.clocks.deal_ms ?? 0} />
      <div class="row">
        <label>{t("judge-seconds")}
          <input type="number" inputMode="numeric" min="0" max={LONGEST_TALK} value={seconds.value} onInput={(event) => (seconds.value = Math.max(0, Math.min(LONGEST_TALK, Math.floor(Number(event.currentTarget.value) || 0))))} />
        </label>
        <Press control={`judge-limit:${one}:${other}`} onPress={() => set("judge-limit")}>{t("judge-limit")}</Press>
        <Press control={`judge-extend:${one}:${other}`} onPress={() => set("judge-extend")}>{t("judge-extend")}</Press>
      </div>
    </div>
  );
}

/** Expelling is asked twice: it cannot be taken back. */
function Expulsion({ facts }: { facts: GameFacts }): JSX.Element {
  const sure = useSignal(-1);
  const seat = sure.value;
  if (seat >= 0) {
    return (
      <div class="sure">
        <p>{t("judge-expel-sure", { player: named.player(seat) })}</p>
        <div class="row">
          <Press control={`expel:${seat}`} danger onPress={() => void ask("judge-expel", { seat }, `expel:${seat}`).then(() => (sure.value = -1))}>{t("judge-expel", { player: named.player(seat) })}</Press>
          <Press control="not-expel" onPress={() => (sure.value = -1)}>{t("cancel")}</Press>
        </div>
      </div>
    );
  }
  return (
    <div class="row">
      {facts.players.filter((player) => !player.out).map((player) => (
        <Press key={player.seat} control={`expel?:${player.seat}`} danger onPress={() => (sure.value = player.seat)}>{t("judge-expel", { player: named.player(player.seat) })}</Press>
      ))}
    </div>
  );
}

function RealDice({ seat }: { seat: number }): JSX.Element {
  const typed = useSignal("");
  const faces = (typed.value.match(/[1-6]/g) ?? []).map(Number);
  const send = () => void ask("judge-dice", { faces }, "judge-dice").then((done) => done && (typed.value = ""));
  return (
    <form class="real-dice" onSubmit={(event) => { event.preventDefault(); if (faces.length) send(); }}>
      <p>{t("awaiting-dice", { player: named.player(seat) })}</p>
      <div class="row">
        <label>{t("judge-dice-faces")}
          <input type="text" inputMode="numeric" autocomplete="off" size={6} value={typed.value} onInput={(event) => (typed.value = event.currentTarget.value)} />
        </label>
        <Press control="judge-dice" main disabled={!faces.length} onPress={send}>{t("judge-dice")}</Press>
        <Press control="judge-no-dice" quiet onPress={() => void ask("judge-no-dice", {}, "judge-no-dice")}>{t("judge-no-dice")}</Press>
      </div>
    </form>
  );
}
