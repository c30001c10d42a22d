/** Names on the board of a championship's hall come before those of the edition, in the reader's language. */

import { beforeEach, describe, expect, it } from "vitest";
import type { Edition } from "../src/edition";
import { bundleOf, use } from "../src/i18n";
import { groupName, spaceName } from "../src/names";
import { edition } from "../src/store";

const local = {
  "": { "space.boardwalk": "Plaka", "space.chance": "Luck" },
  el: { "space.boardwalk": "Πλάκα" },
  "pt-br": { "space.boardwalk": "Praça" },
};
const texts = "space-boardwalk = Boardwalk\nspace-chance = Chance\nspace-jail = Jail\ngroup-brown = Brown\n";
const spaces = ["boardwalk", "chance-2", "jail"].map((id) => ({ id }));

beforeEach(() => {
  edition.value = { names: {}, local, spaces, groups: [{ id: "brown", kind: "street" }] } as unknown as Edition;
});

describe("a local board", () => {
  const said: [string, string][] = [["en", "Plaka"], ["el", "Πλάκα"], ["pt-BR", "Praça"], ["pt", "Plaka"]];
  it.each(said)("is read in %s as %s", (tag, name) => {
    use(tag, [bundleOf(tag, texts)]);
    expect(spaceName(0)).toBe(name);
  });

  it("names twins by the first of them, and leaves other names to the edition", () => {
    use("el", [bundleOf("el", texts)]);
    expect([spaceName(1), spaceName(2), groupName(0)]).toEqual(["Luck", "Jail", "Brown"]);
  });

  it("is missing at every other table", () => {
    edition.value = { names: {}, spaces, groups: [] } as unknown as Edition;
    use("en", [bundleOf("en", texts)]);
    expect(spaceName(0)).toBe("Boardwalk");
  });
});
