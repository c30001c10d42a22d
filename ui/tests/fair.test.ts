import { beforeEach, describe, expect, it } from "vitest";
import { checkGame, readGame, type GameFile } from "../src/fair/checking";
import { Part } from "../src/fair/seat";
import { hex, hmac, joined, sha256, unhex, utf8 } from "../src/fair/sha256";
import { FairChance, gameKey, numberAt, seatCommitment, serverCommitment } from "../src/fair/stream";
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

/** A little game, chained as the server does it. */
function game(change: (kind: string, body: Record<string, unknown>) => Record<string, unknown> = (_, body) => body): GameFile {
  const [table, edition] = ["t", "e"];
  const seed = "ab".repeat(32);
  const chance = new FairChance(gameKey(SERVER, table, edition, [seed, ""]));
  const deck = chance.shuffle(5);
  const log: [string, Record<string, unknown>][] = [
    ["created", { hash: edition, commitment: serverCommitment(SERVER, table, edition), settings: {} }],
    ["seat-committed", { commitment: seatCommitment(seed, table) }],
    ["seeding", { commitments: [seatCommitment(seed, table), ""], deadline_ms: 1 }],
    ["seat-revealed", { seed }],
    ["started", { seeds: [seed, ""], asked: [-5], draws: deck }],
    ["acted", { seat: 1, asked: [6, 6], draws: [chance.die(6), chance.die(6)] }],
    ["revealed", { server_seed: SERVER }],
  ];
  let last = "0".repeat(64);
  const entries = log.map(([kind, body], i) => {
    const entry = { version: i + 1, kind, body: JSON.stringify(change(kind, body)), at_ms: 5, prev_hash: last, hash: "" };
    entry.hash = hex(sha256(joined(unhex(last), utf8(JSON.stringify([table, entry.version, kind, entry.body, 5])))));
    last = entry.hash;
    return entry;
  });
  return { stream: table, head: last, entries };
}

const wrongIn = (file: GameFile) => checkGame(file).wrong;

describe("checking a game", () => {
  it("finds nothing wrong with an honest one", () => {
    const found = checkGame(game());
    expect(found.wrong).toBeNull();
    expect(found.seats).toEqual(["in", "nothing"]);
    expect(found.rolls.map(({ version, seat }) => [version, seat])).toEqual([[5, -1], [6, 1]]);
  });

  it.each([
    ["acted", "draws", [7, 7], "draws", 6],
    ["acted", "asked", [6, 100], "draws", 6],
    ["acted", "asked", [6], "draws", 6],
    ["acted", "asked", [1e9, 6], "draws", 6],
    ["acted", "dice", "physical", "draws", 6],
    ["started", "draws", [0, 1, 2, 3, 4], "draws", 5],
    ["started", "seeds", ["", ""], "seats", 5],
    ["seat-revealed", "seed", "cd".repeat(32), "seats", 4],
    ["seat-revealed", "seat", 1, "seats", 4],
    ["seat-revealed", "seat", 9, "seats", 4],
    ["seat-committed", "commitment", "cd".repeat(32), "seats", 3],
    ["revealed", "server_seed", "cd".repeat(32), "server", 7],
    ["revealed", "server_seed", "no seed", "server", 7],
    ["created", "commitment", "cd".repeat(32), "server", 7],
    ["created", "hash", "f", "server", 7],
  ])("finds a changed %s.%s, chained anew", (kind, field, value, check, version) => {
    expect(wrongIn(game((here, body) => (here === kind ? { ...body, [field]: value } : body)))).toEqual({ check, version });
  });

  it("finds what was changed and not chained anew", () => {
    const file = game();
    file.entries[3]!.body += " ";
    expect(wrongIn(file)).toEqual({ check: "chain", version: 4 });
    expect(wrongIn({ ...game(), head: "00" })).toEqual({ check: "chain", version: 7 });
    expect(wrongIn({ ...game(), entries: game().entries.slice(0, -1) })).toEqual({ check: "chain", version: 6 });
  });

  it("reads games with fair dice and nothing else", () => {
    const file = game();
    expect(readGame(JSON.stringify({ passgo_game: 1, ...file }))?.stream).toBe("t");
    for (const text of ["", "{}", "[]", "null", JSON.stringify(file), '{"passgo_game":1,"entries":[{"kind":"created","body":"{}"}]}']) expect(readGame(text)).toBeNull();
  });
});
