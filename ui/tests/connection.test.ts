import { beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type Ears } from "../src/connection";
import { chat, link, log, notice, sending, version, view } from "../src/store";
import type { ClientMessage, ServerMessage, TableView } from "../src/wire";

const table = (at: number) => ({ role: "seat:0", version: at, table: { seats: [], settings: { options: {} } }, game: null, own: { of: "seat", seat: 0, cash: [] } }) as unknown as TableView;
const welcome = (at: number): ServerMessage => ({ type: "welcome", protocol: 1, role: "seat:0", seat: 0, host: true, version: at, now_ms: 0, snapshot: { view: table(at), log: [], chat: [] } });
const update = (after: number, at: number): ServerMessage => ({ type: "update", after, version: at, now_ms: 0, events: [{ type: "turn", seat: 0 }], view: table(at) });

/** A line that remembers what was sent, and that can be cut. */
function lines() {
  const sent: ClientMessage[][] = [];
  const ears: Ears[] = [];
  const dial = (listening: Ears) => {
    const here: ClientMessage[] = [];
    sent.push(here);
    ears.push(listening);
    return { send: (message: ClientMessage) => void here.push(message), close: () => listening.closed(1000) };
  };
  return { sent, ears, dial };
}

beforeEach(() => {
  vi.useFakeTimers();
  view.value = null;
  log.value = [];
  chat.value = [];
  notice.value = null;
  sending.value = new Map();
  link.value = "connecting";
});

function online(at = 5) {
  const { sent, ears, dial } = lines();
  const connection = new Connection(dial);
  connection.open();
  ears[0]?.opened();
  ears[0]?.heard(welcome(at));
  return { connection, sent, ears };
}

describe("the connection", () => {
  it("says hello without a version the first time", () => {
    const { sent } = online();
    expect(sent[0]?.[0]).toEqual({ type: "hello", version: 1, resume: null });
    expect(link.value).toBe("online");
  });

  it("reconnects from the version it has", () => {
    const { sent, ears } = online(5);
    ears[0]?.heard(update(5, 7));
    ears[0]?.closed(1006);
    expect(link.value).toBe("offline");
    vi.advanceTimersByTime(20_000);
    ears[1]?.opened();
    expect(sent[1]?.[0]).toEqual({ type: "hello", version: 1, resume: 7 });
  });

  it("asks for the whole table when a version was missed", () => {
    const { sent, ears } = online(5);
    ears[0]?.heard(update(8, 9));
    expect(version.value).toBe(5);
    vi.advanceTimersByTime(20_000);
    ears[1]?.opened();
    expect(sent[1]?.[0]).toEqual({ type: "hello", version: 1, resume: null });
  });

  it("ignores what it has seen", () => {
    const { ears } = online(5);
    ears[0]?.heard(update(3, 5));
    expect(log.value).toHaveLength(0);
  });

  it("shows a command as being sent until it is answered, and moves nothing before", async () => {
    const { connection, sent, ears } = online(5);
    const done = connection.command("act", { action: { type: "roll" } }, "act:roll", true);
    const command = sent[0]?.[1];
    expect(command).toMatchObject({ type: "command", kind: "act", expected: 5 });
    expect([...sending.value.values()]).toEqual(["act:roll"]);
    expect(version.value).toBe(5);
    if (command?.type === "command") ears[0]?.heard({ type: "reply", id: command.id, ok: false, version: 5, error: { code: "not-now", args: {} } });
    expect(await done).toBe(false);
    expect(sending.value.size).toBe(0);
    expect(notice.value?.code).toBe("not-now");
  });

  it("sends an unanswered command again under its own id", () => {
    const { connection, sent, ears } = online(5);
    void connection.command("act", { action: { type: "roll" } }, "act:roll", true);
    ears[0]?.closed(1006);
    vi.advanceTimersByTime(20_000);
    ears[1]?.opened();
    ears[1]?.heard(welcome(5));
    expect(sent[1]?.[1]).toEqual(sent[0]?.[1]);
  });

  it("does not fight for a seat that was taken over elsewhere", () => {
    const { sent, ears } = online(5);
    ears[0]?.heard({ type: "role-lost", role: "seat:0" });
    ears[0]?.closed(1000);
    vi.advanceTimersByTime(60_000);
    expect(link.value).toBe("lost");
    expect(sent).toHaveLength(1);
  });
});
