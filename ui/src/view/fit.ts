/** Names that fit their space: whole words, broken at hyphens at most, as few lines as needed, as large as they may be. */

export interface Fitted {
  size: number;
  lines: { text: string; squeeze: boolean }[];
}

const SIZES = [22, 20, 18, 16.5, 15];
const WIDTH = 0.64; // of a letter, in its own height
const SQUEEZED_FROM = 17; // a long word is drawn narrower rather than too small to read
const SQUEEZE = 1.3;
const LEADING = 1.08;

function wrap(words: string[], most: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const joined = last?.endsWith("-") ? last + word : `${last} ${word}`;
    if (last !== undefined && joined.length <= most) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

export function fitText(name: string, width: number, height: number): Fitted {
  const words = name.replace(/\s*\/\s*/g, " / ").split(/\s+|(?<=[^\s-]-)(?=[^\s-])/);
  const smallest = SIZES[SIZES.length - 1] ?? 15;
  for (const size of SIZES) {
    const letters = Math.floor(width / (size * WIDTH));
    const lines = wrap(words, letters);
    const most = size > SQUEEZED_FROM ? letters : letters * SQUEEZE;
    const fits = lines.every((line) => line.length <= most) && lines.length * size * LEADING <= height;
    if (fits) return { size, lines: lines.map((text) => ({ text, squeeze: text.length > letters })) };
  }
  const letters = Math.floor(width / (smallest * WIDTH));
  const lines = wrap(words, letters).slice(0, Math.max(1, Math.floor(height / (smallest * LEADING))));
  return { size: smallest, lines: lines.map((text) => ({ text, squeeze: text.length > letters })) };
}
