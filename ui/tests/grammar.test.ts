/// <reference types="vite/client" />
/** Names in the form a sentence asks for; the server is held to the same tables. */

import { describe, expect, it } from "vitest";
import { Named, rulesIn, withEnding } from "../src/grammar";
import { bundleOf, unmarked } from "../src/i18n";

const CATALOGUES = import.meta.glob<string>("../../src/passgo/i18n/*/events.ftl", { query: "?raw", import: "default", eager: true });
const TABLES = import.meta.glob<[string, string, string][]>("../../tests/i18n/forms/*.json", { import: "default", eager: true });

function say(text: string, args: Record<string, Named | string>): string {
  const bundle = bundleOf("en", `ending-to =\n    /[aıou]$/ ’ya\n    /t$/ -da\n    /$/  oyuncusuna\nx = ${text}\n`);
  return unmarked(bundle.formatPattern(bundle.getMessage("x")?.value ?? "", args));
}

it.each([["Ada", "Ada’ya"], ["ADA", "ADA’ya"], ["Umut", "Umuda"], ["Борис", "Борис oyuncusuna"], ["", " oyuncusuna"]])("gives %s an ending", (name, form) =>
  expect(say('{ FORM($player, "to") }', { player: name })).toBe(form));

it("isolates a name that runs the other way from its ending", () => expect(withEnding("داليا", rulesIn("/$/  x"))).toBe("\u2068داليا\u2069 x"));

it("takes a thing's own form", () =>
  expect(say('an { FORM($other, "to") }', { other: new Named("die Bank", (form) => (form === "to" ? "der Bank" : "")) })).toBe("an der Bank"));

it("speaks to its reader", () => {
  const text = "{ WHO($player) ->\n    [you] You roll\n   *[other] { $player } rolls\n}";
  expect(say(text, { player: new Named("Ada", undefined, "you") })).toBe("You roll");
  expect(say(text, { player: new Named("Ada") })).toBe("Ada rolls");
  expect(say(text, { player: "Ada" })).toBe("Ada rolls");
});

describe.each(Object.entries(TABLES))("%s", (path, rows) => {
  const language = /(\w+)\.json$/.exec(path)?.[1] ?? "";
  const texts = CATALOGUES[`../../src/passgo/i18n/${language}/events.ftl`] ?? "";
  it("has its endings", () =>
    expect(
      rows.map(([form, name]) => {
        const bundle = bundleOf(language, `${texts}\nx = { FORM($name, "${form}") }\n`);
        return [form, name, unmarked(bundle.formatPattern(bundle.getMessage("x")?.value ?? "", { name }))];
      }),
    ).toEqual(rows));
});
