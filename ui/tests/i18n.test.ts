/** Texts in the browser: broken ones, previews, and names that run the other way. */

import { afterEach, describe, expect, it } from "vitest";
import { bundleOf, direction, list, ownName, t, use } from "../src/i18n";

const ENGLISH = "hello = Hello, { $player }!\nbye = Bye, { $player }!\n";
const english = bundleOf("en", ENGLISH);
const ISOLATED = (name: string): string => `\u2068${name}\u2069`;

afterEach(() => use("en", [english]));

describe("a broken text", () => {
  it.each(["hello = Hallo, { $player", "hello = Hallo, { $somebody }!", "hello = Hallo, { nobody }!", ""])(
    "is English, and the others are not: %s",
    (broken) => {
      use("de", [bundleOf("de", `${broken}\nbye = Tschüss, { $player }!\n`), english]);
      expect(t("hello", { player: "Ada" })).toBe(`Hello, ${ISOLATED("Ada")}!`);
      expect(t("bye", { player: "Ada" })).toBe(`Tschüss, ${ISOLATED("Ada")}!`);
    },
  );

  it("is its key where nobody knows it", () => {
    expect(t("nowhere")).toBe("nowhere");
  });
});

describe("a name of another direction", () => {
  it.each(["داليا 5", "דנה (1)", "Ada"])("is isolated in a sentence: %s", (name) => {
    use("ar", [bundleOf("ar", "hello = مرحبًا { $player }!\n"), english]);
    expect(direction.value).toBe("rtl");
    expect(t("hello", { player: name })).toBe(`مرحبًا ${ISOLATED(name)}!`);
    expect(t("bye", { player: name })).toBe(`Bye, ${ISOLATED(name)}!`);
  });

  it("is isolated in a list", () => {
    use("en", [english]);
    expect(String(list(["داليا", "Boris"]))).toBe(`${ISOLATED("داليا")} and ${ISOLATED("Boris")}`);
  });
});

describe("a language", () => {
  it("is called as it calls itself, as a list has it", () => {
    expect(["es", "cs", "ru", "ar", "no"].map(ownName)).toEqual(["Español", "Čeština", "Русский", "العربية", "Norsk"]);
  });

  it("need not be one: keys can be shown", () => {
    use("keys", [bundleOf("keys", "hello = hello\n"), english]);
    expect(t("hello", { player: "Ada" })).toBe("hello");
    expect(String(list(["a", "b"]))).toContain("and");
    expect(ownName("keys")).toBe("keys");
    expect(document.documentElement.lang).toBe("en");
  });
});
