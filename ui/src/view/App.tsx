/** The page of a table. */

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { signal, useSignal, useSignalEffect } from "@preact/signals";
import { number, t } from "../i18n";
import { notify } from "../notify";
import { chat, edition, game, latest, link, lookingAt, mySeat, own, refusedBecause, view } from "../store";
import { soundOf } from "../sound";
import { problemText, tell } from "../telling";
import { passTo, secret } from "../together";
import { Actions } from "./Actions";
import { askedOfMe } from "./asking";
import { Board } from "./Board";
import { Chat } from "./Chat";
import { Cover } from "./Cover";
import { DealBuilder } from "./DealBuilder";
import { BoardList, MyDeeds, OpenSpace } from "./Deeds";
import { End } from "./End";
import { useGlide } from "./glide";
import { Header, Lost } from "./Header";
import { Lobby } from "./Lobby";
import { Log } from "./Log";
import { listView, wide } from "./look";
import { Players } from "./Players";
import { Replay } from "./Replay";

type Tab = "players" | "deeds" | "log" | "chat";
const TABS: Tab[] = ["players", "deeds", "log", "chat"];
const ALWAYS: Tab[] = ["players", "log"]; // in sight where there is room
const TITLES: Record<Tab, string> = { players: "players-title", deeds: "deeds-title", log: "log-title", chat: "chat-title" };
/** One column: where `style.css` lays the actions over the lower edge. */
const stacked = matchMedia("(max-width: 859.98px) and (min-height: 540.02px), (max-width: 599.98px)");
const tab = signal<Tab>("players");

export function App(): JSX.Element {
  if (link.value === "refused") {
    return <main class="message"><p>{t("refused", { why: problemText({ code: refusedBecause.value, args: {} }) })}</p><a class="press main" href="">{t("reload")}</a></main>;
  }
  const facts = view.value;
  const board = edition.value;
  if (!facts || !board) return <main class="message"><p role="status">{t("loading")}</p></main>;
  if (passTo.value >= 0 && secret.value) return <main class="page secret" data-look={board.look}><Cover /></main>;
  return (
    <div class="page" data-look={board.look} data-role={facts.own.of}>
      <Header />
      <Lost />
      {["lobby", "seeding"].includes(facts.table.status) ? <main class="lobby-page"><Lobby /></main> : <Table />}
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
  const lookingBack = lookingAt.value !== null;
  const holding = mySeat.value >= 0 && !game.value?.over;
  const shown = TABS.filter((name) => (name !== "deeds" || holding) && (name !== "chat" || !lookingBack) && (!wide.value || !ALWAYS.includes(name)));
  const open = shown.includes(tab.value) ? tab.value : (shown[0] ?? "players");
  const unheard = useUnheard(open === "chat");
  const facts = view.value;
  const board = edition.value;
  if (!facts || !board) return <></>;
  return (
    <main ref={main} class={`table tab-${open}`}>
      <h1 class="unseen">{t("app-name")}</h1>
      <div class="area-board">{game.value?.over && !lookingBack ? <End /> : listView.value ? <BoardList /> : <Board edition={board} />}</div>
      <div class="column first">
        <Panel name="players"><Players /></Panel>
        <Panel name="log"><Log /></Panel>
      </div>
      <div class="column second">
        <div class="area-actions">
          {facts.table.paused && !lookingBack && <p class="notice">{t(facts.table.pause_reason === "nobody-there" ? "paused-nobody-there" : "paused")}</p>}
          {facts.table.status === "abandoned" && <p class="notice">{t(facts.table.close_reason === "other-rules" ? "closed-rules" : "closed")}</p>}
          {lookingBack ? <Replay /> : <Actions />}
        </div>
        {shown.length > 1 && <Tabs shown={shown} open={open} unheard={unheard} />}
        {holding && <Panel name="deeds"><MyDeeds /></Panel>}
        {!lookingBack && <Panel name="chat">{open === "chat" ? <Chat /> : <></>}</Panel>}
      </div>
    </main>
  );
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

/** Where the tabs stand below the board, what they open comes up from behind the actions. */
function show(name: Tab, button: HTMLElement): void {
  tab.value = name;
  if (stacked.matches) button.closest("nav")?.scrollIntoView();
}

/** On small screens the panels take turns, on wide ones only deeds and talk. */
function Tabs({ shown, open, unheard }: { shown: Tab[]; open: Tab; unheard: number }): JSX.Element {
  return (
    <nav class="tabs" aria-label={t("menu")}>
      <div class="tab-row">
        {shown.map((name) => (
          <button key={name} type="button" aria-pressed={open === name} aria-controls={`panel-${name}`} onClick={(event) => show(name, event.currentTarget)}>
            {t(TITLES[name])}
            {name === "chat" && unheard > 0 && <span class="unheard">{number(unheard)}</span>}
          </button>
        ))}
      </div>
    </nav>
  );
}

function Panel({ name, children }: { name: Tab; children: JSX.Element }): JSX.Element {
  return (
    <section class={`panel panel-${name}`} id={`panel-${name}`} aria-labelledby={`title-${name}`}>
      <h2 id={`title-${name}`}>{t(TITLES[name])}</h2>
      {children}
    </section>
  );
}

/** The one live region: what happened and what is asked. It also sets the tab's title and plays the sounds. */
function Voice(): JSX.Element {
  const asked = askedOfMe();
  useEffect(() => {
    document.title = asked ? t("app-title-your-turn") : t("app-name");
    notify(asked);
  }, [asked]);
  useSignalEffect(() => {
    for (const event of latest.value) soundOf(event, mySeat.peek());
  });
  return <p class="unseen" role="status" aria-live="polite" id="voice">{[...tell(latest.value), asked].filter(Boolean).join(" ")}</p>;
}
