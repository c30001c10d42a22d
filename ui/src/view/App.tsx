/** The page of a table. */

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { signal, useSignalEffect } from "@preact/signals";
import { t } from "../i18n";
import { notify } from "../notify";
import { edition, game, latest, link, lookingAt, mySeat, refusedBecause, view } from "../store";
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
import { listView } from "./look";
import { Players } from "./Players";
import { Replay } from "./Replay";

type Tab = "players" | "deeds" | "log" | "chat";
const TABS: Tab[] = ["players", "deeds", "log", "chat"];
const TITLES: Record<Tab, string> = { players: "players-title", deeds: "deeds-title", log: "log-title", chat: "chat-title" };
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
  const facts = view.value;
  const board = edition.value;
  if (!facts || !board) return <></>;
  const seated = mySeat.value >= 0;
  const lookingBack = lookingAt.value !== null;
  const shown = TABS.filter((name) => (name !== "deeds" || seated) && (name !== "chat" || !lookingBack));
  return (
    <main ref={main} class={`table tab-${shown.includes(tab.value) ? tab.value : "players"}`}>
      <h1 class="unseen">{t("app-name")}</h1>
      <div class="area-board">{game.value?.over && !lookingBack ? <End /> : listView.value ? <BoardList /> : <Board edition={board} />}</div>
      <div class="column first">
        <Panel name="players"><Players /></Panel>
        <Panel name="log"><Log /></Panel>
      </div>
      <div class="column second">
        <div class="area-actions">
          {facts.table.paused && !lookingBack && <p class="notice">{t(facts.table.pause_reason === "nobody-there" ? "paused-nobody-there" : "paused")}</p>}
          {facts.table.status === "abandoned" && <p class="notice">{t("closed")}</p>}
          {lookingBack ? <Replay /> : <Actions />}
        </div>
        <Tabs shown={shown} />
        {seated && <Panel name="deeds"><MyDeeds /></Panel>}
        {!lookingBack && <Panel name="chat"><Chat /></Panel>}
      </div>
    </main>
  );
}

/** On small screens the panels take turns. */
function Tabs({ shown }: { shown: Tab[] }): JSX.Element {
  return (
    <nav class="tabs" aria-label={t("menu")}>
      {shown.map((name) => (
        <button key={name} type="button" aria-pressed={tab.value === name} aria-controls={`panel-${name}`} onClick={() => (tab.value = name)}>{t(TITLES[name])}</button>
      ))}
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
