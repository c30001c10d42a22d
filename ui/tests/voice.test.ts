/** Everything the stage shows is said once to those who hear it, in its order, at every pace. */

import { effect } from "@preact/signals";
import { h, render } from "preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { unmarked } from "../src/i18n";
import { forgetAll } from "../src/receiving";
import { forget, pace, PACE_NAMES, skip } from "../src/stage/director";
import { hush, saying } from "../src/stage/voice";
import { log, staging, view } from "../src/store";
import { tell } from "../src/telling";
import type { TableView } from "../src/wire";
import { Voice } from "../src/view/Voice";
import { ALL, from, GAMES, send, setTheTable, viewOf } from "./played";

const [roll] = ALL.filter(({ events }) => events.some((event) => event.type === "moved"));
if (!roll) throw new Error("nobody moves");

let heard: string[] = [];
let stop = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  setTheTable();
  hush();
  heard = [];
  let last = saying.value.at(-1)?.id ?? 0;
  stop = effect(() => {
    const fresh = saying.value.filter(({ id }) => id > last);
    last = saying.value.at(-1)?.id ?? last;
    heard.push(...fresh.map(({ text }) => text));
  });
});
afterEach(() => {
  stop();
  forget();
  view.value = null;
  log.value = [];
  vi.useRealTimers();
});

describe.each(PACE_NAMES)("at the pace %s", (name) => {
  it.each(Object.keys(GAMES))("each line of %s is said once, in order", (edition) => {
    pace.value = name;
    const stories = GAMES[edition] ?? [];
    from(stories[0]?.before ?? roll.before);
    stories.forEach(({ events, after }, i) => {
      send(after, events);
      vi.advanceTimersByTime((i * 379) % 2_000);
    });
    vi.advanceTimersByTime(4_000);
    expect(heard).toEqual(stories.flatMap(({ events }) => tell(events)));
  });
});

it("a line is said when its first beat is seen, not when the last is through", () => {
  pace.value = "normal";
  from(roll.before);
  send(roll.after, roll.events);
  expect(staging.value).toBe(true);
  expect(heard).toEqual(tell(roll.events));
});

it("a tap that skips neither repeats nor loses a line", () => {
  pace.value = "calm";
  from(roll.before);
  send(roll.after, roll.events);
  send(roll.after, roll.events);
  skip();
  expect(heard).toEqual([...tell(roll.events), ...tell(roll.events)]);
});

it("what waits when the whole table comes again is said all the same", () => {
  pace.value = "calm";
  from(roll.before);
  send(roll.after, roll.events);
  send(roll.after, roll.events);
  from(roll.after, 9);
  expect(heard).toEqual([...tell(roll.events), ...tell(roll.events)]);
});

it("of a flood only the end is said", () => {
  pace.value = "instant";
  from(roll.before);
  for (let i = 0; i < 100; i += 1) send(roll.after, roll.events);
  expect(saying.value.length).toBe(40);
});

it("who takes the seat over hears nothing of what was said before", () => {
  pace.value = "instant";
  from(roll.before);
  send(roll.after, roll.events);
  forgetAll();
  expect(saying.value).toEqual([]);
});

describe("a question", () => {
  const asked = (since: number): TableView => {
    const shown = viewOf(roll.after, 2);
    const own = { of: "seat", seat: 0, cash: roll.after.cash, actions: [], too_dear: [], choices: [], muted: [] };
    return { ...shown, own, game: { ...shown.game, awaiting: [{ seat: 0, what: "roll", since_ms: since, deadline_ms: 0 }] } } as unknown as TableView;
  };

  it("is said after what leads to it, once, and again when it is asked again", async () => {
    const box = document.createElement("div");
    pace.value = "instant";
    from(roll.before);
    send(roll.after, roll.events);
    render(h(Voice, {}), box);
    await vi.advanceTimersByTimeAsync(100);
    const before = heard.length;
    for (const since of [5, 5, 8]) {
      view.value = asked(since);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(heard.slice(before).map(unmarked)).toEqual(["Your turn – roll the dice.", "Your turn – roll the dice."]);
    render(null, box);
  });
});
