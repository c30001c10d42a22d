/** The page of a table. */

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { signal, useSignal } from "@preact/signals";
import { number, t } from "../i18n";
import { beginning, chat, edition, game, link, lookingAt, mySeat, own, refusedBecause, staging, view } from "../store";
import { useSkipping } from "../stage/skipping";
import { problemText } from "../telling";
import { ask } from "../table";
import { passTo, secret } from "../together";
import { Actions, Propose } from "./Actions";
import { Board } from "./Board";
import { Chat } from "./Chat";
import { SmallBoard } from "./CloseUp";
import { Cover } from "./Cover";
import { DealBuilder } from "./DealBuilder";
import { BoardList, MyDeeds, OpenSpace } from "./Deeds";
import { End } from "./End";
import { Backdrop } from "./drawings";
import { useGlide } from "./glide";
import { Header, Lost } from "./Header";
import { Hint } from "./Hints";
import { Lobby } from "./Lobby";
import { Log } from "./Log";
import { listView, small, stacked, wide } from "./look";
import { Press } from "./parts";
import { Players, Strip } from "./Players";
import { Replay } from "./Replay";
import { Voice } from "./Voice";

type Tab = "players" | "deeds" | "log" | "chat";
const TABS: Tab[] = ["players", "deeds", "log", "chat"];
const ALWAYS: Tab[] = ["players", "log"]; // in sight where there is room
const TITLES: Record<Tab, string> = { players: "players-title", deeds: "deeds-title", log: "log-title", chat: "chat-title" };
/** What the visitor has opened; where a panel lies over the board, nothing at first. */
const tab = signal<Tab | null>(null);

export function App(): JSX.Element {
  if (link.value === "refused") {
    return <main class="message"><p>{t("refused", { why: problemText({ code: refusedBecause.value, args: {} }) })}</p><a class="press main" href="">{t("reload")}</a></main>;
  }
  const facts = view.value;
  const board = edition.value;
  const waiting = ["lobby", "seeding"].includes(facts?.table.status ?? "");
  if (!facts || !board || (waiting && beginning.value && mySeat.value >= 0)) return <main class="message"><p role="status">{t("loading")}</p></main>;
  if (passTo.value >= 0 && secret.value) return <main class="page secret" data-look={board.look}><Cover /></main>;
  return (
    <div class="page" data-look={board.look} data-role={facts.own.of}>
      <Header />
      <Lost />
      {waiting ? <main class="lobby-page"><Backdrop /><Lobby /></main> : <>{!wide.value && <Strip />}<Table /></>}
      <OpenSpace />
      <DealBuilder />
      <Cover />
      <Voice />
    </div>
  );
}

function Table(): JSX.Element {
  const main = useRef<HTMLElement>(null);
  useGlide(main);
  useSkipping(main);
  const lookingBack = lookingAt.value !== null;
  const holding = mySeat.value >= 0 && !game.value?.over;
  const shown = TABS.filter((name) => (name !== "deeds" || holding) && (name !== "chat" || !lookingBack) && (!wide.value || !ALWAYS.includes(name)));
  const over = stacked.value || small.value; // panels are sheets over the board
  const open = shown.find((name) => name === tab.value) ?? (over ? null : (shown[0] ?? null));
  const unheard = useUnheard(open === "chat");
  const facts = view.value;
  const board = edition.value;
  if (!facts || !board) return <></>;
  return (
    <main ref={main} class={`table tab-${open ?? "none"}`} onKeyDown={(event) => over && event.key === "Escape" && (tab.value = null)}>
      <h1 class="unseen">{t("app-name")}</h1>
      <div class="area-board">{game.value?.over && !lookingBack ? <End /> : listView.value ? <BoardList /> : small.value ? <SmallBoard edition={board} /> : <><Board edition={board} />{over && <Hint />}</>}</div>
      {/* What is to be done comes before everybody's deeds and the log, for those who go from one to the next by keys. */}
      <div class="column second">
        <div class="area-actions" aria-busy={staging.value}>
          {facts.table.paused && !lookingBack && <p class="notice">{t(facts.table.pause_reason === "nobody-there" ? "paused-nobody-there" : "paused")}</p>}
          {mySeat.value >= 0 && facts.table.status === "playing" && facts.table.seats[mySeat.value]?.player === "skip" && !lookingBack && !secret.value && <StoodIn seat={mySeat.value} />}
          {facts.table.status === "abandoned" && <p class="notice">{t(facts.table.close_reason === "other-rules" ? "closed-rules" : "closed")}</p>}
          {lookingBack ? <Replay /> : <Actions />}
        </div>
        {shown.length > (over ? 0 : 1) && <Tabs shown={shown} open={open} unheard={unheard} over={over} />}
        {holding && <Panel name="deeds"><MyDeeds /></Panel>}
        {!lookingBack && <Panel name="chat">{open === "chat" ? <Chat /> : <></>}</Panel>}
      </div>
      <div class="column first">
        <Panel name="players"><Players /></Panel>
        <Panel name="log" fold={wide.value}><Log /></Panel>
      </div>
    </main>
  );
}

/** The table decides for the player: they missed too many decisions, or have left. */
function StoodIn({ seat }: { seat: number }): JSX.Element {
  return <p class="notice" role="status">{t("stood-in")} <Press control="take-seat" main onPress={() => void ask("take-seat", { seat }, "take-seat")}>{t("stood-in-back")}</Press></p>;
}

/** How much was said since the talk was last open, by those who are not muted here. What was said before one came does not count. */
function useUnheard(listening: boolean): number {
  const muted = own.value?.muted ?? [];
  const said = chat.value.filter((line) => !muted.includes(line.seat)).length;
  const heard = useSignal(said);
  useEffect(() => {
    if (listening || heard.value > said) heard.value = said;
  }, [listening, said]);
  return Math.max(0, said - heard.value);
}

/** On small screens the panels take turns, on wide ones only deeds and talk. A sheet over the board closes by the press that opened it. */
function Tabs({ shown, open, unheard, over }: { shown: Tab[]; open: Tab | null; unheard: number; over: boolean }): JSX.Element {
  return (
    <nav class="tabs" aria-label={t("menu")}>
      <div class="tab-row">
        {shown.map((name) => (
          <button key={name} type="button" aria-pressed={open === name} aria-controls={`panel-${name}`} onClick={() => (tab.value = over && open === name ? null : name)}>
            {t(TITLES[name])}
            {name === "chat" && unheard > 0 && <span class="unheard">{number(unheard)}</span>}
          </button>
        ))}
        {over && <Propose />}
      </div>
    </nav>
  );
}

/** A panel that unfolds takes the whole height of its column: the latest lines become the whole story. */
function Panel({ name, fold = false, children }: { name: Tab; fold?: boolean; children: JSX.Element }): JSX.Element {
  const whole = useSignal(false);
  const title = t(TITLES[name]);
  return (
    <section class={`panel panel-${name}${fold && whole.value ? " unfolded" : ""}`} id={`panel-${name}`} aria-labelledby={`title-${name}`}>
      <h2 id={`title-${name}`}>{fold ? <button type="button" class="unfold" aria-expanded={whole.value} onClick={() => (whole.value = !whole.value)}>{title}</button> : title}</h2>
      {children}
    </section>
  );
}
