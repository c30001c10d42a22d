/** The line to the table: hello, resume, commands one by one, and reconnection. Nothing moves before the server says so. */

import { forgetAll, receive } from "./receiving";
import { notice, link, refusedBecause, sending, version, view } from "./store";
import type { ClientMessage, Commands, Problem, ServerMessage } from "./wire";
import { PROTOCOL } from "./wire";

/** What the connection needs of a socket; the harness brings its own. */
export interface Line {
  send(message: ClientMessage): void;
  close(): void;
}

export interface Ears {
  opened(): void;
  heard(message: ServerMessage): void;
  closed(code: number): void;
}

export type Dial = (ears: Ears) => Line;

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;
const PING_MS = 20_000;
const SILENCE_MS = 45_000;
const BROKEN_RULES = 1008;

/** A socket to this address; it is asked for each time, because it depends on who plays at this device. */
export function webSocketDial(address: () => string, protocols: string[]): Dial {
  return (ears) => {
    const socket = new WebSocket(address(), protocols);
    socket.addEventListener("open", () => ears.opened());
    socket.addEventListener("message", (event) => ears.heard(JSON.parse(String(event.data)) as ServerMessage));
    socket.addEventListener("close", (event) => ears.closed(event.code));
    return { send: (message) => socket.send(JSON.stringify(message)), close: () => socket.close() };
  };
}

let serial = 0;

function commandId(): string {
  serial += 1;
  const random = crypto.getRandomValues(new Uint32Array(2));
  return `w${(random[0] ?? 0).toString(36)}${(random[1] ?? 0).toString(36)}-${serial}`;
}

export class Connection {
  private line: Line | null = null;
  private tries = 0;
  private heardAt = 0;
  private forgetful = false;
  private asked = new Map<string, { message: ClientMessage; control: string; done: (ok: boolean) => void }>();
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly dial: Dial) {
    setInterval(() => this.keepAlive(), PING_MS);
    addEventListener("online", () => this.open());
    addEventListener("offline", () => this.hangUp());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && link.value === "offline") this.open();
    });
  }

  open(): void {
    clearTimeout(this.retry);
    if (this.line !== null) return;
    link.value = this.tries > 0 ? "offline" : "connecting";
    const line = this.dial({
      opened: () => this.greet(),
      heard: (message) => this.hear(message),
      closed: (code) => this.drop(line, code),
    });
    this.line = line;
  }

  /** Ask the table for something. `control` names what was pressed, so that it can show that it is being sent.
   * Without one nobody pressed anything, and nobody is told of a refusal. */
  command<Kind extends keyof Commands>(kind: Kind, body: Commands[Kind], control: string, versioned = false): Promise<boolean> {
    const id = commandId();
    const message: ClientMessage = { type: "command", id, kind, expected: versioned ? version.value : null, body };
    if (control) {
      notice.value = null;
      sending.value = new Map(sending.value).set(id, control);
    }
    return new Promise((done) => {
      this.asked.set(id, { message, control, done });
      if (link.value === "online") this.line?.send(message);
    });
  }

  private greet(): void {
    this.heardAt = Date.now();
    this.line?.send({ type: "hello", version: PROTOCOL, resume: view.value === null || this.forgetful ? null : version.value });
    this.forgetful = false;
  }

  private hear(message: ServerMessage): void {
    this.heardAt = Date.now();
    if (message.type === "reply") return this.settle(message.id, message.ok, message.error);
    const complete = receive(message, Date.now());
    if (message.type === "welcome") {
      this.tries = 0;
      // A command that got no answer is sent again under its own id: the table does it once at most.
      for (const { message: waiting } of this.asked.values()) this.line?.send(waiting);
    }
    if (!complete) this.redial();
  }

  private settle(id: string, ok: boolean, error: Problem | null): void {
    const asked = this.asked.get(id);
    this.asked.delete(id);
    const rest = new Map(sending.value);
    rest.delete(id);
    sending.value = rest;
    if (!ok && error && asked?.control) notice.value = error;
    asked?.done(ok);
  }

  /** A version was missed: a new hello without a version brings the whole table. */
  private redial(): void {
    this.forgetful = true;
    this.line?.close();
  }

  /** A dead line cannot say goodbye: it is given up at once, without waiting for the other end to agree. */
  private hangUp(): void {
    const line = this.line;
    if (line === null) return;
    line.close();
    this.drop(line, 0);
  }

  private drop(line: Line, code: number): void {
    if (this.line !== line) return;
    this.line = null;
    if (link.value === "lost") return;
    if (code === BROKEN_RULES && this.tries > 2) {
      link.value = "refused";
      refusedBecause.value = notice.value?.code ?? "not-allowed";
      return;
    }
    link.value = "offline";
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.tries) * (0.7 + Math.random() * 0.6);
    this.tries += 1;
    this.retry = setTimeout(() => this.open(), wait);
  }

  private keepAlive(): void {
    if (this.line === null || link.value !== "online") return;
    if (Date.now() - this.heardAt > SILENCE_MS) this.hangUp();
    else this.line.send({ type: "ping" });
  }

  /** Come back to a seat that was taken over elsewhere. */
  takeBack(): void {
    this.dialAnew();
  }

  /** Another one plays on here: what the one before asked for and saw is not his. */
  changeHands(): void {
    this.asked.clear();
    sending.value = new Map();
    notice.value = null;
    forgetAll();
    this.dialAnew();
  }

  private dialAnew(): void {
    const line = this.line;
    this.line = null;
    line?.close();
    link.value = "connecting";
    this.tries = 0;
    this.open();
  }
}

/** Keeps a seat attended while somebody else at this device plays: it says hello and listens to nothing. */
export class Attendance {
  constructor(private readonly dial: Dial) {
    this.open();
  }

  private open(): void {
    let pinging: ReturnType<typeof setInterval> | undefined;
    const line = this.dial({
      opened: () => {
        line.send({ type: "hello", version: PROTOCOL, resume: null });
        pinging = setInterval(() => line.send({ type: "ping" }), PING_MS);
      },
      heard: () => undefined,
      closed: (code) => {
        clearInterval(pinging);
        if (code !== BROKEN_RULES) setTimeout(() => this.open(), LONGEST_WAIT_MS / 3);
      },
    });
  }
}
