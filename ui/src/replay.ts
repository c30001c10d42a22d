/** Looking back at a game: its moments, fetched some dozens at a time and kept, and the hand that turns the pages. */

import { effect, signal } from "@preact/signals";
import { takeSnapshot, takeUpdate } from "./stage/director";
import { course, link, log, lookingAt, staging } from "./store";
import type { Course, Happening, Moment, TableFacts, TableView } from "./wire";

export interface Archive {
  course: () => Promise<Course>;
  /** Moments from a version on, as a role saw them. */
  moments: (role: string, first: number) => Promise<Moment[]>;
  /** Everything that happened, version by version, as a role was told it. */
  told: (role: string) => Promise<Happening[][]>;
}

const CHUNK = 64;
const AHEAD = 24;
const STEP_MS = 900;
/** What happened is played in beats up to this speed; faster than that it is shown at once. */
const PLAYED_SPEED = 2;
export const SPEEDS = [0.5, 1, 2, 4, 8];

export const eyes = signal("spectator");
export const playing = signal(false);
export const speed = signal(1);
/** Moments that are on their way. */
export const fetching = signal(false);

type Shown = Moment & { table: TableFacts };

let archive: Archive | null = null;
let wanted = 0;
const kept = new Map<string, Promise<Shown[]>>();
const here = new Map<string, Shown[]>();
const told = new Map<string, Happening[][]>();

export async function lookBack(from: Archive, roles: string[]): Promise<void> {
  archive = from;
  kept.clear();
  here.clear();
  told.clear();
  eyes.value = roles[0] ?? "spectator";
  course.value = await from.course();
  link.value = "online";
  await goTo(firstVersion());
  void hear();
}

/** The log of the whole game comes after the first moment; until then it reaches back as far as there are moments. */
async function hear(): Promise<void> {
  const role = eyes.value;
  if (!archive || told.has(role)) return;
  const all = await archive.told(role).catch(() => null);
  if (!all) return;
  told.set(role, all);
  if (role === eyes.value && lookingAt.value !== null) log.value = eventsUpTo(lookingAt.value);
}

/** The first moment with a board to look at. */
export function firstVersion(): number {
  return course.value?.turns[0]?.version ?? 1;
}

export function lastVersion(): number {
  return course.value?.versions ?? 0;
}

function chunkOf(version: number): Promise<Shown[]> {
  const first = version - (version % CHUNK);
  const role = eyes.value;
  const name = `${role} ${first}`;
  const found = kept.get(name);
  if (found) return found;
  const loading = (archive?.moments(role, first) ?? Promise.resolve([])).then((moments) => {
    let table = moments[0]?.table ?? null;
    const whole = moments.flatMap((moment) => {
      table = moment.table ?? table;
      return table ? [{ ...moment, table }] : [];
    });
    here.set(name, whole);
    return whole;
  });
  loading.catch(() => kept.delete(name));
  kept.set(name, loading);
  return loading;
}

/** Go to a version: at once if it is here, else as soon as it comes and is still wanted. */
export async function goTo(version: number): Promise<void> {
  wanted = Math.max(firstVersion(), Math.min(lastVersion(), version));
  const aim = wanted;
  const role = eyes.value;
  if (!here.has(`${role} ${aim - (aim % CHUNK)}`)) fetching.value = true;
  const chunk = await chunkOf(aim).catch(() => null);
  if (aim !== wanted || role !== eyes.value) return;
  fetching.value = false;
  link.value = chunk ? "online" : "offline";
  const moment = chunk?.[aim % CHUNK];
  if (!moment) return pause();
  show(moment);
  if (aim % CHUNK >= CHUNK - AHEAD && aim + AHEAD <= lastVersion()) void chunkOf(aim + AHEAD).catch(() => null);
}

function show(moment: Shown): void {
  const next: TableView = { role: eyes.value, version: moment.version, table: moment.table, game: moment.game, own: moment.own };
  const onwards = moment.version === (lookingAt.value ?? -1) + 1 && speed.value <= PLAYED_SPEED;
  lookingAt.value = moment.version;
  if (onwards) takeUpdate(moment.events, next);
  else takeSnapshot({ view: next, log: eventsUpTo(moment.version), chat: [] });
}

/** What has happened before: all of it or, until that is known, the moments of this chunk and of the one before. */
function eventsUpTo(version: number): Happening[] {
  const all = told.get(eyes.value);
  if (all) return all.slice(0, version + 1).flat();
  const first = version - (version % CHUNK);
  const before = here.get(`${eyes.value} ${first - CHUNK}`) ?? [];
  const chunk = here.get(`${eyes.value} ${first}`) ?? [];
  return [...before, ...chunk.slice(0, (version % CHUNK) + 1)].flatMap((moment) => moment.events);
}

export function seeAs(role: string): void {
  eyes.value = role;
  void goTo(wanted);
  void hear();
}

export function play(): void {
  if (wanted >= lastVersion()) wanted = firstVersion() - 1;
  playing.value = true;
}

export function pause(): void {
  playing.value = false;
}

// One moment after the other while it plays; beats that are still played are waited for.
effect(() => {
  if (!playing.value) return;
  let timer: ReturnType<typeof setTimeout>;
  const next = async () => {
    if (!staging.peek()) await goTo(wanted + 1);
    if (wanted >= lastVersion()) pause();
    else timer = setTimeout(() => void next(), STEP_MS / speed.peek());
  };
  timer = setTimeout(() => void next(), 0);
  return () => clearTimeout(timer);
});
