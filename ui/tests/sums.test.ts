import { describe, expect, it } from "vitest";
import type { Edition, Space } from "../src/edition";
import { cashChange, diceCounts, isTradable, quickBids, redeemCost, rentNow, setChanges, transferInterest } from "../src/sums";
import type { DeedFacts, GameFacts } from "../src/wire";

const street = (group: number): Space => ({
  id: "s", kind: "street", group, price: 150, mortgage: 75, unmortgage: 80, house_cost: 100, hotel_cost: 100, rents: [10, 50, 150, 450, 625, 750],
  amount: 0, target: 0, fare: 0, deck: -1,
});
const edition = {
  spaces: [street(0), street(0), { ...street(1), kind: "station" }, { ...street(1), kind: "station" }],
  groups: [{ id: "a", kind: "street" }, { id: "s", kind: "station" }],
  station_rents: [25, 50],
  utility_factors: [],
} as unknown as Edition;
const rules: Record<string, unknown> = {
  "money.rounding": "up", "mortgage.interest": 10, "mortgage.redeem": "percent", "mortgage.transfer": "redeemOr10", "build.maxHouses": 4,
  "sell.hotelReturnsHouses": 4, clearScope: "group", "trade.plots": "unbuilt",
};
const rule = (name: string) => rules[name];
const deed = (space: number, owner: number, level = 0, mortgaged = false): DeedFacts => ({ space, owner, level, mortgaged });
const game = (...deeds: DeedFacts[]) => ({ deeds }) as unknown as GameFacts;

describe("rent as it stands", () => {
  it("is the bare one", () => expect(rentNow(edition, game(deed(0, 0)), 0, rule)).toBe(10));
  it("doubles with the whole group", () => expect(rentNow(edition, game(deed(0, 0), deed(1, 0)), 0, rule)).toBe(20));
  it("grows with buildings", () => expect(rentNow(edition, game(deed(0, 0, 3)), 0, rule)).toBe(450));
  it("of a station grows with the stations", () => expect(rentNow(edition, game(deed(2, 1), deed(3, 1)), 2, rule)).toBe(50));
  it("is nothing for a mortgaged deed", () => expect(rentNow(edition, game(deed(0, 0, 0, true)), 0, rule)).toBe(0));
});

describe("what an action does to one's cash", () => {
  it("building costs a building", () => expect(cashChange(edition, game(deed(0, 0)), { type: "build", space: 0 }, rule)).toBe(-100));
  it("selling brings half", () => expect(cashChange(edition, game(deed(0, 0, 2)), { type: "sell", space: 0 }, rule)).toBe(50));
  it("a mortgage brings its value", () => expect(cashChange(edition, game(deed(0, 0)), { type: "mortgage", space: 0 }, rule)).toBe(75));
  it("redeeming costs a tenth more, rounded up", () => expect(redeemCost(edition, 0, rule)).toBe(83));
});

describe("what a deal changes", () => {
  it("names the group it completes and the one it breaks up", () => {
    const held = game(deed(0, 0), deed(1, 1), deed(2, 0), deed(3, 0));
    const deal = { give: { cash: 0, deeds: [2], cards: 0 }, take: { cash: 0, deeds: [1], cards: 0 } };
    expect(setChanges(edition, held, 0, 1, deal)).toEqual([{ seat: 0, group: 0, gains: true }, { seat: 0, group: 1, gains: false }]);
  });
  it("charges interest for mortgaged deeds", () => expect(transferInterest(edition, game(deed(0, 0, 0, true)), [0], rule)).toBe(8));
  it("is barred by buildings in the group", () => expect(isTradable(edition, game(deed(0, 0), deed(1, 0, 1)), 0, rule)).toBe(false));
});

describe("quick bids", () => {
  it("begin with the lowest and go up in round steps to the price", () => expect(quickBids(41, 900, 200)).toEqual([41, 50, 70, 200]));
  it("never exceed what one has", () => expect(quickBids(41, 45, 200)).toEqual([41]));
  it("work for small money", () => expect(quickBids(1, 30, 3)).toEqual([1, 2, 3, 4]));
});

it("counts dice sums with the band of chance", () => {
  const rows = diceCounts([[3, 4], [3, 4, 6], [1, 1]], 2);
  expect(rows.find((row) => row.sum === 7)?.count).toBe(2);
  expect(rows.map((row) => row.sum)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(rows.every((row) => row.low <= row.high)).toBe(true);
});
