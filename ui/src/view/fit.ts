/** Names that fit their space: whole words, broken at hyphens and soft hyphens at most, as few lines as needed, as large as they may be. */

export interface Fitted {
  size: number;
  lines: { text: string; squeeze: boolean }[];
}

const SIZES = [22, 20, 18, 16.5, 15];
const WIDTH = 0.64; // of a letter of middling width, in its own height
const SQUEEZED_FROM = 17; // a long word is drawn narrower rather than too small to read
const SQUEEZE = 1.3;
const LEADING = 1.08;
const SOFT_HYPHEN = "\u00ad";

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** How long a text is, in letters of middling width. A text under review begins with marks that are not seen. */
const length = (text: string): number => count(text, /[^\u2061-\u2064]/g) + 0.2 * count(text, /\p{Lu}/gu) + 0.4 * count(text, /[mwMW]/g) - 0.3 * count(text, /[fijlrtIιί-]/g);

function wrap(words: string[], most: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : joinedTo(last, word);
    if (last !== undefined && length(joined) <= most) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines.map((line) => line.replace(SOFT_HYPHEN, "-"));
}

function joinedTo(line: string, word: string): string {
  if (line.endsWith(SOFT_HYPHEN)) return line.slice(0, -1) + word;
  return line.endsWith("-") ? line + word : `${line} ${word}`;
}

/** The lines at that size; a word that is too long is drawn narrower, and none wider. */
const drawn = (lines: string[], size: number, width: number): Fitted => ({ size, lines: lines.map((text) => ({ text, squeeze: length(text) > width / (size * WIDTH) })) });

export function fitText(name: string, width: number, height: number): Fitted {
  const words = name.replace(/\s*\/\s*/g, " / ").split(/\s+|(?<=[^\s-]-)(?=[^\s-]{2})|(?<=\u00ad)/);
  const smallest = SIZES[SIZES.length - 1] ?? 15;
  for (const size of SIZES) {
    const letters = Math.floor(width / (size * WIDTH));
    const lines = wrap(words, letters);
    const most = size > SQUEEZED_FROM ? letters : letters * SQUEEZE;
    const fits = lines.every((line) => length(line) <= most) && lines.length * size * LEADING <= height;
    if (fits) return drawn(lines, size, width);
  }
  const letters = Math.floor(width / (smallest * WIDTH));
  const lines = wrap(words, letters).slice(0, Math.max(1, Math.floor(height / (smallest * LEADING))));
  return drawn(lines, smallest, width);
}
