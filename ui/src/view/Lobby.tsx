/** Before the start: who sits where; the host adds bots and people beside him, and starts. */

import type { JSX } from "preact";
import { signal } from "@preact/signals";
import { number, t } from "../i18n";
import { editionName, named, playerName, tokenName } from "../names";
import { edition, isHost, mySeat, official, tokenOf, view } from "../store";
import { ask } from "../table";
import { playsHere, sharing } from "../together";
import type { SeatFacts } from "../wire";
import { Face, strengthOf } from "./Character";
import { Countdown, Dialog, Player, Press } from "./parts";
import { NoToken, Token, TokenShape } from "./shapes";

/** Forms of this page prove with it that they are ours. */
export const formToken = signal("");
const LONGEST_NAME = 40;
const SEEDING_MS = 10_000;

export function Lobby(): JSX.Element | null {
  const table = view.value?.table;
  if (!table) return null;
  const free = table.seats.some((seat) => seat.player === "open");
  const chosen = (edition.value?.tokens.length ?? 0) > 0;
  const mayChoose = isHost.value && table.status === "lobby";
  return (
    <section class="lobby" aria-labelledby="lobby-title">
      <h1 id="lobby-title">{t("lobby-title")}</h1>
      <p>{editionName()}</p>
      <ul>
        {table.seats.map((seat) => (
          <li key={seat.seat}>
            {seat.player === "open" && chosen ? <NoToken seat={seat.seat} size={34} /> : seat.player === "bot" ? <Face seat={seat.seat} size={34} /> : <Token seat={seat.seat} size={34} />}
            <span class="grow">
              <bdi>{seat.player === "open" ? t("lobby-seat-open") : playerName(seat.seat)}</bdi>
              {tokenOf(seat.seat) && <span class="token-name">{tokenName(seat.token)}</span>}
            </span>
            {!sharing.value && seat.seat === mySeat.value && <span class="tag">{t("you")}</span>}
            {sharing.value && playsHere(seat.seat) && <span class="tag">{t("lobby-here")}</span>}
            {seat.player === "bot" && <span class="tag">{strengthOf(seat.bot)}</span>}
            {mayChooseToken(seat) && <button type="button" class="press quiet" aria-label={sharing.value ? t("act-on-space", { action: t("lobby-token"), space: named.player(seat.seat) }) : undefined} onClick={() => (choosing.value = seat.seat)}>{t("lobby-token")}</button>}
            {mayChoose && seat.player === "open" && (
              <span class="row">
                <Invite table={table.id} seat={seat.seat} />
                <Press control={`add:${seat.seat}`} label={atSeat("lobby-add-bot", seat.seat)} onPress={() => void ask("add-bot", { seat: seat.seat }, `add:${seat.seat}`)}>{t("lobby-add-bot")}</Press>
              </span>
            )}
            {mayChoose && seat.player === "bot" && <Press control={`remove:${seat.seat}`} quiet label={atSeat("lobby-remove-bot", seat.seat)} onPress={() => void ask("remove-bot", { seat: seat.seat }, `remove:${seat.seat}`)}>{t("lobby-remove-bot")}</Press>}
          </li>
        ))}
      </ul>
      <TokenChoice />
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

/** The name of a button that every seat of its kind has. */
function atSeat(key: string, seat: number): string {
  return t("act-on-space", { action: t(key), space: t("lobby-seat", { number: number(seat + 1) }) });
}

/** The seat whose token is being chosen. */
const choosing = signal(-1);

/** Everybody for themselves; the judge, and the host of a shared device, for any player. */
function mayChooseToken(seat: SeatFacts): boolean {
  const table = view.value?.table;
  if (!table || table.status !== "lobby" || seat.player !== "person" || !edition.value?.tokens.length) return false;
  return seat.seat === mySeat.value || view.value?.role === "judge" || (isHost.value && table.settings.shared_device);
}

/** The seat of the other person who has a token; what a bot would take is free. */
function holderOf(token: string, seat: number): number {
  return view.value?.table.seats.find((other) => other.seat !== seat && other.player === "person" && other.token === token)?.seat ?? -1;
}

function TokenChoice(): JSX.Element | null {
  const facts = view.value?.table.seats[choosing.value];
  if (!facts || !mayChooseToken(facts)) return null;
  const { seat } = facts;
  const close = () => (choosing.value = -1);
  const choose = async (token: string) => (await ask("choose-token", { seat, token }, `token:${token}`)) && close();
  return (
    <Dialog title={t("lobby-token")} onClose={close}>
      <p><Player seat={seat} /></p>
      <ul class="pieces">
        {edition.value?.tokens.map((piece) => {
          const holder = holderOf(piece.id, seat);
          return (
            <li key={piece.id}>
              <Press control={`token:${piece.id}`} disabled={holder >= 0} pressed={facts.token === piece.id} onPress={() => void choose(piece.id)}>
                <svg class="token" width="44" height="44" viewBox="0 0 36 36" aria-hidden="true"><TokenShape seat={holder >= 0 ? holder : seat} piece={piece} /></svg>
                <span>{tokenName(piece.id)}</span>
                {holder >= 0 && <bdi class="hint">{playerName(holder)}</bdi>}
              </Press>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

/** Leads to a page with a link and its square code for this seat. */
function Invite({ table, seat }: { table: string; seat: number }): JSX.Element {
  return (
    <form method="post" action={`/tables/${table}/links`}>
      <input type="hidden" name="csrf" value={formToken.value} />
      <input type="hidden" name="role" value="seat" />
      <input type="hidden" name="seat" value={seat} />
      <button type="submit" class="press" aria-label={atSeat("lobby-invite", seat)}>{t("lobby-invite")}</button>
    </form>
  );
}

/** Somebody beside the host plays at the same device. */
function Beside({ table }: { table: string }): JSX.Element {
  const pieces = edition.value?.tokens ?? [];
  return (
    <form class="beside" method="post" action={`/tables/${table}/here`}>
      <input type="hidden" name="csrf" value={formToken.value} />
      <label>{t("lobby-beside")}
        <input type="text" name="name" required maxLength={LONGEST_NAME} autocomplete="off" />
      </label>
      {pieces.length > 0 && (
        <label>{t("player-token")}
          <select name="token">
            <option value="">{t("lobby-token-any")}</option>
            {pieces.filter((piece) => holderOf(piece.id, -1) < 0).map((piece) => <option key={piece.id} value={piece.id}>{tokenName(piece.id)}</option>)}
          </select>
        </label>
      )}
      <button type="submit" class="press">{t("lobby-beside-add")}</button>
    </form>
  );
}
