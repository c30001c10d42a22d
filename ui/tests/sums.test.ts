import { describe, expect, it } from "vitest";
import type { Edition, Space } from "../src/edition";
import { diceCounts, interestOn, lopsided, quickBids, setChanges } from "../src/sums";
import type { DeedFacts, GameFacts } from "../src/wire";

const street = (group: number): Space => ({ kind: "street", group }) as unknown as Space;
const edition = {
  spaces: [street(0), street(0), { ...street(1), kind: "station" }, { ...street(1), kind: "station" }],
  groups: [{ id: "a", kind: "street" }, { id: "s", kind: "station" }],
  station_rents: [25, 50],
  utility_factors: [],
} as unknown as Edition;
const deed = (space: number, owner: number): DeedFacts => ({ space, owner, level: 0, mortgaged: false });
const game = (...deeds: DeedFacts[]) => ({ deeds }) as unknown as GameFacts;

describe("what a deal changes", () => {
  it("names the group it completes and the one it breaks up", () => {
    const held = game(deed(0, 0), deed(1, 1), deed(2, 0), deed(3, 0));
    const deal = { give: { cash: 0, deeds: [2], cards: 0 }, take: { cash: 0, deeds: [1], cards: 0 } };
    expect(setChanges(edition, held, 0, 1, deal)).toEqual([{ seat: 0, group: 0, gains: true }, { seat: 0, group: 1, gains: false }]);
  });
  it("adds the interest of its deeds up", () =>
    expect(interestOn(game({ ...deed(0, 0), interest: 8 }, deed(1, 0), { ...deed(2, 0), interest: 9 }), [0, 1, 2])).toBe(17));
});

describe("a deal far from even", () => {
  const priced = { ...edition, spaces: [{ ...street(0), price: 60, mortgage: 30 }] } as unknown as Edition;
  const paid = (cash: number, held = game(deed(0, 1))) => lopsided(priced, held, 0, 1, { give: { cash, deeds: [], cards: 0 }, take: { cash: 0, deeds: [0], cards: 0 } }, 50);
  it("is not one below three times the price", () => expect(paid(179)).toBeNull());
  it("says how many times the price is paid", () => expect(paid(360)).toEqual({ giver: 0, times: 6 }));
  it("says it of the other side too", () => expect(paid(10)).toEqual({ giver: 1, times: 6 }));
  it("counts a mortgaged deed without what is lent on it", () => expect(paid(90, game({ ...deed(0, 1), mortgaged: true }))).toEqual({ giver: 0, times: 3 }));
  it("names a present", () => expect(paid(0)).toEqual({ giver: 1, times: 0 }));
  it("counts a jail card as the fine it saves", () =>
    expect(lopsided(priced, game(), 0, 1, { give: { cash: 150, deeds: [], cards: 0 }, take: { cash: 0, deeds: [], cards: 1 } }, 50)).toEqual({ giver: 0, times: 3 }));
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
