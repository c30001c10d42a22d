/** Put the table on the page: texts and board first, then the connection. */

import { render } from "preact";
import { Connection, type Dial } from "./connection";
import type { Edition } from "./edition";
import { bundleOf, keep, use, wanted } from "./i18n";
import { edition } from "./store";
import { connect } from "./table";
import { App } from "./view/App";
import { chooseLanguage } from "./view/Header";
import "./style.css";

export interface Start {
  root: HTMLElement;
  dial: Dial;
  language: string | undefined;
  loadEdition: () => Promise<Edition>;
  loadTexts: (language: string) => Promise<string>;
}

export async function start({ root, dial, language, loadEdition, loadTexts }: Start): Promise<void> {
  const english = loadTexts("en").then((text) => bundleOf("en", text));
  const speak = async (name: string) => {
    const fallback = await english;
    if (name === "en") return use(name, [fallback]);
    // Without its catalogue a language is not offered: English is better than nothing.
    const text = await loadTexts(name).catch(() => null);
    use(text === null ? "en" : name, text === null ? [fallback] : [bundleOf(name, text), fallback]);
  };
  chooseLanguage.value = (name) => {
    keep(name);
    void speak(name);
  };
  const [board] = await Promise.all([loadEdition(), speak(wanted(language))]);
  edition.value = board;
  root.replaceChildren();
  render(<App />, root);
  connect(new Connection(dial));
}
