/** How the page looks here: board or list, light or dark. */

import { effect, signal } from "@preact/signals";

export type Theme = "auto" | "light" | "dark";
export const THEMES: Theme[] = ["auto", "light", "dark"];
const KEPT = "passgo-theme";
const KEPT_LIST = "passgo-list";

function kept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Then it is forgotten with the tab.
  }
}

export const theme = signal<Theme>((kept(KEPT) as Theme | null) ?? "auto");
export const listView = signal(kept(KEPT_LIST) === "1");

export function setTheme(name: Theme): void {
  theme.value = name;
  keep(KEPT, name);
}

effect(() => {
  document.documentElement.dataset["theme"] = theme.value;
});
effect(() => keep(KEPT_LIST, listView.value ? "1" : "0"));
