import { describe, expect, it, vi } from "vitest";
import { amountOf, dealings, rents, repair } from "../src/panel/bank";
import { blank, fromSheet, give, toSheet, withoutCash } from "../src/panel/draft";
import { Queue, type Desk, type Sent } from "../src/panel/queue";
import { matching } from "../src/panel/search";
import { next, sold, unsold, type Wish } from "../src/panel/shortage";
import type { Answer, Deed, Facts, Refusal, TableNow } from "../src/panel/wire";

const deed = (id: string, group: string, price: number, house: number): Deed => ({
  id, group, price, house, name: id, kind: house ? "street" : "station", hotel: house, mortgage: price / 2, redeem: price / 2 + 3, interest: 3, rents: [2, 10, 30, 90, 160, 250],
  set_rent: 5, house_back: 26, hotel_back: 27, worth: { free: price, mortgaged: price / 2, houses: [0, 1, 2, 3, 4].map((count) => count * house), hotel: 5 * house },
});
const deeds = [deed("low", "brown", 60, 50), deed("lower", "brown", 60, 50), deed("high", "blue", 400, 200), deed("rail", "stations", 200, 0)];
const facts = {
  deeds, houses: 32, hotels: 12, most_houses: 4, station_rents: [25, 50, 100, 200], utility_factors: [4, 10],
  points: [[28], [25, 14]], ties: ["deeds", "cash", "head-judge"],
} as unknown as Facts;

describe("the bank calculator", () => {
  it("shows the rent of a whole group as it was sent", () => expect(rents(deeds[0]!, facts, 0).slice(0, 2).map((one) => one.amount)).toEqual([2, 5]));
  it("reads the rent of a hotel", () => expect(rents(deeds[0]!, facts, 0).at(-1)).toEqual({ what: "panel-rent-hotel", amount: 250 }));
  it("knows stations by their number", () => expect(rents(deeds[3]!, facts, 0).map((one) => one.amount)).toEqual([25, 50, 100, 200]));
  it("multiplies the dice for a utility", () => expect(rents({ ...deeds[3]!, kind: "utility" }, facts, 9).map((one) => one.amount)).toEqual([36, 90]));
  it("buys buildings back for what was sent", () => expect(dealings(deeds[0]!).slice(-2).map((one) => one.amount)).toEqual([26, 27]));
  it("sells no house where none can stand", () => expect(dealings(deeds[3]!).some((one) => one.what === "panel-bank-house")).toBe(false));
  it("adds repairs up", () => expect(repair({ house: 25, hotel: 100 }, 3, 1)).toBe(175));
  it.each([["1.500", 1500], ["1,500 ", 1500], ["٢٥٠", 250], ["", null], ["-3", null], ["1e3", null], ["123456789", null]])("reads %j as %j", (typed, amount) => expect(amountOf(typed)).toBe(amount));
});

describe("a sheet that was sent back", () => {
  const sheet = { lines: [{ entrant: "a", cash: 500, total: 560, holdings: [{ deed: "low", mortgaged: true }] }, { entrant: "b", cash: 0, total: 0, fate: "bankrupt" as const }], out: ["b"], signed: ["a", "b", "judge"] };
  const table = (version: number, more: object) => ({ version, now_ms: 0, me: "judge", players: [{ id: "a", name: "A" }, { id: "b", name: "B" }], out: [], signed: [], taps: {}, ticks: {}, door: [], undos: [], entered: null, returned: null, may: [], clock: { status: "over" }, ...more }) as unknown as TableNow;
  const back = (version: number) => ({ returned: { version, by: "Sofia", reason: "a deed is missing", sheet } });
  it("is there in a fresh browser with its figures, unsigned, and only once", async () => {
    vi.stubGlobal("addEventListener", () => {});
    vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
    vi.useFakeTimers();
    const state = await import("../src/panel/state");
    state.begin(facts, table(7, back(6)));
    expect(state.draft.value).toMatchObject({ cash: { a: "500" }, owner: { low: "a" }, mortgaged: { low: true }, out: ["b"], signed: {}, replaces: 0, returned: 6 });
    state.change({ ...state.draft.value, cash: { a: "600" } });
    state.queue.load([], []);
    state.took(table(8, back(6)));
    expect(state.draft.value.cash).toEqual({ a: "600" });
    state.took(table(9, back(9)));
    expect(state.draft.value.cash).toEqual({ a: "500" });
    vi.useRealTimers();
  });
  it("ticks a player at once, before the server has answered", async () => {
    const state = await import("../src/panel/state");
    state.now.value = table(10, { ticks: { b: true } });
    state.queue.load([{ id: "1", at: 0, fields: { do: "tick", entrant: "a", here: "1" } }, { id: "2", at: 1, fields: { do: "tick", entrant: "b", here: "" } }], []);
    expect([state.ticked("a"), state.ticked("b")]).toEqual([true, false]);
    state.queue.load([], []);
  });
});

describe("a shortage", () => {
  const wish = (player: string, deed: string, count = 1, breaks = false): Wish => ({ player, deed, count, breaks });
  it("opens at the lowest list price of what was declared", () =>
    expect(next(1, "house", [wish("a", "high"), wish("b", "low")], deeds)).toEqual({ kind: "auction", bidders: ["a", "b"], opening: 50, rule: "CHAMP-SHORTAGE-2" }));
  it("is none when there is enough: everybody pays the list price", () =>
    expect(next(3, "house", [wish("a", "high"), wish("b", "low", 2)], deeds)).toMatchObject({
      kind: "enough", sales: [{ player: "a", deed: "high", price: 200 }, { player: "b", deed: "low", price: 50 }, { player: "b", deed: "low", price: 50 }],
    }));
  it("counts all that one player declared, and bids for the first place of each", () =>
    expect(next(2, "house", [wish("a", "high"), wish("a", "low"), wish("b", "high")], deeds)).toMatchObject({ kind: "auction", bidders: ["a", "b"], opening: 200 }));
  it("is alone with several places", () => expect(next(2, "house", [wish("a", "high"), wish("a", "low", 2)], deeds)).toMatchObject({ kind: "alone", deed: "high", price: 200 }));
  it("ends for the buyers when nobody bids, not for who breaks a hotel down", () => {
    const left = unsold([wish("a", "high", 2), wish("b", "low"), wish("c", "lower", 1, true)]);
    expect(left).toEqual([wish("c", "lower", 1, true)]);
    expect(next(1, "house", left, deeds)).toMatchObject({ kind: "breakers", players: ["c"] });
  });
  it("needs no auction for one", () => expect(next(1, "house", [wish("a", "high", 3)], deeds)).toMatchObject({ kind: "alone", price: 200 }));
  it("lets buyers come before who breaks a hotel down", () =>
    expect(next(1, "house", [wish("a", "high", 1, true), wish("b", "low")], deeds)).toMatchObject({ kind: "alone", player: "b" }));
  it("then lets hotels be broken down", () => expect(next(1, "house", [wish("a", "high", 1, true)], deeds).kind).toBe("breakers"));
  it("waits for an empty Bank", () => expect(next(0, "house", [wish("a", "high")], deeds).kind).toBe("empty"));
  it("goes on piece by piece", () => {
    const after = sold(2, [wish("a", "high", 2), wish("b", "low")], "a");
    expect(next(after.stock, "house", after.wishes, deeds).kind).toBe("auction");
    expect(after).toEqual({ stock: 1, wishes: [wish("a", "high", 1), wish("b", "low")], deed: "high" });
  });
  it("fills the places of a player in their order", () => {
    const after = sold(3, [wish("b", "low"), wish("a", "high"), wish("a", "lower")], "a");
    expect(after).toEqual({ stock: 2, wishes: [wish("b", "low"), wish("a", "lower")], deed: "high" });
  });
});

describe("the sheet being filled in", () => {
  const players = ["a", "b"];
  it("gives a deed to one owner only", () => {
    const draft = give({ ...give(blank(), "low", "a"), mortgaged: { low: true } }, "low", "b");
    expect(draft.owner).toEqual({ low: "b" });
    expect(draft.mortgaged).toEqual({});
  });
  it("reckons the net worth", () => {
    const draft = { ...blank(), cash: { a: "100", b: "0" }, owner: { low: "a", lower: "a", rail: "b" }, level: { low: 5, lower: 4 }, mortgaged: { rail: true } };
    const sheet = toSheet(draft, players, [], facts);
    expect(sheet.lines.map((line) => line.total)).toEqual([100 + 120 + 250 + 200, 100]);
    expect(sheet.lines[0]?.holdings).toEqual([{ deed: "low", hotel: true }, { deed: "lower", houses: 4 }]);
  });
  it("leaves nothing to who is out, and keeps the order", () => {
    const sheet = toSheet({ ...blank(), cash: { a: "9", b: "9" }, out: ["a"] }, ["a", "b", "c"], [["b", "expelled"]], facts);
    expect(sheet.out).toEqual(["b", "a"]);
    expect(sheet.lines[0]).toEqual({ entrant: "a", cash: 0, total: 0, fate: "bankrupt" });
  });
  it("misses cash that is no number", () => expect(withoutCash({ ...blank(), cash: { a: "12", b: "x" } }, ["a", "b", "c"], [["c", "bankrupt"]])).toEqual(["b"]));
  it("comes back from an entered sheet as it was, without signatures", () => {
    const draft = { ...blank(), cash: { a: "100", b: "7" }, owner: { low: "a", lower: "a", rail: "b" }, level: { low: 5, lower: 4 }, mortgaged: { rail: true }, signed: { a: { at: 1, paper: false } } };
    const sheet = toSheet(draft, players, [], facts);
    expect(sheet.signed).toEqual(["a"]);
    expect(sheet.taps).toEqual([["a", "1970-01-01T00:00:00.001Z"]]);
    expect(toSheet(fromSheet(sheet, 3, facts), players, [], facts)).toEqual({ lines: sheet.lines });
    expect(fromSheet(sheet, 3, facts).replaces).toBe(3);
  });
});

describe("searching the rules", () => {
  const rules = [{ id: "CHAMP-RENT-6", en: "The owner loses the rent.", el: "Ο ιδιοκτήτης χάνει το ενοίκιο." }, { id: "CHAMP-CARD-1", en: "Take the top card.", el: "Πάρε την πάνω κάρτα." }];
  const found = (asked: string) => matching(rules, asked).map((rule) => rule.id);
  it("finds an id, whole or in part", () => expect([found("rent-6"), found("champ")]).toEqual([["CHAMP-RENT-6"], ["CHAMP-RENT-6", "CHAMP-CARD-1"]]));
  it("finds words without their accents and in capitals", () => expect([found("ενοικιο"), found("ΚΑΡΤΑ"), found("loses owner")]).toEqual([["CHAMP-RENT-6"], ["CHAMP-CARD-1"], ["CHAMP-RENT-6"]]));
  it("finds nothing for what is nowhere", () => expect(found("xyzzy")).toEqual([]));
});

describe("the queue", () => {
  const refusal: Refusal = { text: "no", rule: "CHAMP-WORTH-7", faults: [] };
  const answer = (refused: Refusal | null = null): Sent => ({ kind: "answer", answer: { table: { version: 1 } as TableNow, refusal: refused } as Answer });
  function desk(...sent: Sent[]): { queue: Queue; asked: string[]; kept: string[][]; renewed: () => number } {
    const asked: string[] = [];
    const kept: string[][] = [];
    let renewed = 0;
    const there: Desk = {
      send: (id) => (asked.push(id), Promise.resolve(sent.shift() ?? { kind: "again" })),
      renew: () => (renewed++, Promise.resolve(true)),
      took: () => undefined,
      keep: (waiting) => kept.push(waiting.map((one) => one.id)),
    };
    return { queue: new Queue(there), asked, kept, renewed: () => renewed };
  }
  it("keeps an entry before it is sent, and sends in order", async () => {
    const { queue, asked, kept } = desk(answer(), answer());
    queue.add({ do: "out" }, 1, "x");
    queue.add({ do: "out" }, 2, "y");
    expect(kept).toEqual([["x"], ["x", "y"]]);
    await queue.flush();
    expect(asked).toEqual(["x", "y"]);
    expect(queue.waiting.value).toEqual([]);
  });
  it("sends the same id again after a dropout", async () => {
    const { queue, asked } = desk({ kind: "again" }, answer());
    queue.add({}, 1, "x");
    await queue.flush();
    expect(queue.waiting.value.map((one) => one.id)).toEqual(["x"]);
    await queue.flush();
    expect(asked).toEqual(["x", "x"]);
  });
  it("shows what was refused and goes on", async () => {
    const { queue } = desk(answer(refusal), answer());
    queue.add({ do: "out" }, 1, "x");
    queue.add({}, 2, "y");
    await queue.flush();
    expect(queue.refused.value).toEqual([{ id: "x", at: 1, fields: { do: "out" }, refusal }]);
    queue.dismiss("x");
    expect(queue.refused.value).toEqual([]);
  });
  it("asks for a fresh token and tries once more", async () => {
    const { queue, asked, renewed } = desk({ kind: "stale" }, answer());
    queue.add({}, 1, "x");
    await queue.flush();
    expect([asked, renewed(), queue.waiting.value]).toEqual([["x", "x"], 1, []]);
  });
  it("sends nothing twice at a time", async () => {
    const { queue, asked } = desk(answer());
    queue.add({}, 1, "x");
    await Promise.all([queue.flush(), queue.flush()]);
    expect(asked).toEqual(["x"]);
  });
});
