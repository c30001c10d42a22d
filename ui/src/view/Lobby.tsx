/** Before the start: who sits where; the host adds bots and people beside him, and starts. */

import type { JSX } from "preact";
import { signal } from "@preact/signals";
import { t } from "../i18n";
import { editionName, playerName } from "../names";
import { isHost, mySeat, official, view } from "../store";
import { ask } from "../table";
import { playsHere, sharing } from "../together";
import { Countdown, Press } from "./parts";
import { Token } from "./shapes";

/** Forms of this page prove with it that they are ours. */
export const formToken = signal("");
const LONGEST_NAME = 40;
const SEEDING_MS = 10_000;

export function Lobby(): JSX.Element | null {
  const table = view.value?.table;
  if (!table) return null;
  const free = table.seats.some((seat) => seat.player === "open");
  const mayChoose = isHost.value && table.status === "lobby";
  return (
    <section class="lobby" aria-labelledby="lobby-title">
      <h1 id="lobby-title">{t("lobby-title")}</h1>
      <p>{editionName()}</p>
      <ul>
        {table.seats.map((seat) => (
          <li key={seat.seat}>
            <Token seat={seat.seat} size={34} />
            <span class="grow"><bdi>{seat.player === "open" ? t("lobby-seat-open") : playerName(seat.seat)}</bdi></span>
            {!sharing.value && seat.seat === mySeat.value && <span class="tag">{t("you")}</span>}
            {sharing.value && playsHere(seat.seat) && <span class="tag">{t("lobby-here")}</span>}
            {mayChoose && seat.player === "open" && (
              <span class="row">
                <Invite table={table.id} seat={seat.seat} />
                <Press control={`add:${seat.seat}`} onPress={() => void ask("add-bot", { seat: seat.seat }, `add:${seat.seat}`)}>{t("lobby-add-bot")}</Press>
              </span>
            )}
            {mayChoose && seat.player === "bot" && <Press control={`remove:${seat.seat}`} quiet onPress={() => void ask("remove-bot", { seat: seat.seat }, `remove:${seat.seat}`)}>{t("lobby-remove-bot")}</Press>}
          </li>
        ))}
      </ul>
      {mayChoose && free && !official.value && <Beside table={table.id} />}
      {table.status === "seeding" ? (
        <>
          <p role="status">{t("lobby-seeding")}</p>
          <Countdown deadline={table.seeding_ms} total={SEEDING_MS} />
        </>
      ) : isHost.value ? (
        <Press control="start" main onPress={() => void ask("start", free ? { fill: "builder" } : {}, "start")}>{t(free ? "lobby-start-fill" : "lobby-start")}</Press>
      ) : (
        <p class="hint">{t(official.value && table.host < 0 ? "lobby-waiting-judge" : "lobby-waiting")}</p>
      )}
    </section>
  );
}

/** Leads to a page with a link and its square code for this seat. */
function Invite({ table, seat }: { table: string; seat: number }): JSX.Element {
  return (
    <form method="post" action={`/tables/${table}/links`}>
      <input type="hidden" name="csrf" value={formToken.value} />
      <input type="hidden" name="role" value="seat" />
      <input type="hidden" name="seat" value={seat} />
      <button type="submit" class="press">{t("lobby-invite")}</button>
    </form>
  );
}

/** Somebody beside the host plays at the same device. */
function Beside({ table }: { table: string }): JSX.Element {
  return (
    <form class="beside" method="post" action={`/tables/${table}/here`}>
      <input type="hidden" name="csrf" value={formToken.value} />
      <label>{t("lobby-beside")}
        <input type="text" name="name" required maxLength={LONGEST_NAME} autocomplete="off" />
      </label>
      <button type="submit" class="press">{t("lobby-beside-add")}</button>
    </form>
  );
}
