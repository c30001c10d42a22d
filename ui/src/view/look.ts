/** How the page looks here: board or list, light or dark, with hints or without. */

import { effect, signal, type Signal } from "@preact/signals";
import { keep, kept } from "../kept";

export type Theme = "auto" | "light" | "dark";
export const THEMES: Theme[] = ["auto", "light", "dark"];

export const theme = signal<Theme>((kept("theme") as Theme | null) ?? "auto");
export const listView = signal(kept("list") === "1");
/** Hints for a first game, until somebody has had enough of them. */
export const hinting = signal(kept("hints") !== "0");

/** Three columns: where `style.css` draws them. */
const columns = matchMedia("(min-width: 1280px)");
export const wide = signal(columns.matches);
columns.addEventListener("change", () => {
  if (!matchMedia("print").matches) wide.value = columns.matches; // paper has a width of its own
});

export function setTheme(name: Theme): void {
  theme.value = name;
  keep("theme", name);
}

/** Written down when it changes, not when the page opens. */
function keepUp(name: string, choice: Signal<boolean>, usual: string): void {
  effect(() => {
    const chosen = choice.value ? "1" : "0";
    if (chosen !== (kept(name) ?? usual)) keep(name, chosen);
  });
}

effect(() => {
  document.documentElement.dataset["theme"] = theme.value;
});
keepUp("list", listView, "0");
keepUp("hints", hinting, "1");
