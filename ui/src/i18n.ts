/** Texts: one Fluent bundle for the chosen language, English behind it. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { computed, signal } from "@preact/signals";
import { functions, Named, rulesIn, type Rules, type Who } from "./grammar";

export type Args = Record<string, FluentVariable>;

/** The languages on offer, as the server's page says. */
export const offered = signal<string[]>(["en"]);
const RIGHT_TO_LEFT = new Set(["ar", "fa", "he", "ur"]);

export const language = signal("en");
const bundles = signal<FluentBundle[]>([]);
export const direction = computed(() => (RIGHT_TO_LEFT.has(language.value.split("-")[0] ?? "") ? "rtl" : "ltr"));

/** A language under review has marks for `review/main.ts` in its texts. Chosen and listed, it is the language itself. */
const REVIEW = "-x-review";
export const underReview = computed(() => language.value.endsWith(REVIEW));
export const spoken = computed(() => language.value.replace(REVIEW, ""));

/** Where this page is under review. */
export function reviewAddress(): string {
  const asked = new URLSearchParams(location.search);
  asked.set("language", `${tagOf(spoken.value)}${REVIEW}`);
  return `?${asked.toString()}`;
}

/** The tag a browser knows a language by: the two previews count and list as English does. */
function tagOf(name: string): string {
  return name === "keys" || name === "en-XA" ? "en" : name.replace(REVIEW, "");
}

/** What a language calls itself, as it stands in a list. */
export function ownName(name: string): string {
  if (tagOf(name) !== name) return name;
  const own = new Intl.DisplayNames(name, { type: "language" }).of(name) ?? name;
  return own.charAt(0).toLocaleUpperCase(name) + own.slice(1);
}

/** Remember the language; the server, whose pages speak it too, reads the same cookie. */
export function choose(name: string): void {
  document.cookie = `language=${name}; path=/; max-age=31536000; samesite=lax`;
}

/** A bundle of catalogue text. Later messages replace earlier ones: an edition says some things in its own words. */
export function bundleOf(name: string, text: string): FluentBundle {
  // Western digits everywhere: the same figures stand on the board in every language.
  const rules = new Map<string, Rules>();
  const rulesFor = (form: string): Rules => {
    const known = rules.get(form);
    if (known) return known;
    const pattern = bundle.getMessage(`ending-${form}`)?.value;
    const found = pattern ? rulesIn(bundle.formatPattern(pattern, null, [])) : [];
    rules.set(form, found);
    return found;
  };
  const bundle: FluentBundle = new FluentBundle([`${tagOf(name)}-u-nu-latn`, tagOf(name)], { functions: functions(rulesFor) });
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

export function use(name: string, catalogues: FluentBundle[]): void {
  bundles.value = catalogues;
  language.value = name;
  document.documentElement.lang = tagOf(name);
  document.documentElement.dir = direction.value;
  number(0); // the first format of a page is slow to make: better now, while the table is on its way, than when it is drawn
}

export function knows(key: string): boolean {
  return bundles.value.some((bundle) => bundle.hasMessage(key));
}

/** The text of a key; where it is broken, the English one; where nobody knows it, the key itself. */
export function t(key: string, args?: Args): string {
  let said = key;
  for (const bundle of bundles.value) {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) continue;
    const errors: Error[] = [];
    said = bundle.formatPattern(pattern, args ?? null, errors);
    if (!errors.length) break;
  }
  return said;
}

/** The text of a key, which can also be had in the forms that its message has. */
export function named(key: string, args?: Args, who: Who = "other"): Named {
  return new Named(t(key, args), (form) => formOf(key, form, args), who);
}

/** A form of a name; empty if the language, which may be English for this text, has none. */
function formOf(key: string, form: string, args?: Args): string {
  const bundle = bundles.value.find((one) => one.hasMessage(key));
  const pattern = bundle?.getMessage(key)?.attributes[form];
  return bundle && pattern ? bundle.formatPattern(pattern, args ?? null, []) : "";
}

/** The first of these keys that some catalogue knows. */
export function firstKnown(...keys: string[]): string {
  return keys.find(knows) ?? keys[keys.length - 1] ?? "";
}

// Formats are dear to make and asked for hundreds of times in a frame: one of each for a language.
const numbers = computed(() => new Intl.NumberFormat(`${tagOf(language.value)}-u-nu-latn`));
const lists = computed(() => new Intl.ListFormat(tagOf(language.value), { type: "conjunction" }));

export function number(value: number): string {
  return numbers.value.format(value);
}

/** So many hundredths, with the sign where the language has it: 10%, 10 %, %10. */
export function percent(value: number): string {
  return new Intl.NumberFormat(`${tagOf(language.value)}-u-nu-latn`, { style: "percent" }).format(value / 100);
}

/** As the language joins them; each is isolated, for names may run the other way. */
export function list(parts: (Named | string)[]): Named {
  const joined = (items: string[]): string => lists.value.format(items.map((item) => `\u2068${item}\u2069`));
  return new Named(joined(parts.map(String)), (form) => joined(parts.map((part) => (part instanceof Named && part.forms(form)) || String(part))));
}

/** A sum in the money of an edition. It is never broken between figures and currency. */
export function sum(amount: number, currency: string): Named {
  const found = named(knows(`money-${currency}`) ? `money-${currency}` : "money-plain", { amount: number(amount), count: amount });
  const shown = (said: string): string => isolated(unmarked(said).replace(/ /g, "\u00a0"));
  return new Named(shown(found.value), (form) => shown(found.forms(form)));
}

/** Without the marks Fluent puts around what is filled in: a sum is isolated as a whole. */
export function unmarked(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, "");
}

/** In a line that runs to the left, figures with their signs still run to the right; words like "coins" do not. */
export function isolated(text: string): string {
  return text && direction.value === "rtl" && !/\p{Script=Arabic}|\p{Script=Hebrew}/u.test(text) ? `\u2066${text}\u2069` : text;
}
