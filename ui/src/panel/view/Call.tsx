/** Calls the head judge to this table, and says whether somebody comes. */

import type { JSX } from "preact";
import { t } from "../../i18n";
import { enter, now, queue, timeOf } from "../state";

export function Call(): JSX.Element | null {
  if (!now.value.may.includes("call")) return null;
  const { called } = now.value;
  const waits = (what: string) => queue.waiting.value.some(({ fields }) => fields["do"] === what);
  if (!called)
    return (
      <p class="call">
        <button type="button" disabled={waits("call")} onClick={() => enter({ do: "call" })}>
          {t("panel-call")}
        </button>
      </p>
    );
  return (
    <p class="call open" role="status">
      <span>
        {t("panel-called", { time: timeOf(called.at_ms) })} {called.taken_by ? t("panel-call-taken", { name: called.taken_by }) : null}
      </span>
      <button type="button" disabled={waits("end-call")} onClick={() => enter({ do: "end-call" })}>
        {t("panel-call-end")}
      </button>
    </p>
  );
}
