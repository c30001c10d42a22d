/** The file of a game, read as strictly as `passgo.fair.reading` does; nothing of it is believed yet. */

export interface RawEntry {
  version: number;
  kind: string;
  body: string;
  at_ms: number;
  prev_hash: string;
  hash: string;
}

export interface GameFile {
  stream: string;
  head: string;
  entries: unknown[];
}

/** What the check reads in the bodies of entries, and what it is where it is left out. */
const LEFT_OUT = {
  seat: 0,
  undoes: 0,
  commitment: "",
  dice: "",
  hash: "",
  seed: "",
  server_seed: "",
  asked: [] as number[],
  draws: [] as number[],
  commitments: [] as string[],
  seeds: [] as string[],
  settings: {} as Record<string, unknown>,
};
export type Body = typeof LEFT_OUT;

export interface Entry {
  version: number;
  kind: string;
  body: Body;
}

export const LARGEST_FILE = 64_000_000;
const MOST_NESTED = 50;
const FORMATS: unknown[] = [1, 2];
const FILE = ["passgo_game", "stream", "head", "table", "entries", "editions", "position"];
const ENTRY = ["at_ms", "body", "hash", "kind", "prev_hash", "version"];

/** Null for what is no game with fair dice. */
export function readGame(content: Uint8Array): GameFile | null {
  if (content.length > LARGEST_FILE) return null;
  try {
    const told = readJson(new TextDecoder("utf-8", { fatal: true }).decode(content));
    if (!isObject(told) || !Object.keys(told).every((name) => FILE.includes(name))) return null;
    const { passgo_game, stream, head, entries } = told;
    if (!FORMATS.includes(passgo_game) || !isText(stream) || !isText(head) || !Array.isArray(entries)) return null;
    const first: unknown = entries[0];
    return isEntry(first) && first.kind === "created" && readBody(first.body).commitment ? { stream, head, entries } : null;
  } catch {
    return null;
  }
}

/** Whether it has the fields of an entry and no other: whatever else stood there would be chained to nothing. */
export function isEntry(raw: unknown): raw is RawEntry {
  if (!isObject(raw) || Object.keys(raw).sort().join() !== ENTRY.join()) return false;
  const texts = [raw["kind"], raw["body"], raw["prev_hash"], raw["hash"]].every(isText);
  return texts && Number.isInteger(raw["version"]) && Number.isSafeInteger(raw["at_ms"]) && Number(raw["at_ms"]) >= 0;
}

/** The body of an entry; an error if a field that the check reads is not of its type. */
export function readBody(text: string): Body {
  const body = readJson(text);
  if (!isObject(body)) throw new Error("not an object");
  const read: Record<string, unknown> = { ...LEFT_OUT, ...body };
  const right =
    ["seat", "undoes"].every((name) => Number.isInteger(read[name])) &&
    ["commitment", "dice", "hash", "seed", "server_seed"].every((name) => isText(read[name])) &&
    ["asked", "draws"].every((name) => isListOf(read[name], Number.isInteger)) &&
    ["commitments", "seeds"].every((name) => isListOf(read[name], isText)) &&
    isObject(read["settings"]);
  if (!right) throw new Error("a field is not of its type");
  return read as Body;
}

function readJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (nested(value, MOST_NESTED)) throw new Error("nested too deeply");
  if (hasDoubles(text)) throw new Error("a key stands twice");
  return value;
}

/** Whether a key stands twice in an object of this JSON: it is read as one or the other, depending on who reads. */
function hasDoubles(text: string): boolean {
  const open: Set<string>[] = [];
  for (const [found] of text.matchAll(/"(?:[^"\\]|\\.)*"(?:\s*:)?|[[\]{}]/g)) {
    if (found === "{" || found === "[") open.push(new Set());
    else if (found === "}" || found === "]") open.pop();
    else if (found.endsWith(":")) {
      const keys = open[open.length - 1] as Set<string>;
      const key = JSON.parse(found.slice(0, -1)) as string;
      if (keys.has(key)) return true;
      keys.add(key);
    }
  }
  return false;
}

/** Whether there are lists or objects within each other, more than so many levels. */
function nested(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((one) => nested(one, levels - 1));
}

const isObject = (found: unknown): found is Record<string, unknown> => typeof found === "object" && found !== null && !Array.isArray(found);
const isListOf = (found: unknown, fits: (one: unknown) => boolean): boolean => Array.isArray(found) && found.every(fits);

/** JSON can write half of a character, which no encoding can, so that nobody could say what was hashed. */
const isText = (found: unknown): found is string => typeof found === "string" && !/\p{Surrogate}/u.test(found);
