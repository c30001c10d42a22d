/** The art pack of the edition (`docs/art.md`): colours of the page and drawings, unless the visitor wants the plain ones. */

import { computed, effect, signal } from "@preact/signals";
import { kept } from "./kept";
import type { Space } from "./edition";
import { edition } from "./store";
import type { Art } from "./wire";

export type Drawing = string[];

export const NO_ART: Art = {
  lettering: "plain", palette: {}, theme: {}, groups: {}, dice: null, scene: [], spaces: {}, decks: {},
  base: "", tokens: {}, faces: [], buildings: {}, things: {}, sounds: {}, signs: {},
};

/** What came for this edition. */
export const pack = signal<Art>(NO_ART);
/** Whether the page follows the edition. */
export const dressed = signal(kept("dressed") !== "0");
/** What is used: tokens and sounds belong to the game, the rest to its look. */
export const art = computed<Art>(() => (dressed.value ? pack.value : { ...NO_ART, base: pack.value.base, tokens: pack.value.tokens, sounds: pack.value.sounds }));

/** A layer of a drawing: its colour, its path, and the width if it is a line. */
export function layerOf(written: string): { colour: string; path: string; width: string | undefined } {
  const [first = "", ...path] = written.split(" ");
  const [name = "", width] = first.split(":");
  return { colour: `var(--art-${name})`, path: path.join(" "), width };
}

/** The drawing of a space: its own, that of its deck, or that of its kind. */
export function drawingOf(space: Space): Drawing | undefined {
  const { spaces, decks } = art.value;
  return spaces[space.id] ?? spaces[space.id.replace(/-\d+$/, "")] ?? decks[edition.value?.decks[space.deck]?.id ?? ""]?.mark ?? spaces[space.kind];
}

/** The colours as CSS, on the root of the page: `--accent` and the like for its parts, `--art-…` for drawings. */
effect(() => {
  const { style, dataset } = document.documentElement;
  const { theme, palette, lettering } = art.value;
  const all = { ...theme, ...Object.fromEntries(Object.entries(palette).map(([name, shades]) => [`art-${name}`, shades])) };
  for (const [name, [light, dark]] of Object.entries(all)) style.setProperty(`--${name}`, `light-dark(${light}, ${dark})`);
  dataset["lettering"] = lettering;
  return () => Object.keys(all).forEach((name) => style.removeProperty(`--${name}`));
});
