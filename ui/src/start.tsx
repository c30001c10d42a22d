/** Put the table on the page: texts and board first, then the connection or the game that is looked back at. */

import { effect } from "@preact/signals";
import { render } from "preact";
import { Connection, type Dial } from "./connection";
import { pack, NO_ART } from "./art";
import type { Edition } from "./edition";
import { Part } from "./fair/seat";
import { bundleOf, choose, offered, underReview, use } from "./i18n";
import { watchOutlook } from "./outlook";
import { lookBack, type Archive } from "./replay";
import { beginning, course, edition, game, link, lookingAt, mySeat, view } from "./store";
import { ask, connect } from "./table";
import { App } from "./view/App";
import { chooseLanguage } from "./view/Header";
import type { Art, Outlook } from "./wire";
import "./style.css";
import "./hand.css";

export interface Start {
  root: HTMLElement;
  dial: Dial;
  /** What the visitor chose, and what they can choose from. */
  language: string;
  languages: string[];
  loadEdition: () => Promise<Edition>;
  loadArt: () => Promise<Art>;
  loadTexts: (language: string) => Promise<string>;
  archive: Archive;
  loadOutlook: (seat: number) => Promise<Outlook>;
  /** In whose eyes a game may be looked back at; none at a live table. */
  roles: string[];
  /** A game against this bot, to be begun by this page. */
  begin?: string;
}

export async function start({ root, dial, language, languages, loadEdition, loadArt, loadTexts, archive, loadOutlook, roles, begin = "" }: Start): Promise<void> {
  const english = loadTexts("en").then((text) => bundleOf("en", text));
  const speak = async (name: string) => {
    const fallback = await english;
    if (name === "en") return use(name, [fallback]);
    // Without its catalogue a language is not offered: English is better than nothing.
    const text = await loadTexts(name).catch(() => null);
    use(text === null ? "en" : name, text === null ? [fallback] : [bundleOf(name, text), fallback]);
  };
  offered.value = languages;
  chooseLanguage.value = (name) => {
    choose(name);
    // Review belongs to the page, which has to come without it.
    if (underReview.value) location.reload();
    else void speak(name);
  };
  // The table is asked for beside its texts and its board; it is drawn once, when they are there.
  if (!roles.length) connect(new Connection(dial));
  // Without its art pack an edition is drawn plainly.
  const [board, drawn] = await Promise.all([loadEdition(), loadArt().catch(() => NO_ART), speak(language)]);
  edition.value = board;
  pack.value = drawn;
  if (roles.length) lookingAt.value = 0;
  beginning.value = begin !== "";
  root.replaceChildren();
  render(<App />, root);
  if (roles.length) return lookBack(archive, roles);
  tellCourseAtTheEnd(archive);
  watchOutlook(loadOutlook);
  putIntoTheDice();
  if (begin) beginWith(begin);
}

/** Fair dice: this page does its player's part. */
function putIntoTheDice(): void {
  const part = new Part();
  let asked = "";
  effect(() => {
    const due = link.value === "online" ? part.due(view.value) : null;
    const what = JSON.stringify(due);
    if (due && what !== asked) queueMicrotask(() => void ask(due.kind, due.body, "").then((ok) => (asked = ok ? asked : "")));
    asked = what;
  });
}

/** The game begins as soon as this player's part is in the dice, or at once where there are no fair dice. */
function beginWith(bot: string): void {
  history.replaceState(null, "", location.pathname);
  let begun = false;
  effect(() => {
    const facts = view.value;
    const seat = facts?.table.seats[mySeat.value];
    if (begun || !facts || !seat || facts.table.status !== "lobby" || (facts.table.commitment && !seat.commitment)) return;
    begun = true;
    queueMicrotask(() => void ask("start", { fill: bot }, "start").then((ok) => (beginning.value = ok)));
  });
}

/** The end screen shows the whole game, also to who came late: the server knows it. */
function tellCourseAtTheEnd(archive: Archive): void {
  let asked = false;
  effect(() => {
    if (!game.value?.over || asked) return;
    asked = true;
    archive.course().then(
      (told) => (course.value = told),
      () => (asked = false),
    );
  });
}
