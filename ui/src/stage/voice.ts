/** What is said to those who hear the table: each line once, in the order of the stage. */

import { signal } from "@preact/signals";

const KEPT = 40; // a line stays until it has surely been read out; of a flood only the end is said
let serial = 0;

export const saying = signal<{ id: number; text: string }[]>([]);

export function say(texts: string[]): void {
  const lines = texts.filter(Boolean).map((text) => ({ id: (serial += 1), text }));
  if (lines.length) saying.value = [...saying.value, ...lines].slice(-KEPT);
}

/** Another one listens here from now on. */
export function hush(): void {
  saying.value = [];
}
