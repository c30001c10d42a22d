import { h, render, type ComponentChild } from "preact";
import { beforeEach, expect, test } from "vitest";
import { art, dressed, drawingOf, layerOf, NO_ART, pack } from "../src/art";
import type { Edition, Space } from "../src/edition";
import { edition } from "../src/store";
import { Backdrop, Mark, Picture } from "../src/view/drawings";
import { SIGNS } from "../src/view/shapes";
import type { Art } from "../src/wire";

const mark = ["ink M1 1h1"];
const GHOSTLY: Art = {
  ...NO_ART,
  lettering: "narrow",
  palette: { ink: ["#111111", "#eeeeee"] },
  theme: { accent: ["#4a2c86", "#c7adff"] },
  scene: ["ink M0 0h120"],
  spaces: { entity: ["ink M2 2h2"], "library-phantom": ["ink M3 3h3"] },
  decks: { mist: { ground: "ink", text: "ink", mark } },
  tokens: { siren: ["white M4 4h4"] },
  sounds: { dice: ["square 180 0 0.06 0.04"] },
};

const space = (id: string, kind: Space["kind"], deck = -1): Space => ({ id, kind, deck }) as Space;
const style = () => document.documentElement.style;

function drawn(element: ComponentChild): HTMLElement {
  const box = document.createElement("div");
  render(element, box);
  return box;
}

beforeEach(() => {
  edition.value = { decks: [{ id: "mist" }] } as unknown as Edition;
  pack.value = GHOSTLY;
  dressed.value = true;
});

test("a layer is a colour and a path, or a line of some width", () => {
  expect(layerOf("ink M1 1h2")).toEqual({ colour: "var(--art-ink)", path: "M1 1h2", width: undefined });
  expect(layerOf("ink:2.5 M1 1h2")).toEqual({ colour: "var(--art-ink)", path: "M1 1h2", width: "2.5" });
});

test("a space has its own drawing, that of its deck, or that of its kind", () => {
  expect(drawingOf(space("library-phantom", "entity"))).toEqual(["ink M3 3h3"]);
  expect(drawingOf(space("gate-hound", "entity"))).toEqual(["ink M2 2h2"]);
  expect(drawingOf(space("library-phantom-2", "entity"))).toEqual(["ink M3 3h3"]);
  expect(drawingOf(space("mist-3", "cards", 0))).toEqual(mark);
  expect(drawingOf(space("jail", "jail"))).toBeUndefined();
});

test("the page takes the colours and the lettering of its edition", () => {
  expect(style().getPropertyValue("--accent")).toBe("light-dark(#4a2c86, #c7adff)");
  expect(style().getPropertyValue("--art-ink")).toBe("light-dark(#111111, #eeeeee)");
  expect(document.documentElement.dataset["lettering"]).toBe("narrow");
});

test("whoever prefers the plain look keeps tokens and sounds", () => {
  dressed.value = false;
  expect([style().getPropertyValue("--accent"), document.documentElement.dataset["lettering"]]).toEqual(["", "plain"]);
  expect(art.value).toEqual({ ...NO_ART, tokens: GHOSTLY.tokens, sounds: GHOSTLY.sounds });
  expect(drawn(h(Backdrop, {})).innerHTML).toBe("");
});

test("what a pack leaves out is a plain sign", () => {
  const plain = drawn(h(Picture, { drawing: undefined, plain: SIGNS.jail }));
  expect(plain.querySelector("path")?.getAttribute("d")).toBe(SIGNS.jail);
  const placed = drawn(h("svg", {}, h(Mark, { drawing: undefined, plain: SIGNS.jail, x: 1, y: 2, size: 24, kind: "corner-sign" })));
  expect(placed.querySelector("path.corner-sign")?.getAttribute("transform")).toBe("translate(1 2) scale(1)");
});

test("a drawing fills the same square as the sign in its place", () => {
  const placed = drawn(h("svg", {}, h(Mark, { drawing: mark, plain: "", x: 1, y: 2, size: 24, kind: "corner-sign" })));
  expect(placed.querySelector("g.corner-sign")?.getAttribute("transform")).toBe("translate(1 2) scale(0.5)");
});
