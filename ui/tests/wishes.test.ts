import { describe, expect, it } from "vitest";
import type { Edition } from "../src/edition";
import { priceAt, total, whyNot, without, type Asked } from "../src/wishes";
import type { DeedFacts, GameFacts, WishFacts } from "../src/wire";

// Two brown streets and two blue ones.
const edition = { spaces: [{ group: 0 }, { group: 0 }, { group: 1 }, { group: 1 }] } as unknown as Edition;
const deed = (space: number, level = 0): DeedFacts => ({ space, owner: 0, level, mortgaged: false });
const street = (space: number, room: number, price: number): WishFacts => ({ space, room, price });

interface Given {
  deeds?: DeedFacts[];
  streets?: WishFacts[];
  hotel?: boolean;
  left?: number;
  limit?: number | null;
}

function asked({ deeds = [deed(0), deed(1), deed(2), deed(3)], streets = [street(0, 4, 50), street(1, 4, 50), street(2, 4, 200), street(3, 4, 200)], hotel = false, left = 5, limit = 1000 }: Given = {}): Asked {
  const shortage = { opener: 1, sells: false, hotel, left, wants: [[], [9]], asked: [0] };
  return { edition, game: { deeds } as unknown as GameFacts, shortage, streets, cash: limit, limit };
}

describe("a wish", () => {
  it("keeps a group even", () => {
    expect(whyNot(asked(), 0, [])).toBe("");
    expect(whyNot(asked(), 0, [0])).toBe("uneven");
    expect(whyNot(asked(), 0, [0, 1])).toBe("");
  });
  it("ends with what the Bank has", () => expect(whyNot(asked({ left: 2 }), 0, [0, 1])).toBe("stock"));
  it("ends with one’s cash", () => {
    expect(whyNot(asked({ limit: 250 }), 2, [0])).toBe("");
    expect(whyNot(asked({ limit: 249 }), 2, [0])).toBe("cash");
  });
  it("is not measured against cash where nobody does the sums, or the opening bid is enough", () => expect(whyNot(asked({ limit: null }), 2, [0])).toBe(""));
  it("ends with the room of a street", () => {
    expect(whyNot(asked({ streets: [street(0, 1, 50), street(1, 2, 50)] }), 0, [0, 1])).toBe("kind");
    expect(whyNot(asked({ streets: [] }), 0, [])).toBe("kind");
  });
  it("for a hotel needs nothing of its group: it is ready", () => {
    const ready = asked({ hotel: true, deeds: [deed(0, 4), deed(1, 4)], streets: [street(0, 1, 60), street(1, 1, 60)] });
    expect([whyNot(ready, 0, []), whyNot(ready, 1, [0]), whyNot(ready, 0, [0])]).toEqual(["", "", "kind"]);
  });
});

it("costs what the server says", () => expect([priceAt(asked(), 2), priceAt(asked(), 9)]).toEqual([200, 0]));
it("adds the list prices up", () => expect(total(asked(), [0, 1, 2])).toBe(300));

describe("taking one out", () => {
  it("leaves the others", () => expect(without(asked(), [0, 2, 1], 1)).toEqual([0, 1]));
  it("takes along what has no place without it", () => expect(without(asked(), [0, 1, 0], 1)).toEqual([0]));
});
