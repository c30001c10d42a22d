/** Put the table on the page: texts and board first, then the connection or the game that is looked back at. */

import { effect } from "@preact/signals";
import { render } from "preact";
import { Connection, type Dial } from "./connection";
import type { Edition } from "./edition";
import { bundleOf, choose, offered, use } from "./i18n";
import { lookBack, type Archive } from "./replay";
import { course, edition, game, lookingAt } from "./store";
import { connect } from "./table";
import { App } from "./view/App";
import { chooseLanguage } from "./view/Header";
import "./style.css";

export interface Start {
  root: HTMLElement;
  dial: Dial;
  /** What the visitor chose, and what he can choose from. */
  language: string;
  languages: string[];
  loadEdition: () => Promise<Edition>;
  loadTexts: (language: string) => Promise<string>;
  archive: Archive;
  /** In whose eyes a game may be looked back at; none at a live table. */
  roles: string[];
}

export async function start({ root, dial, language, languages, loadEdition, loadTexts, archive, roles }: Start): Promise<void> {
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
    void speak(name);
  };
  const [board] = await Promise.all([loadEdition(), speak(language)]);
  edition.value = board;
  if (roles.length) lookingAt.value = 0;
  root.replaceChildren();
  render(<App />, root);
  if (roles.length) return lookBack(archive, roles);
  connect(new Connection(dial));
  tellCourseAtTheEnd(archive);
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
