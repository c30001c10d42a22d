/** What happened, the latest first to be seen; older lines on demand, so that thousands stay smooth. */

import type { JSX } from "preact";
import { useSignal } from "@preact/signals";
import { t } from "../i18n";
import { log } from "../store";
import { isTold, sentence } from "../telling";
import { Token } from "./shapes";

const SHOWN = 120;

export function Log(): JSX.Element {
  const shown = useSignal(SHOWN);
  const all = log.value;
  const from = Math.max(0, all.length - shown.value);
  if (!all.length) return <p class="hint">{t("log-none")}</p>;
  return (
    <div class="log" tabIndex={0} role="region" aria-label={t("log-title")}>
      <div>
      {from > 0 && <button type="button" class="press quiet" onClick={() => (shown.value += SHOWN)}>{t("log-older")}</button>}
      <ol>
        {all.slice(from).map((event, i) => {
          const index = from + i;
          if (!isTold(event, all[index - 1])) return null;
          return (
            <li key={index} class={event.type === "turn" ? "turn" : ""}>
              {event.type === "turn" && <Token seat={event.seat ?? 0} size={18} />}
              {sentence(event)}
            </li>
          );
        })}
      </ol>
      </div>
    </div>
  );
}
