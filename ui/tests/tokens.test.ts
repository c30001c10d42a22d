import { h, render } from "preact";
import { beforeEach, expect, test } from "vitest";
import type { Edition } from "../src/edition";
import { edition, tokenOf, view } from "../src/store";
import { NO_ART, pack } from "../src/art";
import { Token } from "../src/view/shapes";
import type { TableView } from "../src/wire";

const tokens = [{ id: "car", glyph: "car" }, { id: "gull", glyph: "gull" }];
const names = { en: { "token.car": "Car", "token.gull": "Gull" } };

function sit(...chosen: string[]): void {
  view.value = { table: { seats: chosen.map((token) => ({ token })) } } as unknown as TableView;
}

function drawn(seat: number): HTMLElement {
  const box = document.createElement("div");
  render(h(Token, { seat, named: true }), box);
  return box;
}

beforeEach(() => {
  edition.value = { tokens, names } as unknown as Edition;
  pack.value = { ...NO_ART, tokens: { car: ["white M1 1h2", "black:2 M3 3h4"] } };
});

test("a token is drawn by its glyph and called by its name", () => {
  sit("car");
  const [shape, line] = [...drawn(0).querySelectorAll(".drawing path")];
  expect([shape?.getAttribute("d"), shape?.getAttribute("fill")]).toEqual(["M1 1h2", "var(--art-white)"]);
  expect([line?.getAttribute("d"), line?.getAttribute("stroke-width")]).toEqual(["M3 3h4", "2"]);
  expect(drawn(0).querySelector("svg")?.getAttribute("aria-label")).toBe("Car");
});

test("one without a drawing shows the first letter of its name", () => {
  sit("gull");
  expect(drawn(0).querySelector("text")?.textContent).toBe("G");
  expect(drawn(0).querySelector(".drawing")).toBeNull();
});

test("a seat without a token, or with one the edition no longer has, shows its mark", () => {
  sit("", "cannon");
  expect([tokenOf(0), tokenOf(1)]).toEqual([undefined, undefined]);
  for (const seat of [0, 1]) {
    expect(drawn(seat).querySelector("path")?.getAttribute("d")).toBeTruthy();
    expect(drawn(seat).querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  }
});
