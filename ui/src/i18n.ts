/** Texts: one Fluent bundle for the chosen language, English behind it. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { computed, signal } from "@preact/signals";
import { keep, kept } from "./kept";

export type Args = Record<string, FluentVariable>;

export const LANGUAGES: Record<string, string> = { en: "English", el: "Ελληνικά", de: "Deutsch", ar: "العربية" };
const RIGHT_TO_LEFT = new Set(["ar", "fa", "he", "ur"]);

export const language = signal("en");
const bundles = signal<FluentBundle[]>([]);
export const direction = computed(() => (RIGHT_TO_LEFT.has(language.value.split("-")[0] ?? "") ? "rtl" : "ltr"));

/** The languages a visitor might want, best first. */
export function wanted(given: string | undefined): string {
  const asked = [kept("language"), given, ...navigator.languages].filter((name): name is string => Boolean(name));
  for (const name of asked) {
    const known = [name, name.split("-")[0] ?? ""].find((candidate) => candidate in LANGUAGES);
    if (known) return known;
  }
  return "en";
}

/** Remember the language here and tell the server, whose pages speak it too. */
export function choose(name: string): void {
  keep("language", name);
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

// Formats are dear to make and asked for hundreds of times in a frame: one of each for a language.
const numbers = computed(() => new Intl.NumberFormat(`${language.value}-u-nu-latn`));
const lists = computed(() => new Intl.ListFormat(language.value, { type: "conjunction" }));

export function number(value: number): string {
  return numbers.value.format(value);
}

export function list(parts: string[]): string {
  return lists.value.format(parts);
}

/** A sum in the money of an edition. */
export function sum(amount: number, currency: string): string {
  const key = `money-${currency}`;
  return isolated(unmarked(t(knows(key) ? key : "money-plain", { amount: number(amount), count: amount })));
}

/** Without the marks Fluent puts around what is filled in: a sum is isolated as a whole. */
export function unmarked(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, "");
}

/** In a line that runs to the left, figures with their signs still run to the right; words like "coins" do not. */
export function isolated(text: string): string {
  return direction.value === "rtl" && !/\p{Script=Arabic}|\p{Script=Hebrew}/u.test(text) ? `\u2066${text}\u2069` : text;
}
