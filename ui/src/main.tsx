/** The entry: the server's page says in data attributes which table this is. */

import { webSocketDial } from "./connection";
import type { Edition } from "./edition";
import { start } from "./start";

const root = document.getElementById("live-table");
if (root) {
  const { table = "", edition = "classic", csrf = "", language, link = "", build = "" } = root.dataset;
  const query = link ? `?link=${encodeURIComponent(link)}` : "";
  const url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/tables/${encodeURIComponent(table)}${query}`;
  const get = async (path: string): Promise<Response> => {
    const answer = await fetch(`${path}?v=${encodeURIComponent(build)}`);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer;
  };
  void start({
    root,
    dial: webSocketDial(url, csrf ? ["passgo.1", `csrf.${csrf}`] : ["passgo.1"]),
    language,
    loadEdition: async () => (await (await get(`/editions/${edition}/board`)).json()) as Edition,
    loadTexts: async (name) => (await get(`/i18n/${name}/${edition}.ftl`)).text(),
  });
}
