import { describe, expect, it } from "vitest";
import { isOver, isRunning, leftOf, minutesOf, reset, restored, start, stop, stopped } from "../src/panel/timers";

const MINUTE = 60_000;

describe("a timer of the judge", () => {
  const five = stopped(5 * MINUTE);
  it("stands still at its full time", () => expect([leftOf(five, 99), isRunning(five, 99), isOver(five, 99)]).toEqual([5 * MINUTE, false, false]));
  it("counts down from its start", () => expect(leftOf(start(five, 1_000), 61_000)).toBe(4 * MINUTE));
  it("goes on where it was stopped", () => {
    const held = stop(start(five, 0), 2 * MINUTE);
    expect(leftOf(held, 9 * MINUTE)).toBe(3 * MINUTE);
    expect(leftOf(start(held, 10 * MINUTE), 11 * MINUTE)).toBe(2 * MINUTE);
  });
  it("is over at zero, not before, and never below", () => {
    const running = start(five, 0);
    expect([isOver(running, 5 * MINUTE - 1), isOver(running, 5 * MINUTE), leftOf(running, 9 * MINUTE)]).toEqual([false, true, 0]);
  });
  it("starts afresh after its end", () => expect(leftOf(start(stop(start(five, 0), 6 * MINUTE), 7 * MINUTE), 7 * MINUTE)).toBe(5 * MINUTE));
  it("goes back to its full time", () => expect(reset(start(five, 0))).toEqual(five));
  it("survives a closed tab", () => {
    const both = { deal: start(five, 0), limit: stopped(MINUTE) };
    expect(restored(JSON.stringify(both), { deal: five, limit: stopped(2 * MINUTE) })).toEqual(both);
  });
  it.each([null, "", "{", "7"])("begins anew from %j", (kept) => {
    const fresh = { deal: five, limit: stopped(2 * MINUTE) };
    expect(restored(kept, fresh)).toEqual(fresh);
  });
  it.each([["2", 2], [" 60 ", 60], ["0", null], ["61", null], ["1.5", null], ["-1", null], ["", null]])("reads %j as %j minutes", (typed, minutes) => expect(minutesOf(typed)).toBe(minutes));
});
