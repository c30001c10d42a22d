import { describe, expect, it } from "vitest";
import type { Edition, Space } from "../src/edition";
import { streetsFor, total, whyNot, without, type Asked } from "../src/wishes";
import type { DeedFacts, GameFacts } from "../src/wire";

const street = (group: number, cost: number): Space => ({
  id: "s", kind: "street", group, price: 150, mortgage: 75, unmortgage: 80, house_cost: cost, hotel_cost: cost, rents: [], amount: 0, target: 0, fare: 0, deck: -1,
});
// Two brown streets, two blue ones, a station.
const edition = { spaces: [street(0, 50), street(0, 50), street(1, 200), street(1, 200), { ...street(2, 0), kind: "station" }] } as unknown as Edition;
const deed = (space: number, level = 0, owner = 0, mortgaged = false): DeedFacts => ({ space, owner, level, mortgaged });

interface Given {
  deeds?: DeedFacts[];
  hotel?: boolean;
  left?: number;
  cash?: number | null;
  rules?: Record<string, unknown>;
}

function asked({ deeds = [deed(0), deed(1), deed(2), deed(3), deed(4)], hotel = false, left = 5, cash = 1000, rules = {} }: Given = {}): Asked {
  const inForce: Record<string, unknown> = { "build.maxHouses": 4, "hotel.prerequisite": "group", clearScope: "group", "shortage.contested": "demand", ...rules };
  const shortage = { opener: 1, sells: false, hotel, left, wants: [[], [9]], asked: [0] };
  return { edition, game: { deeds } as unknown as GameFacts, shortage, seat: 0, cash, rule: (name) => inForce[name] };
}

describe("the streets that are asked about", () => {
  it("are those of whole groups", () => expect(streetsFor(asked({ deeds: [deed(0), deed(1), deed(2), deed(3, 0, 1), deed(4)] }))).toEqual([0, 1]));
  it("are none of a group with a mortgage", () => expect(streetsFor(asked({ deeds: [deed(0), deed(1, 0, 0, true), deed(2), deed(3)] }))).toEqual([2, 3]));
  it("are all but the mortgaged one where plots stand alone", () =>
    expect(streetsFor(asked({ deeds: [deed(0), deed(1, 0, 0, true)], rules: { clearScope: "plot" } }))).toEqual([0]));
  it("have room for a house", () => expect(streetsFor(asked({ deeds: [deed(0, 4), deed(1, 3)] }))).toEqual([1]));
  it("are ready for a hotel", () => expect(streetsFor(asked({ hotel: true, deeds: [deed(0, 4), deed(1, 4), deed(2, 4), deed(3, 3)] }))).toEqual([0, 1]));
});

describe("a wish", () => {
  it("keeps a group even", () => {
    expect(whyNot(asked(), 0, [])).toBe("");
    expect(whyNot(asked(), 0, [0])).toBe("uneven");
    expect(whyNot(asked(), 0, [0, 1])).toBe("");
  });
  it("ends with what the Bank has", () => expect(whyNot(asked({ left: 2 }), 0, [0, 1])).toBe("stock"));
  it("ends with one’s cash", () => {
    expect(whyNot(asked({ cash: 250 }), 2, [0])).toBe("");
    expect(whyNot(asked({ cash: 249 }), 2, [0])).toBe("cash");
  });
  it("is not measured against cash where nobody does the sums", () => expect(whyNot(asked({ cash: null }), 2, [0])).toBe(""));
  it("is not measured against cash where the opening bid is enough", () => expect(whyNot(asked({ cash: 0, rules: { "shortage.contested": "last" } }), 2, [])).toBe(""));
  it("is for one kind of piece only", () => {
    expect(whyNot(asked({ deeds: [deed(0, 4), deed(1, 4)] }), 0, [])).toBe("kind");
    expect(whyNot(asked({ hotel: true, deeds: [deed(0, 4), deed(1, 4)] }), 0, [0])).toBe("kind");
    expect(whyNot(asked({ hotel: true, deeds: [deed(0, 4), deed(1, 4)] }), 0, [])).toBe("");
  });
});

it("adds the list prices up", () => expect(total(asked(), [0, 1, 2])).toBe(300));

describe("taking one out", () => {
  it("leaves the others", () => expect(without(asked(), [0, 2, 1], 1)).toEqual([0, 1]));
  it("takes along what has no place without it", () => expect(without(asked(), [0, 1, 0], 1)).toEqual([0]));
});
