/** Talk at the table: quick phrases in everybody's own language, and free words. */

import type { JSX } from "preact";
import { useSignal } from "@preact/signals";
import { knows, t } from "../i18n";
import { playerName } from "../names";
import { chat, own, view } from "../store";
import { ask } from "../table";
import type { Line } from "../wire";
import { Press } from "./parts";
import { Token } from "./shapes";

const PRESETS = [
  "hello", "good-luck", "well-played", "thanks", "sorry", "hurry", "wait", "yes", "no", "interested", "not-interested", "make-an-offer", "judge-please", "good-game", "bye",
];
const LONGEST = 300;

export function Chat(): JSX.Element {
  const text = useSignal("");
  const muted = own.value?.muted ?? [];
  const lines = chat.value.filter((line) => !muted.includes(line.seat));
  const maySpeak = view.value?.own.of !== "spectator";
  const say = async () => {
    const words = text.value.trim();
    if (words && (await ask("chat", { text: words }, "chat"))) text.value = "";
  };
  return (
    <div class="chat">
      {lines.length ? <ul class="lines">{lines.slice(-100).map((line) => <Said key={line.n} line={line} />)}</ul> : <p class="hint">{t("chat-none")}</p>}
      {maySpeak && (
        <form onSubmit={(event) => { event.preventDefault(); void say(); }}>
          <div class="row">
            <select aria-label={t("chat-phrase")} value="" onChange={(event) => { const preset = event.currentTarget.value; event.currentTarget.value = ""; if (preset) void ask("chat", { preset }, "chat-preset"); }}>
              <option value="">{t("chat-phrase")}</option>
              {PRESETS.map((preset) => <option key={preset} value={preset}>{t(`preset-${preset}`)}</option>)}
            </select>
          </div>
          <div class="row">
            <label class="grow"><span class="unseen">{t("chat-text")}</span>
              <input type="text" maxLength={LONGEST} placeholder={t("chat-text")} value={text.value} onInput={(event) => (text.value = event.currentTarget.value)} />
            </label>
            <Press control="chat" onPress={() => void say()}>{t("chat-say")}</Press>
          </div>
        </form>
      )}
    </div>
  );
}

function Said({ line }: { line: Line }): JSX.Element {
  const key = `preset-${line.preset}`;
  const who = line.seat >= 0 ? playerName(line.seat) : line.role === "judge" ? t("chat-judge") : line.name || t("onlooker");
  return (
    <li>
      {line.seat >= 0 && <Token seat={line.seat} size={20} />}
      <bdi class="author">{who}</bdi>
      <bdi class="words">{line.preset && knows(key) ? t(key) : line.text}</bdi>
    </li>
  );
}
