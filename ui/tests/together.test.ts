import { beforeEach, describe, expect, it } from "vitest";
import { view } from "../src/store";
import { handTo, held, holder, passTo, readHeld, sharing, take } from "../src/together";
import type { TableView } from "../src/wire";

function awaited(seats: number[], hidden = false): void {
  view.value = {
    role: "seat:0", version: 1, own: { of: "seat", seat: 0, cash: [], actions: [] },
    table: { status: "playing", settings: { options: { "money.hidden": hidden } } },
    game: { awaiting: seats.map((seat) => ({ seat, what: "roll", since_ms: 0, deadline_ms: 0 })), players: [], over: false },
  } as unknown as TableView;
}

beforeEach(() => {
  held.value = readHeld("-1:0 0:2");
  holder.value = held.value[0] ?? null;
  awaited([0]);
  take(0);
});

describe("a device that goes round", () => {
  it("reads which seats are played here", () => expect(held.value).toEqual([{ here: -1, seat: 0 }, { here: 0, seat: 2 }]));
  it("is shared only by two or more", () => {
    expect(sharing.value).toBe(true);
    held.value = readHeld("-1:0");
    expect(sharing.value).toBe(false);
  });
  it("stays with who is awaited", () => expect(passTo.value).toBe(-1));
  it("goes to the one who is awaited here", () => {
    awaited([2]);
    expect(passTo.value).toBe(2);
    take(2);
    expect(holder.value?.here).toBe(0);
  });
  it("stays while somebody elsewhere decides", () => {
    awaited([1]);
    expect(passTo.value).toBe(-1);
  });
  it("stays with its holder while both are awaited, as in an auction", () => {
    awaited([0, 2]);
    expect(passTo.value).toBe(-1);
  });
  it("is handed on by wish", () => {
    handTo(2);
    expect(passTo.value).toBe(2);
  });
});
