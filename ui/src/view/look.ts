/** How the page looks here: board or list, light or dark, with hints or without. */

import { effect, signal } from "@preact/signals";
import { keep, kept } from "../kept";

export type Theme = "auto" | "light" | "dark";
export const THEMES: Theme[] = ["auto", "light", "dark"];

export const theme = signal<Theme>((kept("theme") as Theme | null) ?? "auto");
export const listView = signal(kept("list") === "1");
/** Hints for a first game, until somebody has had enough of them. */
export const hinting = signal(kept("hints") !== "0");

export function setTheme(name: Theme): void {
  theme.value = name;
  keep("theme", name);
}

effect(() => {
  document.documentElement.dataset["theme"] = theme.value;
});
effect(() => keep("list", listView.value ? "1" : "0"));
effect(() => keep("hints", hinting.value ? "1" : "0"));
