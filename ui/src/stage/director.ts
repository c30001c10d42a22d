/**
 * The director: an update is played in beats before the table shows it, so that nobody sees a result before its cause. However
 * many updates come, and whatever comes between, the picture ends equal to the latest state.
 */

import { batch, signal } from "@preact/signals";
import { path } from "../edition";
import { keep, kept } from "../kept";
import { chat, edition, flows, log, positionOf, staging, view, walking } from "../store";
import { tell } from "../telling";
import type { Happening, Snapshot, TableView } from "../wire";
import { beatsOf, lengthOf, STEP_MS, type Beat } from "./beats";
import { say } from "./voice";

export type Pace = "calm" | "normal" | "fast" | "instant";
/** How long a beat takes, in its own length. */
const PACES: Record<Pace, number> = { calm: 1.5, normal: 1, fast: 0.5, instant: 0 };
export const PACE_NAMES = Object.keys(PACES) as Pace[];
const MOST_BEHIND_MS = 3_800; // behind the server, with room for a slow frame
const TOO_FAST = 0.3; // faster than that nobody can follow: older updates are shown at once
const CHIP_MS = 2_000;
const LONGEST_LOG = 20_000; // longer than any game

/** What is on the stage; null while nothing is played. */
export const beat = signal<Beat | null>(null);
/** Sums that have just come or gone, beside their players. */
export const chips = signal<{ id: number; seat: number; amount: number }[]>([]);
export const pace = signal<Pace>(PACE_NAMES.find((name) => name === kept("pace")) ?? "normal");

export function setPace(name: Pace): void {
  pace.value = name;
  keep("pace", name);
  if (name === "instant") skip();
}

interface Update {
  events: Happening[];
  next: TableView;
  beats: Beat[];
  cameAt: number;
  told: boolean;
}

let queue: Update[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let endsAt = 0; // the beat that is played
let hurry = 1;
let serial = 0;
const stillness = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** The table as it is, at once: after a reload, a resync, or a jump in a replay. */
export function takeSnapshot(snapshot: Snapshot): void {
  queue.forEach(announce);
  forget();
  batch(() => {
    log.value = snapshot.log;
    chat.value = snapshot.chat;
    view.value = snapshot.view;
  });
}

export function takeUpdate(events: Happening[], next: TableView): void {
  queue.push({ events, next, beats: view.value?.game ? beatsOf(events) : [], cameAt: Date.now(), told: false });
  if (document.hidden || pace.value === "instant") return skip();
  if (!staging.value) return playNext();
  const played = queue[0];
  keepUp();
  if (queue[0] !== played) playNext();
  else if (hurry < 1) hasten();
}

/** Show everything that has come, without the beats that are left. */
export function skip(): void {
  stop();
  batch(() => {
    for (const update of queue.splice(0)) show(update);
    rest();
  });
}

/** Drop what has not been shown: something newer and whole takes its place. */
export function forget(): void {
  stop();
  queue = [];
  batch(rest);
}

function stop(): void {
  clearTimeout(timer);
}

function rest(): void {
  beat.value = null;
  staging.value = false;
  flows.value = [];
  walking.value = new Map();
}

function show(update: Update): void {
  const { events, next } = update;
  announce(update);
  log.value = [...log.value, ...events].slice(-LONGEST_LOG);
  flows.value = [];
  walking.value = new Map();
  view.value = next;
}

/** Said when it begins to be seen, and only then. */
function announce(update: Update): void {
  if (!update.told) say(tell(update.events));
  update.told = true;
}

/** Play faster the more there is to play; what nobody could follow is shown at once. */
function keepUp(): void {
  let share = shareOfLength();
  while (queue.length > 0 && share < (queue.length > 1 ? TOO_FAST : 0)) {
    const oldest = queue.shift();
    if (oldest) batch(() => show(oldest));
    share = shareOfLength();
  }
  hurry = Math.min(1, share);
}

/** How much of their length beats can have if every update is to be shown in time. */
function shareOfLength(): number {
  const now = Date.now();
  let length = staging.value ? Math.max(0, endsAt - now) : 0;
  let share = 1;
  for (const { beats, cameAt } of queue) {
    length += lengthOf(beats) * PACES[pace.value];
    share = Math.min(share, (cameAt + MOST_BEHIND_MS - now) / Math.max(1, length));
  }
  return share;
}

/** End the beat that is played sooner; whoever is still on the way has arrived. */
function hasten(): void {
  if (beat.value?.scene === "walk") stand(beat.value.event.seat ?? -1, beat.value.event.space ?? -1);
  wait(Math.max(0, endsAt - Date.now()) * hurry);
}

function wait(ms: number): void {
  stop();
  endsAt = Date.now() + ms;
  timer = setTimeout(playNext, ms);
}

function playNext(): void {
  stop();
  endsAt = 0;
  keepUp();
  for (let update = queue[0]; update; update = queue[0]) {
    const shown = update;
    announce(shown);
    const next = shown.beats.shift();
    if (next) return play(next);
    queue.shift();
    batch(() => show(shown));
  }
  batch(rest);
}

function play(next: Beat): void {
  const length = next.ms * PACES[pace.value] * hurry;
  batch(() => {
    staging.value = true;
    if (next.scene) beat.value = next;
    for (const [seat, amount] of next.flows) flow(seat, amount);
  });
  if (next.scene === "walk") return walk(next.event, length);
  if (next.scene === "jail" && next.event.type === "jailed") stand(next.event.seat ?? -1, next.event.space ?? -1);
  wait(length);
}

function flow(seat: number, amount: number): void {
  const moved = [...flows.value];
  moved[seat] = (moved[seat] ?? 0) + amount;
  flows.value = moved;
  serial += 1;
  const chip = { id: serial, seat, amount };
  chips.value = [...chips.value, chip];
  setTimeout(() => (chips.value = chips.value.filter((one) => one !== chip)), CHIP_MS);
}

/** A token walks space by space; with reduced motion it stands at the end of its way at once, for as long. */
function walk({ seat = -1, space = -1, amount = 0 }: Happening, length: number): void {
  const count = edition.value?.spaces.length ?? 0;
  const way = space < 0 || space >= count ? [] : path(positionOf(seat), space, amount < 0, count);
  if (stillness?.matches || way.length === 0 || length === 0) {
    stand(seat, space);
    return wait(length);
  }
  const begun = Date.now();
  endsAt = begun + length;
  const stepMs = Math.min(STEP_MS, length / way.length);
  const step = () => {
    // By the clock: where timers are late, several spaces are one step, and the way takes no longer.
    const walked = Math.floor((Date.now() - begun) / stepMs);
    stand(seat, way[walked] ?? space);
    if (walked >= way.length) return playNext();
    timer = setTimeout(step, begun + (walked + 1) * stepMs - Date.now());
  };
  step();
}

function stand(seat: number, position: number): void {
  if (position >= 0 && position < (edition.value?.spaces.length ?? 0)) walking.value = new Map(walking.value).set(seat, position);
}
