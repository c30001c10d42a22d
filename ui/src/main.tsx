/** The entry: the server's page says in data attributes which table this is. */

import { Attendance, webSocketDial } from "./connection";
import { start } from "./start";
import { held, holder, readHeld, sharing } from "./together";
import { formToken } from "./view/Lobby";
import type { Art, Course, Edition, Moments, Outlook, Told } from "./wire";

const root = document.getElementById("live-table");
if (root) {
  const { table = "", edition = "classic", board = "", art = "", csrf = "", language = "en", languages = "en", link = "", build = "", roles = "", held: seats = "", begin = "" } = root.dataset;
  const name = encodeURIComponent(table);
  const address = (here: number) => {
    const asked = new URLSearchParams({ ...(link ? { link } : {}), ...(here >= 0 ? { here: String(here) } : {}) }).toString();
    return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/tables/${name}${asked ? `?${asked}` : ""}`;
  };
  const get = async (path: string): Promise<Response> => {
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer;
  };
  const known = `?v=${encodeURIComponent(build)}`;
  const protocols = csrf ? ["passgo.1", `csrf.${csrf}`] : ["passgo.1"];
  formToken.value = csrf;
  held.value = readHeld(seats);
  holder.value = held.value[0] ?? null;
  if (sharing.value) for (const one of held.value) new Attendance(webSocketDial(() => address(one.here), protocols));
  void start({
    root,
    dial: webSocketDial(() => address(holder.value?.here ?? -1), protocols),
    language,
    languages: languages.split(" "),
    loadEdition: async () => (await (await get(`${board}${known}`)).json()) as Edition,
    loadArt: async () => (await (await get(`${art}${known}`)).json()) as Art,
    loadTexts: async (tongue) => (await get(`/i18n/${tongue}/${edition}.ftl${known}`)).text(),
    archive: {
      course: async () => (await (await get(`/games/${name}/course`)).json()) as Course,
      moments: async (role, first) => {
        const answer = await get(`/games/${name}/moments?role=${encodeURIComponent(role)}&first=${first}`);
        return ((await answer.json()) as Moments).moments;
      },
      told: async (role) => ((await (await get(`/games/${name}/told?role=${encodeURIComponent(role)}`)).json()) as Told).events,
    },
    loadOutlook: async (seat) => {
      const asked = new URLSearchParams({ ...(link ? { link } : {}), ...(seat >= 0 ? { seat: String(seat) } : {}) }).toString();
      return (await (await get(`/api/tables/${name}/outlook?${asked}`)).json()) as Outlook;
    },
    roles: roles.split(" ").filter(Boolean),
    begin,
  });
}
