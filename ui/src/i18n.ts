/** Texts: one Fluent bundle for the chosen language, English behind it. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { computed, signal } from "@preact/signals";

export type Args = Record<string, FluentVariable>;

export const LANGUAGES: Record<string, string> = { en: "English", el: "Ελληνικά", de: "Deutsch", ar: "العربية" };
const RIGHT_TO_LEFT = new Set(["ar", "fa", "he", "ur"]);
const KEPT = "passgo-language";

export const language = signal("en");
const bundles = signal<FluentBundle[]>([]);
export const direction = computed(() => (RIGHT_TO_LEFT.has(language.value.split("-")[0] ?? "") ? "rtl" : "ltr"));
export const ready = computed(() => bundles.value.length > 0);

/** The languages a visitor might want, best first. */
export function wanted(given: string | undefined): string {
  const asked = [kept(), given, ...navigator.languages].filter((name): name is string => Boolean(name));
  for (const name of asked) {
    const known = [name, name.split("-")[0] ?? ""].find((candidate) => candidate in LANGUAGES);
    if (known) return known;
  }
  return "en";
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

export function keep(name: string): void {
  try {
    localStorage.setItem(KEPT, name);
  } catch {
    // A browser that keeps nothing still shows the language now.
  }
  document.cookie = `language=${name}; path=/; max-age=31536000; samesite=lax`;
}

/** A bundle of catalogue text. Later messages replace earlier ones: an edition says some things in its own words. */
export function bundleOf(name: string, text: string): FluentBundle {
  // Western digits everywhere: the same figures stand on the board in every language.
  const bundle = new FluentBundle([`${name}-u-nu-latn`, name]);
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

export function use(name: string, catalogues: FluentBundle[]): void {
  bundles.value = catalogues;
  language.value = name;
  document.documentElement.lang = name;
  document.documentElement.dir = direction.value;
}

export function knows(key: string): boolean {
  return bundles.value.some((bundle) => bundle.hasMessage(key));
}

export function t(key: string, args?: Args): string {
  for (const bundle of bundles.value) {
    const message = bundle.getMessage(key);
    if (message?.value) return bundle.formatPattern(message.value, args ?? null, []);
  }
  return key;
}

/** The first of these keys that some catalogue knows. */
export function firstKnown(...keys: string[]): string {
  return keys.find(knows) ?? keys[keys.length - 1] ?? "";
}

export function number(value: number): string {
  return new Intl.NumberFormat(`${language.value}-u-nu-latn`).format(value);
}

export function list(parts: string[]): string {
  return new Intl.ListFormat(language.value, { type: "conjunction" }).format(parts);
}
