/** Events that belong together are told in one line: `story.json` says which, a copy of the server's that `make types` writes. */

import RULES from "./story.json";

export interface Sentence {
  key: string;
  /** The kind of event it tells of. */
  of: string;
  /** Arguments that other events of the line have: the kind of each. */
  amount?: string;
  dice?: string;
  space?: string;
  /** Amounts are added up, and all spaces named. */
  sum?: boolean;
  /** Said for each of these events, not only for the last. */
  each?: boolean;
}

export interface Line {
  start: number;
  end: number;
  sentences: { said: Sentence; of: number[] }[];
}

const PATTERNS: Record<string, string> = RULES.patterns;
const SHARED: Record<string, Sentence[]> = RULES.sentences;

function patternIn(match: string): RegExp {
  const whole = Object.entries(PATTERNS).reduce((text, [name, part]) => text.replaceAll(name, part), match);
  return new RegExp(whole, "y");
}

const LINES = RULES.lines.map((rule) => ({
  match: patternIn(rule.match),
  say: (rule.say as (Sentence | string)[]).flatMap((one) => (typeof one === "string" ? (SHARED[one] ?? []) : [one])),
}));

/** The lines of one turn, for events of these kinds by these seats. */
export function linesOf(kinds: string[], seats: number[]): Line[] {
  const places = new Map<number, number>(); // where a line can end
  const starts: number[] = []; // a line that starts here does not mind who acted before
  let text = "";
  kinds.forEach((kind, i) => {
    places.set(text.length, i);
    text += i > 0 && seats[i] !== seats[i - 1] ? ";" : "";
    starts.push(text.length);
    text += `${kind} `;
  });
  places.set(text.length, kinds.length);
  const lines: Line[] = [];
  for (let at = 0; at < kinds.length; at = lines.at(-1)?.end ?? kinds.length) {
    lines.push(lineAt(text, starts[at] ?? 0, at, places, kinds) ?? plainLine(at, kinds[at] ?? ""));
  }
  return lines;
}

function lineAt(text: string, offset: number, start: number, places: Map<number, number>, kinds: string[]): Line | undefined {
  for (const { match, say } of LINES) {
    match.lastIndex = offset;
    if (!match.test(text) || match.lastIndex === offset) continue;
    const end = places.get(match.lastIndex) ?? kinds.length;
    const sentences = say.map((said) => ({ said, of: range(start, end).filter((i) => kinds[i] === said.of) }));
    return { start, end, sentences: sentences.filter(({ of }) => of.length > 0) };
  }
  return undefined;
}

function plainLine(at: number, kind: string): Line {
  return { start: at, end: at + 1, sentences: [{ said: { key: `event-${kind}`, of: kind }, of: [at] }] };
}

function range(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, i) => start + i);
}
