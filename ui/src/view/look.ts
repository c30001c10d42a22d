/** How the page looks here: board or list, light or dark, with hints and risks or without. */

import { effect, signal, type Signal } from "@preact/signals";
import { dressed } from "../art";
import { keep, kept } from "../kept";

export type Theme = "auto" | "light" | "dark";
export const THEMES: Theme[] = ["auto", "light", "dark"];

export const theme = signal<Theme>((kept("theme") as Theme | null) ?? "auto");
export const listView = signal(kept("list") === "1");
/** Hints for a first game, until somebody has had enough of them. */
export const hinting = signal(kept("hints") !== "0");
/** Rings on the board where the next roll may cost something. */
export const heat = signal(kept("heat") !== "0");

/** Words of bots in the middle of the board. */
export const botsTalk = signal(kept("bots-talk") !== "0");

/** What a media query says now; paper has a width of its own. */
function matching(query: string): Signal<boolean> {
  const media = matchMedia(query);
  const now = signal(media.matches);
  media.addEventListener("change", () => {
    if (!matchMedia("print").matches) now.value = media.matches;
  });
  return now;
}

// As in `style.css`.
/** Three columns. */
export const wide = matching("(min-width: 1280px)");
/** A phone or tablet held upright: the board above, what is to be done below. */
export const stacked = matching("(max-width: 859.98px) and (min-height: 540.02px), (max-width: 599.98px)");
/** Too small for names on a whole board. */
export const small = matching("(max-width: 639.98px), (max-width: 1279.98px) and (max-height: 540px)");

/** Whether the whole board is shown where it is small. */
export const whole = signal(false);

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
keepUp("heat", heat, "1");
keepUp("bots-talk", botsTalk, "1");
keepUp("dressed", dressed, "1");
