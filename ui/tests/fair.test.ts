import { beforeEach, describe, expect, it } from "vitest";
import list from "./verdicts.json";
import { checkGame } from "../src/fair/checking";
import { asNoted } from "../src/fair/noted";
import { readGame, type RawEntry } from "../src/fair/reading";
import { Part } from "../src/fair/seat";
import { hex, hmac, joined, sha256, unhex, utf8 } from "../src/fair/sha256";
import { FairChance, faceOf, gameKey, numberAt, seatCommitment, serverCommitment } from "../src/fair/stream";
import type { TableView } from "../src/wire";

const SERVER = "11".repeat(32);
const SEATS = ["22".repeat(32), "", "33".repeat(32)];
const KEY = gameKey(SERVER, "table-1", "hash-1", SEATS);

describe("SHA-256", () => {
  it("gives what the standard gives", () => {
    expect(hex(sha256(utf8("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(hex(sha256(utf8("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(hex(hmac(utf8("Jefe"), utf8("what do ya want for nothing?")))).toBe("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
  });

  it("agrees with the browser's own at every length around a block", async () => {
    for (let length = 0; length < 140; length++) {
      const data = Uint8Array.from({ length }, (_, i) => (i * 7 + length) % 256);
      expect(hex(sha256(data))).toBe(hex(new Uint8Array(await crypto.subtle.digest("SHA-256", data))));
    }
  });
});

describe("the stream", () => {
  // The same values as in tests/fair/test_stream.py: games of the past are checked with both.
  it("has the values that never change", () => {
    expect(serverCommitment(SERVER, "table-1", "hash-1")).toBe("892cca01db40cb383c09910a028319959961213de3e1d3262b850a403ed067d4");
    expect(seatCommitment("22".repeat(32), "table-1")).toBe("5979937a332fbf4cb3837e59d58a610c7a42f6bd97527efa62b12da8d6edba98");
    expect(hex(KEY)).toBe("b7c9e31149a4e59a05a0811b014ff3991a99a783224b27c29264f32626e1d3ff");
    const chance = new FairChance(KEY);
    expect(Array.from({ length: 12 }, () => chance.die(6))).toEqual([6, 6, 6, 1, 1, 1, 6, 4, 5, 2, 6, 4]);
    expect(chance.shuffle(16)).toEqual([1, 10, 12, 9, 13, 6, 11, 5, 2, 0, 14, 15, 7, 3, 4, 8]);
  });

  it("counts as exactly as whole numbers of 64 bits do", () => {
    for (const sides of [2, 6, 7, 16, 999, 1000]) {
      for (let place = 0; place < 40; place++) {
        const word = BigInt(`0x${hex(hmac(KEY, joined(new Uint8Array(7), Uint8Array.of(place), new Uint8Array(4)))).slice(0, 16)}`);
        expect(numberAt(KEY, place, sides)).toBe(Number(word % BigInt(sides)) + 1);
      }
    }
  });

  it("draws the words after the last whole round again, and no other", () => {
    const all = 2n ** 64n;
    for (const sides of [2, 3, 6, 7, 16, 999, 1000]) {
      const first = all - (all % BigInt(sides));
      for (const word of [0n, 1n, 2n ** 32n - 1n, 2n ** 32n, first - 2n, first - 1n, first, first + 1n, all - 1n]) {
        if (word >= all) continue;
        const right = word < first ? Number(word % BigInt(sides)) + 1 : 0;
        expect(faceOf(Number(word >> 32n), Number(word & 0xffffffffn), sides)).toBe(right);
      }
    }
  });

  it("takes no seed that is not 32 bytes in small digits", () => {
    for (const bad of ["", "11", "AA".repeat(32), `${"1".repeat(63)} `]) expect(() => unhex(bad)).toThrow();
  });
});

const view = (status: string, commitment = "", revealed = false, seat = 0): TableView =>
  ({ table: { id: "t", status, commitment: "c", seats: [{ commitment, revealed }, { commitment: "", revealed: false }] }, own: { of: "seat", seat } }) as unknown as TableView;

describe("a player's part", () => {
  beforeEach(() => sessionStorage.clear());

  const committed = (part: Part, seat = 0): string => {
    const due = part.due(view("lobby", "", false, seat));
    return due?.kind === "fair-commit" ? due.body.commitment : "";
  };

  it("is put in once, and uncovered when the start is called", () => {
    const part = new Part();
    const mine = committed(part);
    expect(mine).toMatch(/^[0-9a-f]{64}$/);
    expect(part.due(view("lobby", mine))).toBeNull();
    const due = part.due(view("seeding", mine));
    expect(due?.kind === "fair-reveal" && seatCommitment(due.body.seed, "t")).toBe(mine);
    expect(part.due(view("seeding", mine, true))).toBeNull();
    expect(part.due(view("playing"))).toBeNull();
  });

  it("outlives a reload of the page", () => {
    const mine = committed(new Part());
    expect(new Part().due(view("lobby", mine))).toBeNull();
    expect(new Part().due(view("seeding", mine))?.kind).toBe("fair-reveal");
  });

  it("is forgotten when the game has begun", () => {
    const part = new Part();
    const mine = committed(part);
    part.due(view("playing"));
    expect(committed(new Part())).not.toBe(mine);
  });

  it("gives way to a newer page of the same player and does not quarrel", () => {
    const part = new Part();
    committed(part);
    expect(part.due(view("lobby", "ab".repeat(32)))).toBeNull();
    sessionStorage.clear();
    expect(new Part().due(view("lobby", "ab".repeat(32)))?.kind).toBe("fair-commit");
    expect(part.due(view("seeding", "ab".repeat(32)))).toBeNull();
  });

  it("is put in again when the seat was left and taken again", () => {
    const part = new Part();
    committed(part);
    expect(part.due(view("lobby", ""))?.kind).toBe("fair-commit");
  });

  it("is another one in another seat", () => {
    const part = new Part();
    expect(committed(part, 0)).not.toBe(committed(part, 1));
  });

  it("is not asked for without fair dice, or of who looks on", () => {
    expect(new Part().due(null)).toBeNull();
    const plain = view("lobby");
    expect(new Part().due({ ...plain, table: { ...plain.table, commitment: "" } })).toBeNull();
    expect(new Part().due({ ...plain, own: { of: "spectator", cash: [] } })).toBeNull();
  });
});

type Edit = [how: string, at: number, kind?: string, body?: string];
interface Case {
  name: string;
  verdict: string;
  edits: Edit[];
  text?: [string, string];
}
const KNOWN = list as unknown as { log: [string, string][]; cases: Case[] };

/** The little game of the list with something else in it, chained again as a server would do it. */
function written({ edits, text = ["", ""] }: Pick<Case, "edits" | "text">): Uint8Array {
  const log = [...KNOWN.log];
  for (const [how, at, kind, body] of edits) log.splice(at, how === "add" ? 0 : 1, ...(kind && body !== undefined ? [[kind, body] as [string, string]] : []));
  let last = "0".repeat(64);
  const entries = log.map(([kind, body], i): RawEntry => {
    const entry = { version: i + 1, kind, body, at_ms: 5, prev_hash: last, hash: "" };
    last = entry.hash = hex(sha256(joined(unhex(last), utf8(JSON.stringify(["t1", i + 1, kind, body, 5])))));
    return entry;
  });
  const told = JSON.stringify({ passgo_game: 1, stream: "t1", head: last, table: null, entries });
  expect(told).toContain(text[0]);
  return utf8(told.replace(text[0], () => text[1]));
}

function verdict(content: Uint8Array): string {
  const game = readGame(content);
  const result = game && checkGame(game);
  return !result ? "none" : result.wrong ? `${result.wrong.check}:${result.wrong.version}` : "right";
}

describe("checking a game", () => {
  // The same list as in tests/fair/test_verdicts.py: the page and `passgo verify` must never disagree.
  it.each(KNOWN.cases)("says what the list says: $name", (known) => {
    expect(verdict(written(known))).toBe(known.verdict);
  });

  it("tells whose parts are in, and every roll", () => {
    const found = checkGame(readGame(written({ edits: [] }))!);
    expect(found.seats).toEqual(["in", "kept-back", "in"]);
    expect(found.rolls.map(({ version, seat }) => [version, seat])).toEqual([[12, -1], [13, 1], [16, 2]]);
  });

  it("reads UTF-8 and nothing else", () => {
    const content = written({ edits: [] });
    expect(verdict(Uint8Array.of(0xef, 0xbb, 0xbf, ...content))).toBe("right");
    expect(verdict(Uint8Array.of(...content, 0xff))).toBe("none");
  });
});

describe("what was fixed when a part was uncovered", () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  /** This player's part, and another's; the second time the other one has changed his. */
  function uncovered(part: Part, mine: string, others: string): void {
    const shown = view("seeding", mine);
    shown.table.seats[1]!.commitment = others;
    expect(part.due(shown)?.kind).toBe("fair-reveal");
  }

  it("is known to the browser that uncovered it, and to no other", () => {
    const part = new Part();
    const mine = part.due(view("lobby"))!.body as { commitment: string };
    expect(asNoted("t", ["c", mine.commitment, "x"])).toBeNull();
    uncovered(part, mine.commitment, "x");
    expect(asNoted("t", ["c", mine.commitment, "x"])).toBe(true);
    expect(asNoted("another", ["c", mine.commitment, "x"])).toBeNull();
  });

  it("must be what the game was played with: the server's part, and everybody's", () => {
    const part = new Part();
    const mine = (part.due(view("lobby"))!.body as { commitment: string }).commitment;
    uncovered(part, mine, "x");
    for (const other of [["d", mine, "x"], ["c", mine, "y"], ["c", mine, ""], ["c", "", "x"], ["c", mine]]) expect(asNoted("t", other)).toBe(false);
  });

  it("is what it was the first time, also for a server that goes back to the lobby and asks again", () => {
    const part = new Part();
    const mine = (part.due(view("lobby"))!.body as { commitment: string }).commitment;
    uncovered(part, mine, "x");
    part.due(view("lobby", mine));
    uncovered(part, mine, "chosen when the seed was known");
    expect(asNoted("t", ["c", mine, "chosen when the seed was known"])).toBe(false);
  });

  it("is kept for the latest hundred games", () => {
    for (let i = 0; i < 120; i++) {
      const shown = view("lobby");
      shown.table.id = `t${i}`;
      const part = new Part();
      const mine = (part.due(shown)!.body as { commitment: string }).commitment;
      shown.table.status = "seeding";
      shown.table.seats[0]!.commitment = mine;
      part.due(shown);
    }
    expect(asNoted("t0", [])).toBeNull();
    expect(asNoted("t119", [])).toBe(false);
  });
});
