/** Finding a rule by its id or by words, in either language, with or without accents. */

import type { Rule } from "./wire";

/** Without accents and capitals; the two forms of the Greek sigma are one. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/ς/g, "σ");
}

/** The rules in which every asked word begins a word or stands in the id. */
export function matching(rules: Rule[], asked: string): Rule[] {
  const wanted = folded(asked).split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const words = folded(`${rule.en} ${rule.el}`).split(/[^\p{L}\p{N}]+/u);
    const id = folded(rule.id);
    return wanted.every((word) => id.includes(word) || words.some((one) => one.startsWith(word)));
  });
}
