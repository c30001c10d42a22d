/** A mistake put right by the judge: what, in which entry, and why. Nothing is wiped out; it stands in the log. */

import type { ComponentChildren, JSX } from "preact";
import { type Signal, useSignal } from "@preact/signals";
import type { Edition } from "../edition";
import { t } from "../i18n";
import { HOTEL, level, playerName, spaceName } from "../names";
import { version } from "../store";
import { deedAt } from "../sums";
import { ask } from "../table";
import { LONGEST_REASON, type GameFacts } from "../wire";
import { Press } from "./parts";

const BANK = -1;
const FREE = -1;
type What = "cash" | "deeds" | "places";
const WHATS: What[] = ["cash", "deeds", "places"];

export function Correction({ board, facts }: { board: Edition; facts: GameFacts }): JSX.Element {
  const what = useSignal<What>("cash");
  const reason = useSignal("");
  const entry = useSignal("");
  const change = useSignal<Record<string, unknown> | null>(null);
  const corrects = Number(entry.value) || version.value;
  const send = async () => {
    const body = { corrects, reason: reason.value.trim(), [what.value]: [change.value] };
    if (await ask("judge-correct", body, "judge-correct")) reason.value = "";
  };
  return (
    <form class="correction" onSubmit={(event) => event.preventDefault()}>
      <Choice text={t("correct-what")} value={what.value} onChoose={(name) => { what.value = name as What; change.value = null; }}>
        {WHATS.map((name) => <option key={name} value={name}>{t(`correct-${name}`)}</option>)}
      </Choice>
      {what.value === "cash" && <Cash facts={facts} change={change} />}
      {what.value === "deeds" && <Deed board={board} facts={facts} change={change} />}
      {what.value === "places" && <Place board={board} facts={facts} change={change} />}
      <label>{t("correct-entry")}
        <input type="number" inputMode="numeric" min="1" max={version.value} placeholder={String(version.value)} value={entry.value} onInput={(event) => (entry.value = event.currentTarget.value)} />
      </label>
      <label>{t("correct-why")}
        <input type="text" maxLength={LONGEST_REASON} value={reason.value} onInput={(event) => (reason.value = event.currentTarget.value)} />
      </label>
      <Press control="judge-correct" disabled={!change.value || !reason.value.trim()} onPress={() => void send()}>{t("correct-send")}</Press>
    </form>
  );
}

function Choice({ text, value, onChoose, children }: { text: string; value: string | number; onChoose: (value: string) => void; children: ComponentChildren }): JSX.Element {
  return <label>{text}<select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>{children}</select></label>;
}

interface Part {
  facts: GameFacts;
  change: Signal<Record<string, unknown> | null>;
}

function playing(facts: GameFacts): number[] {
  return facts.players.filter((player) => !player.out).map((player) => player.seat);
}

function Seats({ facts, seat, onChoose }: { facts: GameFacts; seat: number; onChoose: (seat: number) => void }): JSX.Element {
  return (
    <Choice text={t("end-player")} value={seat} onChoose={(value) => onChoose(Number(value))}>
      {playing(facts).map((one) => <option key={one} value={one}>{playerName(one)}</option>)}
    </Choice>
  );
}

function Cash({ facts, change }: Part): JSX.Element {
  const seat = useSignal(playing(facts)[0] ?? 0);
  const typed = useSignal("");
  const tell = () => {
    const amount = Math.trunc(Number(typed.value) || 0);
    change.value = amount ? { seat: seat.value, amount } : null;
  };
  return (
    <>
      <Seats facts={facts} seat={seat.value} onChoose={(one) => { seat.value = one; tell(); }} />
      <label>{t("correct-amount")}
        <input type="number" value={typed.value} placeholder="±" onInput={(event) => { typed.value = event.currentTarget.value; tell(); }} />
      </label>
    </>
  );
}

function Deed({ board, facts, change }: Part & { board: Edition }): JSX.Element {
  const space = useSignal(-1);
  const deeds = board.spaces.flatMap((one, position) => (one.group >= 0 ? [position] : []));
  const deed = deedAt(facts, space.value);
  const now = change.value ?? { space: space.value, owner: deed?.owner ?? BANK, level: deed?.level ?? 0, mortgaged: deed?.mortgaged ?? false };
  const set = (changed: Record<string, unknown>) => (change.value = { ...now, ...changed });
  return (
    <>
      <Choice text={t("correct-deed")} value={space.value} onChoose={(value) => { space.value = Number(value); change.value = null; }}>
        <option value={-1}>…</option>
        {deeds.map((position) => <option key={position} value={position}>{spaceName(position)}</option>)}
      </Choice>
      {space.value >= 0 && (
        <>
          <Choice text={t("correct-owner")} value={String(now["owner"])} onChoose={(value) => set({ owner: Number(value) })}>
            {[BANK, ...playing(facts)].map((seat) => <option key={seat} value={seat}>{playerName(seat)}</option>)}
          </Choice>
          <Choice text={t("correct-level")} value={String(now["level"])} onChoose={(value) => set({ level: Number(value) })}>
            {[0, 1, 2, 3, 4, HOTEL].map((count) => <option key={count} value={count}>{level(count)}</option>)}
          </Choice>
          <label><input type="checkbox" checked={now["mortgaged"] === true} onChange={(event) => set({ mortgaged: event.currentTarget.checked })} />{t("deed-mortgaged")}</label>
        </>
      )}
    </>
  );
}

function Place({ board, facts, change }: Part & { board: Edition }): JSX.Element {
  const seat = useSignal(playing(facts)[0] ?? 0);
  const player = facts.players[seat.value];
  const now = change.value ?? { seat: seat.value, space: player?.space ?? 0, jail: player?.jail ?? FREE };
  const jail = board.spaces.findIndex((space) => space.kind === "jail");
  return (
    <>
      <Seats facts={facts} seat={seat.value} onChoose={(one) => { seat.value = one; change.value = null; }} />
      <Choice text={t("correct-space")} value={String(now["space"])} onChoose={(value) => (change.value = { seat: seat.value, space: Number(value), jail: FREE })}>
        {board.spaces.map((_, position) => <option key={position} value={position}>{spaceName(position)}</option>)}
      </Choice>
      {now["space"] === jail && (
        <label><input type="checkbox" checked={Number(now["jail"]) >= 0} onChange={(event) => (change.value = { seat: seat.value, space: jail, jail: event.currentTarget.checked ? 0 : FREE })} />{t("player-in-jail")}</label>
      )}
    </>
  );
}
