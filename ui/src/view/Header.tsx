/** The head of the page: where one is, the line to the server, language, colours, sound. */

import type { JSX } from "preact";
import { signal, useSignal } from "@preact/signals";
import { offered, ownName, reviewAddress, spoken, t, underReview } from "../i18n";
import { editionName } from "../names";
import { notifying, possible, setNotifying } from "../notify";
import { game, isHost, link, lookingAt, mySeat, official, view } from "../store";
import { dressed } from "../art";
import { muted, setMuted, setVolume, volume } from "../sound";
import { ask, takeBack } from "../table";
import { held } from "../together";
import { GENDERS } from "../wire";
import { formToken } from "./Lobby";
import { OutlookBox, OutlookButton } from "./Outlook";
import { Press } from "./parts";
import { botsTalk, hinting, listView, setTheme, theme, THEMES, type Theme } from "./look";

type Gender = (typeof GENDERS)[number];
/** What each seat's player has chosen here, until a view says it. */
const chosen = signal<Partial<Record<number, Gender>>>({});

export const chooseLanguage = signal<(name: string) => void>(() => undefined);

export function Header(): JSX.Element {
  return (
    <header class="head">
      <a class="skip" href="#actions">{t("skip-to-actions")}</a>
      <a class="home" href="/">{t("app-name")}</a>
      <span class="edition">{editionName()}</span>
      {official.value && <span class="tag">{t("official")}</span>}
      <span class="grow" />
      {lookingAt.value === null && <Badge />}
      {game.value && (
        <div class="view-switch" role="group">
          <button type="button" class="press quiet" aria-pressed={!listView.value} onClick={() => (listView.value = false)}>{t("view-board")}</button>
          <button type="button" class="press quiet" aria-pressed={listView.value} onClick={() => (listView.value = true)}>{t("view-list")}</button>
        </div>
      )}
      <Menu />
      <OutlookBox />
    </header>
  );
}

/** What is in it is made when it is opened: to name every language in itself takes a while. */
function Menu(): JSX.Element {
  const open = useSignal(false);
  return (
    <details class="menu" onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary class="press quiet" aria-label={t("menu")}>☰</summary>
      {open.value && <MenuBox />}
    </details>
  );
}

function MenuBox(): JSX.Element {
  return (
    <div class="menu-box">
      <label>{t("language")}
        <select value={spoken.value} onChange={(event) => chooseLanguage.value(event.currentTarget.value)}>
          {[...new Set([...offered.value, spoken.value])].map((name) => <option key={name} value={name} lang={name}>{ownName(name)}</option>)}
        </select>
      </label>
      {!underReview.value && <a href={reviewAddress()} rel="nofollow">{t("review-invite")}</a>}
      <label>{t("theme")}
        <select value={theme.value} onChange={(event) => setTheme(event.currentTarget.value as Theme)}>
          {THEMES.map((name) => <option key={name} value={name}>{t(`theme-${name}`)}</option>)}
        </select>
      </label>
      {possible && <button type="button" class="press quiet" aria-pressed={notifying.value} onClick={() => void setNotifying(!notifying.value)}>{t(notifying.value ? "notify-on" : "notify")}</button>}
      {mySeat.value >= 0 && !official.value && <button type="button" class="press quiet" aria-pressed={hinting.value} onClick={() => (hinting.value = !hinting.value)}>{t(hinting.value ? "hints-on" : "hints-off")}</button>}
      <OutlookButton />
      <SpokenOf />
      <Pace />
      <Leave />
      <button type="button" class="press quiet" aria-pressed={dressed.value} onClick={() => (dressed.value = !dressed.value)}>{t(dressed.value ? "look-edition" : "look-plain")}</button>
      {view.value?.table.seats.some((seat) => seat.bot) && !official.value && <button type="button" class="press quiet" aria-pressed={botsTalk.value} onClick={() => (botsTalk.value = !botsTalk.value)}>{t(botsTalk.value ? "bot-talk-on" : "bot-talk-off")}</button>}
      {!official.value && <Sounds />}
    </div>
  );
}

function Sounds(): JSX.Element {
  return (
    <>
      <button type="button" class="press quiet" aria-pressed={!muted.value} onClick={() => setMuted(!muted.value)}>{t(muted.value ? "sound-off" : "sound-on")}</button>
      {!muted.value && <label>{t("sound-volume")}<input type="range" min="0" max="100" step="10" value={volume.value} onInput={(event) => setVolume(Number(event.currentTarget.value))} /></label>}
    </>
  );
}

/** How texts speak of the reader, or of the guest who holds the device. It is kept with the person, and tables know it from their next view on. */
function SpokenOf(): JSX.Element | null {
  const facts = view.value?.table.seats[mySeat.value];
  if (!facts || official.value || lookingAt.value !== null) return null;
  return (
    <label>{t("spoken-of")}
      <select value={chosen.value[facts.seat] ?? facts.gender} onChange={(event) => void speakOf(facts.seat, event.currentTarget.value as Gender)}>
        {GENDERS.map((gender) => <option key={gender} value={gender}>{t(`spoken-of-${gender || "other"}`)}</option>)}
      </select>
    </label>
  );
}

async function speakOf(seat: number, gender: Gender): Promise<void> {
  const before = chosen.value[seat];
  chosen.value = { ...chosen.value, [seat]: gender };
  const headers = { "content-type": "application/json", "x-csrf-token": formToken.value };
  const here = held.value.find((one) => one.seat === seat)?.here ?? -1;
  const kept = await fetch(`/api/me?here=${here}`, { method: "PUT", headers, body: JSON.stringify({ gender }) })
    .then((answer) => answer.json() as Promise<{ gender?: Gender }>)
    .catch(() => null);
  if (kept?.gender !== gender) chosen.value = { ...chosen.value, [seat]: before };
}

/** How long bots wait, from calm to not at all. */
const PACES = { calm: 3_000, normal: 1_500, fast: 400, instant: 0 };

/** Whether the bots of this table go as fast as its reader likes: the host, or the only person there. */
function mayChoosePace(): boolean {
  const table = view.value?.table;
  if (!table || table.status !== "playing" || official.value || lookingAt.value !== null) return false;
  const alone = mySeat.value >= 0 && table.seats.every((seat) => seat.bot || seat.seat === mySeat.value);
  return (isHost.value || alone) && table.seats.some((seat) => seat.player === "bot");
}

function Pace(): JSX.Element | null {
  if (!mayChoosePace()) return null;
  const waits = view.value?.table.settings.pace_ms ?? 0;
  const choose = (pace_ms: number) => void ask("pace", { pace_ms }, "pace");
  return (
    <label>{t("bot-pace")}
      <select value={Object.values(PACES).find((pace) => pace <= waits)} onChange={(event) => choose(Number(event.currentTarget.value))}>
        {Object.entries(PACES).map(([name, pace]) => <option key={name} value={pace}>{t(`bot-pace-${name}`)}</option>)}
      </select>
    </label>
  );
}

/** Leaving is asked twice: a bot or nobody plays on. */
function Leave(): JSX.Element | null {
  const sure = useSignal(false);
  if (mySeat.value < 0 || view.value?.table.status !== "playing") return null;
  if (!sure.value) return <Press control="leave?" quiet onPress={() => (sure.value = true)}>{t("leave-game")}</Press>;
  return (
    <div class="row">
      <Press control="leave" danger onPress={() => void ask("leave", {}, "leave")}>{t("leave-game")}</Press>
      <Press control="stay" onPress={() => (sure.value = false)}>{t("cancel")}</Press>
    </div>
  );
}

function Badge(): JSX.Element {
  const state = link.value === "online" ? "online" : link.value === "connecting" ? "connecting" : "offline";
  return <span class={`badge ${state}`} role="status"><span class="dot" aria-hidden="true" /><span class="badge-text">{t(state)}</span></span>;
}

/** Seat taken over elsewhere: said clearly, with a way back. */
export function Lost(): JSX.Element | null {
  if (link.value !== "lost") return null;
  return (
    <div class="lost" role="alert">
      <p>{t("taken-over")}</p>
      <button type="button" class="press main" onClick={takeBack}>{t("taken-over-back")}</button>
    </div>
  );
}
