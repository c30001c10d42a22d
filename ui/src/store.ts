/** What the page knows: one signal for each thing that changes on its own. */

import { computed, signal } from "@preact/signals";
import { path } from "./edition";
import type { Course, Deal, Edition, GameFacts, Happening, Line, Presence, Problem, SeatOwn, ServerMessage, Snapshot, TableView, Token } from "./wire";

export type Link = "connecting" | "online" | "offline" | "lost" | "refused";

export const link = signal<Link>("connecting");
export const refusedBecause = signal("");
export const edition = signal<Edition | null>(null);
export const view = signal<TableView | null>(null);
export const log = signal<Happening[]>([]);
export const chat = signal<Line[]>([]);
export const presence = signal<Pick<Presence, "seats" | "judge" | "spectators">>({ seats: [], judge: false, spectators: 0 });
export const isHost = signal(false);
/** The server's clock minus ours. */
export const clockAhead = signal(0);
/** Commands on their way: id → the control that was pressed. */
export const sending = signal<ReadonlyMap<string, string>>(new Map());
/** A refusal or other short notice, as a key with arguments. */
export const notice = signal<Problem | null>(null);
/** What the last update brought, for the live region. */
export const latest = signal<Happening[]>([]);
/** Where the tokens stand on the screen while they walk. */
export const walking = signal<ReadonlyMap<number, number>>(new Map());
/** The space whose deed is open. */
export const openSpace = signal(-1);
/** The places one wants scarce buildings on, while one is asked, in their order. */
export const wished = signal<number[]>([]);
/** The deal that is being put together. */
export const dealWith = signal<{ seat: number; deal: Deal | null } | null>(null);
/** The whole game from turn to turn: known when it is over or looked back at. */
export const course = signal<Course | null>(null);
/** The version that is looked back at; null at a live table. */
export const lookingAt = signal<number | null>(null);

export const game = computed<GameFacts | null>(() => view.value?.game ?? null);
/** What a player may do and know in their seat. A viewer of a replay has no seat, no matter whose view they use. */
export const own = computed<SeatOwn | null>(() => (view.value?.own.of === "seat" && lookingAt.value === null ? view.value.own : null));
export const mySeat = computed(() => own.value?.seat ?? -1);
export const version = computed(() => view.value?.version ?? 0);
export const cash = computed<(number | null)[]>(() => view.value?.own.cash ?? []);
/** Official rounds: nobody does sums for a player (CHAMP-MAT-2). */
export const official = computed(() => view.value?.table.settings.official ?? false);

/** The tokens by seat, in one text: what shows them is drawn again when one of them has changed, not at every update. */
const tokens = computed(() => (view.value?.table.seats ?? []).map((seat) => seat.token).join(" "));

/** The token of a seat; none where its mark stands for it. */
export function tokenOf(seat: number): Token | undefined {
  const id = tokens.value.split(" ")[seat];
  return id ? edition.value?.tokens.find((token) => token.id === id) : undefined;
}

export function rule(name: string): unknown {
  const changed = view.value?.table.settings.options[name];
  return changed ?? edition.value?.rules[name];
}

export function positionOf(seat: number): number {
  return walking.value.get(seat) ?? game.value?.players[seat]?.space ?? 0;
}

const LONGEST_LOG = 20_000; // longer than any game

/** Take a message in. Returns false if something was missed and the table must be asked for again. */
export function receive(message: ServerMessage, now: number): boolean {
  if (message.type === "welcome") {
    clockAhead.value = message.now_ms - now;
    isHost.value = message.host;
    link.value = "online";
    if (message.snapshot) takeSnapshot(message.snapshot);
  } else if (message.type === "resync") {
    clockAhead.value = message.now_ms - now;
    takeSnapshot(message.snapshot);
  } else if (message.type === "update") {
    clockAhead.value = message.now_ms - now;
    if (view.value === null || message.after > version.value) return false;
    if (message.version > version.value) takeUpdate(message.events, message.view);
  } else if (message.type === "presence") {
    presence.value = message;
  } else if (message.type === "chat") {
    if (view.value === null || message.after > version.value) return false;
    if (message.version > version.value) {
      if (message.line) chat.value = [...chat.value, message.line];
      view.value = { ...view.value, version: message.version };
    }
  } else if (message.type === "role-lost") {
    link.value = "lost";
  } else if (message.type === "error") {
    notice.value = { code: message.code, args: message.args };
  }
  return true;
}

export function takeSnapshot(snapshot: Snapshot): void {
  for (const { timer } of walks.values()) clearTimeout(timer);
  walks.clear();
  walking.value = new Map();
  log.value = snapshot.log;
  chat.value = snapshot.chat;
  latest.value = [];
  view.value = snapshot.view;
}

export function takeUpdate(events: Happening[], next: TableView): void {
  for (const event of events) if (event.type === "moved" || event.type === "jailed") startWalk(event);
  log.value = [...log.value, ...events].slice(-LONGEST_LOG);
  latest.value = events;
  view.value = next;
}

// Tokens walk step by step.

const STEP_MS = 130;
const stillness = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;
const walks = new Map<number, { way: number[]; timer: ReturnType<typeof setTimeout> }>();

function startWalk(event: Happening): void {
  const seat = event.seat ?? -1;
  const board = edition.value;
  const player = game.value?.players[seat];
  if (!board || !player || event.space === undefined || stillness?.matches || document.hidden) return;
  if (event.type === "jailed") return stopWalk(seat);
  const from = walks.get(seat)?.way.at(-1) ?? positionOf(seat);
  const way = path(from, event.space, (event.amount ?? 0) < 0, board.spaces.length);
  const running = walks.get(seat);
  if (running) {
    running.way.push(...way);
    return;
  }
  setWalking(seat, from);
  walks.set(seat, { way, timer: setTimeout(() => stepOn(seat), STEP_MS) });
}

function stepOn(seat: number): void {
  const walk = walks.get(seat);
  const next = walk?.way.shift();
  if (!walk || next === undefined) return stopWalk(seat);
  setWalking(seat, next);
  walk.timer = setTimeout(() => stepOn(seat), STEP_MS);
}

function stopWalk(seat: number): void {
  const walk = walks.get(seat);
  if (walk) clearTimeout(walk.timer);
  walks.delete(seat);
  const left = new Map(walking.value);
  left.delete(seat);
  walking.value = left;
}

function setWalking(seat: number, position: number): void {
  walking.value = new Map(walking.value).set(seat, position);
}
