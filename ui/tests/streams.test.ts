/** Streams as they never should be: whatever comes between, the picture ends equal to the state, and in time. */

import { effect } from "@preact/signals";
import { h, render } from "preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { use } from "../src/i18n";
import { receive } from "../src/receiving";
import { chips, forget, pace, PACE_NAMES, setPace, skip } from "../src/stage/director";
import { hush } from "../src/stage/voice";
import { cash, edition, flows, link, log, staging, version, view, walking } from "../src/store";
import { Board } from "../src/view/Board";
import { Players, Strip } from "../src/view/Players";
import { dice, expectAtRest, from, GAMES, send, setTheTable, update, welcome, type Recorded, type Standing } from "./played";

const MOST_BEHIND_MS = 4_000;
const HOUR_MS = 3_600_000;
const EDITIONS = Object.values(GAMES);

beforeEach(() => {
  vi.useFakeTimers();
  setTheTable();
  use("en", []); // the words do not matter here
  pace.value = "normal";
});
afterEach(() => {
  vi.restoreAllMocks();
  forget();
  hush();
  chips.value = [];
  view.value = null;
  version.value = 0;
  log.value = [];
  vi.useRealTimers();
});

/** A table that is sent a recorded game with mishaps, and the state it must end on. */
class Stream {
  last: Standing;
  private readonly came: { version: number; at: number }[] = [];
  private readonly wrong: string[] = [];
  private readonly watched: (() => void)[];
  private readonly roll: (faces: number) => number;

  constructor(seed: number, private readonly stories: Recorded[]) {
    this.roll = dice(seed + 1);
    this.last = stories[0]?.before ?? { cash: [], spaces: [], owners: "" };
    from(this.last);
    const note = (what: string, right: boolean) => right || this.wrong.push(`${what} at version ${view.peek()?.version}`);
    this.watched = [
      // A view is shown as it is: what was played before it counts no more.
      effect(() => void note("cash", String(view.value?.own.cash) === String(cash.peek()))),
      effect(() => void note("tokens", staging.value || walking.value.size === 0)),
      effect(() => void note("sums", staging.value || flows.value.length === 0)),
    ];
  }

  private next(): Recorded {
    const found = this.stories[this.roll(this.stories.length)];
    if (!found) throw new Error("nothing was recorded");
    return found;
  }

  private take(standing: Standing): void {
    this.last = standing;
    this.came.push({ version: version.value, at: Date.now() });
  }

  private readonly mishaps: (() => void)[] = [
    () => {
      const { after, events } = this.next();
      send(after, events);
      this.take(after);
    },
    () => { // the whole table comes again, in the middle of whatever is played
      const { before } = this.next();
      from(before, version.value + 3);
      this.take(before);
    },
    () => { // the same message twice
      const { after, events } = this.next();
      const message = update(after, events);
      receive(message, 0);
      receive(message, 0);
      this.take(after);
    },
    () => { // something was missed: nothing changes, and the table is asked for again
      const { after, events } = this.next();
      const message = update(after, events);
      expect(receive({ ...message, after: message.after + 5, version: message.version + 5 }, 0)).toBe(false);
    },
    skip,
    () => void receive({ type: "chat", after: version.value, version: version.value, line: null } as never, 0),
    () => { // events of a later release, with numbers nobody knows
      const { after } = this.next();
      send(after, [{ type: "something-new", seat: 99, space: 400, amount: 7 }, { type: "moved", seat: 1, space: 400, amount: -9 }, { type: "paid", seat: 98, amount: 5, other: 97, numbers: [77] }]);
      this.take(after);
    },
    () => { // an undo: the state before
      send(this.last, [{ type: "undone", seat: 0, space: 3, reason: "buy" }]);
      this.take(this.last);
    },
    () => { // a judge's correction changes anything without a move
      const corrected = { cash: this.last.cash.map((sum) => sum + this.roll(500) - 250), spaces: this.last.spaces.map(() => this.roll(40)), owners: this.next().after.owners };
      send(corrected, [{ type: "corrected", amount: 3, reason: "miscounted" }]);
      this.take(corrected);
    },
    () => { // a hundred at once after sleep: no timer ran in the meantime
      vi.setSystemTime(Date.now() + HOUR_MS);
      for (let i = 0; i < 100; i += 1) this.mishaps[0]?.();
    },
    () => { // the line is lost during a beat, and what was missed comes
      link.value = "offline";
      vi.advanceTimersByTime(this.roll(900));
      receive(welcome(null), 0);
      this.mishaps[0]?.();
      this.mishaps[0]?.();
    },
    () => { // the line is lost during a beat, and the whole table comes
      link.value = "offline";
      vi.advanceTimersByTime(this.roll(900));
      const { before } = this.next();
      receive(welcome(before), 0);
      this.take(before);
    },
    () => { // a hidden tab for an hour
      const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
      for (let i = 0; i < 20; i += 1) {
        this.mishaps[0]?.();
        vi.advanceTimersByTime(HOUR_MS / 20);
      }
      hidden.mockRestore();
    },
    () => setPace(PACE_NAMES[this.roll(PACE_NAMES.length)] ?? "normal"),
  ];

  /** One of them, most often a plain update, somewhere in the middle of the beats of those before. */
  step(): void {
    this.mishaps[Math.max(0, this.roll(this.mishaps.length * 2) - this.mishaps.length)]?.();
    vi.advanceTimersByTime(this.roll(1_500));
    const due = this.came.filter(({ at }) => at <= Date.now() - MOST_BEHIND_MS).at(-1);
    if (due) expect(view.value?.version).toBeGreaterThanOrEqual(due.version);
  }

  end(): void {
    vi.advanceTimersByTime(MOST_BEHIND_MS);
    this.watched.forEach((stop) => stop());
    expect(this.wrong).toEqual([]);
    expectAtRest(this.last);
  }
}

describe("the stage", () => {
  it.each(Array.from({ length: 200 }, (_, seed) => seed))("ends on the state and is never four seconds behind (seed %i)", (seed) => {
    const stream = new Stream(seed, EDITIONS[seed % EDITIONS.length] ?? []);
    for (let i = 0; i < 40; i += 1) stream.step();
    stream.end();
  });
});

describe("the picture", () => {
  function draw(): HTMLElement {
    const box = document.createElement("div");
    const board = edition.value;
    if (!board) throw new Error("no board");
    render(h("main", {}, h(Board, { edition: board }), h(Players, {}), h(Strip, {})), box);
    return box;
  }

  it.each(Object.keys(GAMES))("of %s after many mishaps is that of a table just opened", async (name) => {
    const box = draw();
    const stream = new Stream(Object.keys(GAMES).indexOf(name) + 500, GAMES[name] ?? []);
    for (let i = 0; i < 30; i += 1) {
      stream.step();
      await vi.advanceTimersByTimeAsync(20); // drawn in between
    }
    stream.end();
    await vi.advanceTimersByTimeAsync(20);
    const fresh = draw();
    expect(box.innerHTML).toBe(fresh.innerHTML);
    expect(box.querySelectorAll(".cell").length).toBe(40);
    for (const drawn of [box, fresh]) render(null, drawn);
  });
});
