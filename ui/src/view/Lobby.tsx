/** Before the start: who sits where; the host adds bots and starts. */

import type { JSX } from "preact";
import { t } from "../i18n";
import { editionName, playerName } from "../names";
import { isHost, view } from "../store";
import { ask } from "../table";
import { Press } from "./parts";
import { Token } from "./shapes";

export function Lobby(): JSX.Element | null {
  const table = view.value?.table;
  if (!table) return null;
  const free = table.seats.some((seat) => seat.player === "open");
  return (
    <section class="lobby" aria-labelledby="lobby-title">
      <h1 id="lobby-title">{t("lobby-title")}</h1>
      <p>{editionName()}</p>
      <ul>
        {table.seats.map((seat) => (
          <li key={seat.seat}>
            <Token seat={seat.seat} size={34} />
            <bdi class="grow">{seat.player === "open" ? t("lobby-seat-open") : playerName(seat.seat)}</bdi>
            {isHost.value && seat.player === "open" && <Press control={`add:${seat.seat}`} onPress={() => void ask("add-bot", { seat: seat.seat }, `add:${seat.seat}`)}>{t("lobby-add-bot")}</Press>}
            {isHost.value && seat.player === "bot" && <Press control={`remove:${seat.seat}`} quiet onPress={() => void ask("remove-bot", { seat: seat.seat }, `remove:${seat.seat}`)}>{t("lobby-remove-bot")}</Press>}
          </li>
        ))}
      </ul>
      {isHost.value ? (
        <Press control="start" main onPress={() => void ask("start", free ? { fill: "builder" } : {}, "start")}>{t(free ? "lobby-start-fill" : "lobby-start")}</Press>
      ) : (
        <p class="hint">{t("lobby-waiting")}</p>
      )}
    </section>
  );
}
