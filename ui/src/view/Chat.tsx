/** Talk at the table: quick phrases in everybody's own language, free words, and not having to hear them. */

import type { JSX } from "preact";
import { signal, useSignal } from "@preact/signals";
import { knows, t } from "../i18n";
import { playerName } from "../names";
import { chat, isHost, own, view } from "../store";
import { ask } from "../table";
import { LONGEST_LINE, PRESETS, REPORT_REASONS, type Line, type ReportReason } from "../wire";
import { Player, Press } from "./parts";
import { Token } from "./shapes";

const SHOWN = 100;

export function Chat(): JSX.Element {
  const muted = own.value?.muted ?? [];
  const lines = chat.value.filter((line) => !muted.includes(line.seat));
  // In official rounds onlookers are silent (CHAMP-SPECT-3).
  const maySpeak = view.value?.own.of !== "spectator" || !view.value.table.settings.official;
  return (
    <div class="chat">
      {muted.length > 0 && (
        <ul class="muted-list">
          {muted.map((seat) => <li key={seat}><Player seat={seat} size={20} /><Press control={`hear:${seat}`} quiet onPress={() => void ask("mute", { seat, on: false }, `hear:${seat}`)}>{t("chat-hear")}</Press><LastHeard seat={seat} /></li>)}
        </ul>
      )}
      {lines.length ? <ul class="lines">{lines.slice(-SHOWN).map((line) => <Said key={line.n} line={line} />)}</ul> : <p class="hint">{t("chat-none")}</p>}
      {maySpeak && <Speaking />}
    </div>
  );
}

/** Who is muted can still be reported for the last line one heard of them. */
function LastHeard({ seat }: { seat: number }): JSX.Element | null {
  const line = chat.value.findLast((one) => one.seat === seat);
  return line ? <Report line={line} /> : null;
}

/** What is being written stays while another panel is open. */
const text = signal("");

function Speaking(): JSX.Element {
  const say = async () => {
    const words = text.value.trim();
    if (words && (await ask("chat", { text: words }, "chat"))) text.value = "";
  };
  return (
    <form onSubmit={(event) => { event.preventDefault(); void say(); }}>
      <div class="row">
        <select aria-label={t("chat-phrase")} value="" onChange={(event) => { const preset = event.currentTarget.value; event.currentTarget.value = ""; if (preset) void ask("chat", { preset }, "chat-preset"); }}>
          <option value="">{t("chat-phrase")}</option>
          {PRESETS.map((preset) => <option key={preset} value={preset}>{t(`preset-${preset}`)}</option>)}
        </select>
      </div>
      <div class="row">
        <label class="grow"><span class="unseen">{t("chat-text")}</span>
          <input type="text" maxLength={LONGEST_LINE} placeholder={t("chat-text")} value={text.value} onInput={(event) => (text.value = event.currentTarget.value)} />
        </label>
        <Press control="chat" onPress={() => void say()}>{t("chat-say")}</Press>
      </div>
    </form>
  );
}

function Said({ line }: { line: Line }): JSX.Element {
  const key = `preset-${line.preset}`;
  const who = line.seat >= 0 ? playerName(line.seat) : line.role === "judge" ? t("chat-judge") : line.name || t("onlooker");
  const mine = line.seat >= 0 && line.seat === own.value?.seat;
  const words = line.preset && knows(key) ? t(key) : line.text;
  return (
    <li>
      {line.seat >= 0 && <Token seat={line.seat} size={20} />}
      <bdi class="author">{who}</bdi>
      {line.role === "spectator" && line.name && <span class="hint">{t("onlooker")}</span>}
      <bdi class="words">{words}</bdi>
      {!mine && <Objection line={line} who={who} words={words} />}
    </li>
  );
}

/** What can be done about a line: not hear its author any more, or report it. */
function Objection({ line, who, words }: { line: Line; who: string; words: string }): JSX.Element {
  const role = view.value?.own.of;
  return (
    <details class="objection">
      <summary aria-label={t("act-on-space", { action: t("chat-object", { player: who }), space: words })}>⋯</summary>
      <div class="row">
        {role !== "spectator" && <Press control={`mute:${line.n}`} quiet onPress={() => void ask("mute", { line: line.n }, `mute:${line.n}`)}>{t("chat-mute", { player: who })}</Press>}
        {(isHost.value || role === "judge") && <Press control={`mute-all:${line.n}`} quiet onPress={() => void ask("mute", { line: line.n, for_all: true }, `mute-all:${line.n}`)}>{t("chat-mute-all", { player: who })}</Press>}
        <Report line={line} />
      </div>
    </details>
  );
}

function Report({ line }: { line: Line }): JSX.Element {
  const reported = useSignal(false);
  const report = async (reason: ReportReason) => {
    if (await ask("report", { line: line.n, reason }, `report:${line.n}`)) reported.value = true;
  };
  if (reported.value) return <p class="hint" role="status">{t("chat-reported")}</p>;
  return (
    <label>{t("chat-report")}
      <select value="" onChange={(event) => event.currentTarget.value && void report(event.currentTarget.value as ReportReason)}>
        <option value="">…</option>
        {REPORT_REASONS.map((reason) => <option key={reason} value={reason}>{t(`report-${reason}`)}</option>)}
      </select>
    </label>
  );
}
