/**
 * Grammar of names: a sentence asks for the form it needs, and the language says how that form is made. `passgo/i18n/grammar.py`
 * explains it and does the same; both are tested with `tests/i18n/forms.json`.
 */

import { FluentType, type FluentValue, type FluentFunction } from "@fluent/bundle";

export type Who = "you" | "bank" | "other";
/** The form of that name; empty if there is none. */
type Forms = (form: string) => string;
/** A pattern, how many letters to take off the name, and the ending. */
export type Rules = [RegExp, number, string][];

/** A name or a sum that has forms. */
export class Named extends FluentType<string> {
  constructor(
    text: string,
    readonly forms: Forms = () => "",
    readonly who: Who = "other",
  ) {
    super(text);
  }

  override toString(): string {
    return this.value;
  }
}

/** Rules of a message, one to a line. */
export function rulesIn(text: string): Rules {
  const found = text.split("\n").map((line) => /^\/(.*)\/ (-*)(.*)$/.exec(line.trim()));
  return found.flatMap((rule) => (rule ? [[new RegExp(rule[1] ?? "", "u"), rule[2]?.length ?? 0, rule[3] ?? ""]] : []) as Rules);
}

/** The name with the ending of the first rule that fits. The name alone is isolated: it can run the other way. */
export function withEnding(name: string, rules: Rules): string {
  const rule = rules.find(([pattern]) => pattern.test(name.toLowerCase()));
  if (!rule) return name;
  const letters = [...name];
  return `\u2068${letters.slice(0, letters.length - rule[1]).join("")}\u2069${rule[2]}`;
}

function text(value: FluentValue | undefined): string {
  return value instanceof Named || typeof value === "string" ? value.toString() : String((value as FluentType<unknown> | undefined)?.valueOf() ?? "");
}

/** What the texts of a language can ask for. */
export function functions(rulesFor: (form: string) => Rules): Record<string, FluentFunction> {
  return {
    FORM: ([thing, form]) => (thing instanceof Named && thing.forms(text(form))) || withEnding(text(thing), rulesFor(text(form))),
    WHO: ([thing]) => (thing instanceof Named ? thing.who : "other"),
    GENDER: ([thing]) => (thing instanceof Named && thing.forms("gender")) || "other",
  };
}
