/** The judge's panel: the server's page carries the board, the texts and the table as JSON. */

import { render } from "preact";
import { bundleOf, use } from "../i18n";
import { begin } from "./state";
import { Panel } from "./view/Panel";
import { beginTimers } from "./view/Timers";
import type { Facts, TableNow } from "./wire";

const root = document.getElementById("judge-panel");
const carried = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent ?? "null");
if (root) {
  const facts = carried("panel-facts") as Facts;
  use(
    facts.language,
    facts.texts.map(([language, text]) => bundleOf(language, text)),
  );
  begin(facts, carried("panel-now") as TableNow);
  beginTimers();
  root.replaceChildren();
  render(<Panel />, root);
}
