import { beforeEach, describe, expect, it } from "vitest";
import { eyes, goTo, lookBack, pause, play, playing, seeAs } from "../src/replay";
import { game, log, lookingAt, own, view } from "../src/store";
import type { Course, GameFacts, Moment, SeatOwn, TableFacts } from "../src/wire";

const LAST = 200;
const table = { id: "t", seats: [], settings: { options: {} } } as unknown as TableFacts;
const mine = { of: "seat", seat: 0, cash: [], actions: [] } as unknown as SeatOwn;

function moment(version: number, whole: boolean): Moment {
  return { version, events: [{ type: "turn", seat: version }], table: whole ? table : null, game: { turns: version, players: [] } as unknown as GameFacts, own: mine };
}

const course: Course = { versions: LAST, roles: ["spectator", "seat:0"], turns: [{ version: 3, turn: 0, seat: 0, worth: [] }], rolls: [] };
let asked: string[] = [];

beforeEach(async () => {
  asked = [];
  await lookBack(
    {
      course: () => Promise.resolve(course),
      told: () => Promise.resolve(Array.from({ length: LAST + 1 }, (_, version) => (version ? [{ type: "turn", seat: version }] : []))),
      moments: (role, first) => {
        asked.push(`${role} ${first}`);
        return Promise.resolve(Array.from({ length: Math.min(64, LAST + 1 - first) }, (_, i) => moment(first + i, i === 0)));
      },
    },
    course.roles,
  );
  await Promise.resolve();
});

describe("looking back", () => {
  it("begins with the first turn, in the first role", () => {
    expect(lookingAt.value).toBe(3);
    expect(eyes.value).toBe("spectator");
  });
  it("shows the table also where a moment does not repeat it", async () => {
    await goTo(40);
    expect(view.value?.table).toBe(table);
    expect(game.value?.turns).toBe(40);
  });
  it("stays within the game", async () => {
    await goTo(10_000);
    expect(lookingAt.value).toBe(LAST);
    await goTo(-5);
    expect(lookingAt.value).toBe(3);
  });
  it("asks for a part of the game once, and for the next one ahead of time", async () => {
    await goTo(50);
    await goTo(10);
    await goTo(51);
    expect(asked.filter((name) => name === "spectator 64").length).toBeLessThanOrEqual(1);
    expect(new Set(asked).size).toBe(asked.length);
  });
  it("tells what happened up to the moment and nothing after it", async () => {
    await goTo(9);
    expect(log.value.at(-1)?.seat).toBe(9);
    await goTo(190);
    expect(log.value.map((event) => event.seat)).toEqual(Array.from({ length: 190 }, (_, i) => i + 1));
  });
  it("gives nobody a seat, no matter whose view is shown", async () => {
    seeAs("seat:0");
    await goTo(20);
    expect(view.value?.role).toBe("seat:0");
    expect(own.value).toBe(null);
  });
  it("shows the last of several wishes", async () => {
    await Promise.all([goTo(70), goTo(140), goTo(12)]);
    expect(lookingAt.value).toBe(12);
  });
  it("stops at the end", async () => {
    await goTo(LAST);
    play();
    expect(playing.value).toBe(true);
    pause();
    expect(playing.value).toBe(false);
  });
});
