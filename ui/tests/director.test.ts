import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beatsOf, flowsOf, type Scene } from "../src/stage/beats";
import { beat, chips, forget, pace, setPace, skip, takeUpdate } from "../src/stage/director";
import { cash, log, positionOf, staging, view } from "../src/store";
import { REASONS, type Happening } from "../src/wire";
import { ALL, expectAtRest, from, GAMES, send, setTheTable, viewOf, type Standing } from "./played";

const NOTHING: Standing = { cash: [], spaces: [], owners: "" };

beforeEach(() => {
  vi.useFakeTimers();
  setTheTable();
  pace.value = "normal";
  chips.value = [];
});
afterEach(() => {
  forget();
  view.value = null;
  vi.useRealTimers();
});

describe("beats", () => {
  it("move exactly the money that changes hands, but for an estate that passes as it is", () => {
    for (const { before, events, after } of ALL.filter((one) => !one.events.some((event) => event.type === "estate-passed"))) {
      const sums = [...before.cash];
      for (const [seat, amount] of events.flatMap((event, i) => flowsOf(event, events[i - 1]))) sums[seat] = (sums[seat] ?? 0) + amount;
      expect(sums, JSON.stringify(events)).toEqual(after.cash);
    }
  });

  /** The scenes that may stand on the stage when money moves: by the kind of the event and, of payments, their reason. */
  const CAUSES: Record<string, string[]> = {
    accepted: ["deal accepted"],
    bought: ["deed bought"],
    built: ["build built"],
    freed: ["free freed"],
    ride: ["ride ride"],
    redeemed: ["build redeemed"],
    received: ["go salary", "card card-drawn", "fight entity-fought", "block question", "build sold", "build mortgaged", "ruin bankrupt"],
    "paid rent": ["slip rent-due", "slip paid", "slip owed"],
    "paid tax": ["slip paid", "slip owed"],
    "paid card": ["card card-drawn", "slip paid", "slip owed"],
    "paid fine": ["slip paid", "slip owed"],
    "paid auction": ["gavel auction-won", "slip paid"],
    "paid entity": ["fight entity-fought", "slip paid", "slip owed"],
    "paid question": ["block question", "slip paid", "slip owed"],
    "paid interest": ["build kept", "slip paid", "slip owed"],
  };
  const kindOf = ({ type, numbers }: Happening) => (type === "paid" ? `paid ${REASONS[numbers?.[0] ?? -1]}` : type);

  it.each(Object.keys(GAMES))("show in %s the cause of every sum before it moves, and while it does", (name) => {
    for (const { events } of GAMES[name] ?? []) {
      let standing = "nothing";
      for (const { scene, event, flows: sums } of beatsOf(events)) {
        if (scene) standing = `${scene} ${event.type}`;
        if (sums.length) expect(CAUSES[kindOf(event)], JSON.stringify(events)).toContain(standing);
      }
    }
  });

  /** What a player must have seen, and in which editions it happens. */
  const auctioned = Object.keys(GAMES).filter((name) => name !== "voyage");
  const MUST: [string, Scene, string[]][] = [
    ["card-drawn", "card", Object.keys(GAMES)],
    ["jailed", "jail", Object.keys(GAMES)],
    ["freed", "free", Object.keys(GAMES)],
    ["accepted", "deal", Object.keys(GAMES)],
    ["offered", "deal", Object.keys(GAMES)],
    ["bankrupt", "ruin", Object.keys(GAMES)],
    ["estate-passed", "deal", Object.keys(GAMES)],
    ["bought", "deed", Object.keys(GAMES)],
    ["rolled", "dice", Object.keys(GAMES)],
    ["moved", "walk", Object.keys(GAMES)],
    ["salary", "go", Object.keys(GAMES)],
    ["owed", "slip", Object.keys(GAMES)],
    ["built", "build", Object.keys(GAMES)],
    ["auction-opened", "gavel", auctioned],
    ["bid", "gavel", auctioned],
    ["auction-won", "gavel", auctioned],
    ["rent-due", "slip", auctioned],
    ["entity-fought", "fight", ["ghost"]],
    ["ride", "ride", ["ghost"]],
    ["question", "block", ["mario"]],
    ["shortage", "build", ["championship", "classic", "cthulhu"]],
  ];
  it.each(MUST.flatMap(([type, scene, names]) => names.map((name) => [type, scene, name] as const)))("show %s as %s in %s", (type, scene, name) => {
    const events = (GAMES[name] ?? []).flatMap((one) => one.events.filter((event) => event.type === type));
    const shown = (GAMES[name] ?? []).flatMap((one) => beatsOf(one.events).filter((made) => made.event.type === type && made.scene === scene));
    expect(events.length).toBeGreaterThan(0);
    expect(shown.length).toBe(events.length);
  });

  it.each(["corrected", "undone", "expelled", "surrendered", "defaulted", "kept"])("show %s, which no bot does in these games", (type) =>
    expect(beatsOf([{ type, seat: 0, space: 1 }]).map((one) => one.scene)).toHaveLength(1));

  it("pay a salary after the walk that earns it", () => {
    const [roll] = ALL.filter(({ events }) => events.some((event) => event.type === "salary"));
    const scenes = beatsOf(roll?.events ?? []).map((one) => one.scene);
    expect(scenes.indexOf("walk")).toBeLessThan(scenes.indexOf("go"));
  });
});

describe("the director", () => {
  it.each(Object.keys(GAMES))("ends every update of %s on its state, and never shows money before its cause", (name) => {
    for (const { before, events, after } of GAMES[name] ?? []) {
      from(before);
      send(after, events);
      const moneyIn = beatsOf(events).findIndex((one) => one.flows.length > 0);
      if (moneyIn > 0) expect(cash.value).toEqual(before.cash);
      vi.advanceTimersByTime(4_000);
      expectAtRest(after);
    }
  });

  it("is never four seconds behind, however much comes", () => {
    from(ALL[0]?.before ?? NOTHING);
    let last = NOTHING;
    for (const { events, after } of ALL.slice(0, 100)) {
      send(after, events);
      last = after;
    }
    vi.advanceTimersByTime(4_000);
    expectAtRest(last);
    expect(log.value.length).toBe(ALL.slice(0, 100).flatMap(({ events }) => events).length);
  });

  it("shows everything at once after a tap", () => {
    const roll = ALL.find(({ events }) => events.some((event) => event.type === "moved"));
    if (!roll) throw new Error("nobody moves");
    from(roll.before);
    send(roll.after, roll.events);
    expect(staging.value).toBe(true);
    skip();
    expectAtRest(roll.after);
  });

  it("plays nothing at the instant pace", () => {
    const roll = ALL.find(({ events }) => events.some((event) => event.type === "moved"));
    if (!roll) throw new Error("nobody moves");
    pace.value = "instant";
    from(roll.before);
    send(roll.after, roll.events);
    expectAtRest(roll.after);
  });

  it("plays nothing on a page that nobody sees", () => {
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    const [first] = ALL;
    if (!first) return;
    from(first.before);
    send(first.after, first.events);
    expectAtRest(first.after);
    hidden.mockRestore();
  });

  it("lets sums stand beside their players for two seconds", () => {
    const paid = ALL.find(({ events }) => events.length === 1 && events[0]?.type === "bought");
    if (!paid) throw new Error("nobody buys");
    from(paid.before);
    send(paid.after, paid.events);
    vi.advanceTimersByTime(1_000);
    expect(chips.value.map((chip) => chip.amount)).toEqual([-(paid.events[0]?.amount ?? 0)]);
    vi.advanceTimersByTime(3_000);
    expect(chips.value).toEqual([]);
  });

  it("is in time also where every timer is late and somebody asks for a calmer pace", () => {
    const punctual = setTimeout;
    const late = vi.spyOn(globalThis, "setTimeout").mockImplementation(((run: () => void, ms = 0) => punctual(run, ms + 60)) as typeof setTimeout);
    const [long] = ALL.toSorted((one, other) => beatsOf(other.events).length - beatsOf(one.events).length);
    if (!long) throw new Error("nothing happens");
    from(long.before);
    send(long.after, long.events);
    vi.advanceTimersByTime(500);
    setPace("calm");
    vi.advanceTimersByTime(3_500);
    late.mockRestore();
    expectAtRest(long.after);
  });

  it("makes no long way longer where every timer is late", () => {
    const punctual = setTimeout;
    const late = vi.spyOn(globalThis, "setTimeout").mockImplementation(((run: () => void, ms = 0) => punctual(run, ms + 60)) as typeof setTimeout);
    const there: Standing = { cash: [5], spaces: [35], owners: "" };
    from({ cash: [5], spaces: [0], owners: "" });
    send(there, [{ type: "moved", seat: 0, space: 35, amount: 35 }]);
    vi.advanceTimersByTime(2_000);
    expect(positionOf(0)).toBeGreaterThan(12);
    vi.advanceTimersByTime(2_000);
    late.mockRestore();
    expectAtRest(there);
  });

  it("lets whoever is on the way arrive when it is in a hurry", () => {
    from({ cash: [5], spaces: [0], owners: "" });
    send({ cash: [5], spaces: [12], owners: "" }, [{ type: "moved", seat: 0, space: 12, amount: 12 }]);
    vi.advanceTimersByTime(300);
    for (let i = 0; i < 6; i += 1) send({ cash: [5], spaces: [12], owners: "" }, [{ type: "rolled", seat: 0, numbers: [1, 2] }]);
    expect([beat.value?.scene, positionOf(0)]).toEqual(["walk", 12]);
  });

  it("moves nobody to a place the board does not have", () => {
    from({ cash: [5], spaces: [3], owners: "" });
    takeUpdate([{ type: "moved", seat: 0, space: -1, amount: 3 }], viewOf({ cash: [5], spaces: [4], owners: "" }));
    vi.advanceTimersByTime(4_000);
    expectAtRest({ cash: [5], spaces: [4], owners: "" });
  });
});
