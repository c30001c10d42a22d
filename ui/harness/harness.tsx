/** The table without a server: recorded moments are played back. `?state=auction&lang=ar&theme=dark&held=-1:0+0:1` */

import type { Dial } from "../src/connection";
import type { Edition } from "../src/edition";
import { goTo } from "../src/replay";
import { play } from "../src/sound";
import { start } from "../src/start";
import { held, holder, readHeld } from "../src/together";
import type { Art, ClientMessage, Course, Moment, Outlook, ServerMessage } from "../src/wire";

interface Recorded {
  edition: Edition;
  art?: Art;
  messages: ServerMessage[];
  answers?: Record<string, ServerMessage[]>;
  course?: Course;
  moments?: Record<string, Moment[]>;
  outlook?: Outlook;
}

declare global {
  interface Window {
    /** Everything the page has sent, and a way to say something to it. */
    sent: ClientMessage[];
    say: (message: ServerMessage) => void;
    hangUp: () => void;
    play: typeof play;
  }
}

const asked = new URLSearchParams(location.search);
const state = asked.get("state") ?? "roll";
const root = document.getElementById("live-table");
const load = async (path: string) => (await fetch(`fixtures/${path}`)).text();

async function run(): Promise<void> {
  const recorded = JSON.parse(await load(`${state}.json`)) as Recorded;
  window.sent = [];
  window.play = play;
  const dial: Dial = (ears) => {
    window.say = (message) => ears.heard(message);
    window.hangUp = () => ears.closed(1006);
    setTimeout(() => ears.opened());
    const answer = (message: ClientMessage) => {
      window.sent.push(message);
      if (message.type === "hello") recorded.messages.forEach((each) => ears.heard(each));
      if (message.type === "command") setTimeout(() => reply(message), Number(asked.get("delay") ?? 60));
    };
    const reply = (message: ClientMessage & { type: "command" }) => {
      const action = message.body && "action" in message.body ? message.body.action.type : message.kind;
      ears.heard({ type: "reply", id: message.id, ok: true, version: 0, error: null });
      recorded.answers?.[action]?.forEach((each) => ears.heard(each));
    };
    return { send: answer, close: () => ears.closed(1000) };
  };
  held.value = readHeld(asked.get("held") ?? "");
  holder.value = held.value[0] ?? null;
  const theme = asked.get("theme");
  if (theme) document.documentElement.dataset["theme"] = theme;
  if (root) {
    const look = recorded.edition.look;
    const nothing: Course = { versions: 0, roles: [], turns: [], rolls: [] };
    await start({
      root,
      dial,
      language: asked.get("lang") ?? "en",
      languages: JSON.parse(await load("languages.json")) as string[],
      loadEdition: async () => recorded.edition,
      loadArt: async () => recorded.art ?? Promise.reject(new Error("no art was recorded")),
      loadTexts: (name) => load(`${name}-${look}.ftl`),
      archive: {
        course: async () => recorded.course ?? nothing,
        told: async (role) => recorded.moments?.[role]?.map((moment) => moment.events) ?? [],
        moments: async (role, first) => recorded.moments?.[role]?.slice(first, first + 64) ?? [],
      },
      loadOutlook: async () => recorded.outlook ?? Promise.reject(new Error("no outlook was recorded")),
      roles: recorded.moments ? Object.keys(recorded.moments) : [],
    });
    if (asked.has("at")) await goTo(Number(asked.get("at")));
  }
}

void run();
