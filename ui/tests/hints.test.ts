import { afterEach, describe, expect, it } from "vitest";
import type { Edition } from "../src/edition";
import { edition } from "../src/store";
import { jailHint } from "../src/view/Hints";

const CLASSIC = { "jail.attempts": 3, "jail.prepayTurns": 3, "jail.exitRoll": "doubles" };

/** The hints of the turns in jail, one after the other. */
function turns(rules: Record<string, unknown>, count: number): string[] {
  edition.value = { rules: { ...CLASSIC, ...rules } } as unknown as Edition;
  return Array.from({ length: count }, (_, tries) => jailHint(tries));
}

afterEach(() => {
  edition.value = null;
});

describe("hints in jail", () => {
  it("name payment, card and doubles on every turn", () => {
    expect(turns({}, 3)).toEqual(["hint-jail", "hint-jail", "hint-jail"]);
  });
  it("leave payment out on the third turn of a championship (CHAMP-JAIL-8)", () => {
    expect(turns({ "jail.prepayTurns": 2 }, 3)).toEqual(["hint-jail", "hint-jail", "hint-jail-roll"]);
  });
  it("say on the fourth turn on the Moon that it costs the fine (VOYAGE-JAIL-7)", () => {
    expect(turns({ "jail.prepayTurns": 4 }, 4)).toEqual(["hint-jail", "hint-jail", "hint-jail", "hint-jail-late"]);
  });
  it("speak of a six where a six sets free (MARIO-JAIL-6)", () => {
    expect(turns({ "jail.exitRoll": "six" }, 1)).toEqual(["hint-jail-six"]);
  });
});
