/** What the panel knows, and its talk with the server. Nothing here needs the network but the sending itself. */

import { computed, signal } from "@preact/signals";
import { list, sum, t } from "../i18n";
import { keep, kept } from "../kept";
import { blank, fromSheet, outOf, toSheet, type Draft, type Out } from "./draft";
import { Queue, type Fields, type Refused, type Sent, type Waiting } from "./queue";
import type { Answer, Facts, Fate, TableNow } from "./wire";

const POLL_MS = 5_000;
const PATIENCE_MS = 15_000;

export const facts = signal<Facts>(undefined as unknown as Facts); // set before anything is shown
export const now = signal<TableNow>(undefined as unknown as TableNow);
export const draft = signal<Draft>(blank());
export const online = signal(true);
/** The private link of this desk was revoked. */
export const shut = signal(false);
/** False in a browser that keeps nothing: then the tab must stay open. */
export const keeps = signal(true);
/** The server's clock less ours. */
const ahead = signal(0);
/** The moment as the clock shows it; moves every second. */
export const moment = signal(Date.now());

/** What the server's clock shows now: the time of a signature, whatever this device thinks. */
export const serverTime = (): number => Date.now() + ahead.value;

export const queue = new Queue({ send, renew, took, keep: () => save() });

interface Kept {
  draft: Draft;
  waiting: Waiting[];
  refused: Refused[];
}

/** Where this browser keeps what belongs to this table and judge. */
export const place = () => `judge ${facts.value.address} ${now.value.me}`;

export function save(): void {
  const all: Kept = { draft: draft.value, waiting: queue.waiting.value, refused: queue.refused.value };
  keep(place(), JSON.stringify(all));
  keeps.value = kept(place()) !== null;
}

function restore(): void {
  try {
    const all = JSON.parse(kept(place()) ?? "") as Kept;
    draft.value = { ...blank(), ...all.draft };
    queue.load(all.waiting, all.refused);
  } catch {
    // Nothing was kept, or by another version: the server has everything that was acknowledged.
  }
}

export function change(next: Draft): void {
  draft.value = next;
  save();
}

// Talking to the server.

async function ask(path: string, body?: URLSearchParams): Promise<Response | null> {
  try {
    const answer = await fetch(path, { ...(body ? { method: "POST", body } : {}), signal: AbortSignal.timeout(PATIENCE_MS) });
    online.value = answer.status < 500;
    return answer;
  } catch {
    online.value = false;
    return null;
  }
}

async function read<T>(answer: Response): Promise<T | null> {
  if (!answer.headers.get("content-type")?.startsWith("application/json")) return null;
  try {
    return (await answer.json()) as T;
  } catch {
    online.value = false;
    return null;
  }
}

async function send(id: string, fields: Fields): Promise<Sent> {
  const answer = await ask(facts.value.address, new URLSearchParams({ ...fields, id, csrf: now.value.csrf }));
  if (!answer || answer.status === 429 || answer.status >= 500) return { kind: "again" };
  if (answer.status === 403) return { kind: "stale" };
  const told = await read<Answer>(answer);
  if (told) return { kind: "answer", answer: told };
  return answer.ok || !online.value ? { kind: "again" } : { kind: "broken" };
}

async function renew(): Promise<boolean> {
  const answer = await ask(`${facts.value.address}/now`);
  shut.value = answer?.status === 403;
  const told = answer?.ok ? await read<TableNow>(answer) : null;
  if (told) took(told);
  return told !== null;
}

export function took(table: TableNow): void {
  now.value = table;
  takeBack();
  ahead.value = table.now_ms - Date.now();
  shut.value = false;
}

/** A sheet that was sent back is here again with its figures, in whichever browser; it has to be signed again. */
function takeBack(): void {
  const { returned, entered } = now.value;
  if (returned && !entered && draft.value.returned !== returned.version) {
    change({ ...fromSheet(returned.sheet, 0, facts.value), returned: returned.version });
  }
}

async function look(): Promise<void> {
  const answer = await ask(`${facts.value.address}/now?version=${now.value.version}`);
  if (answer?.status === 403) shut.value = true;
  const told = answer?.status === 200 ? await read<TableNow>(answer) : null;
  if (told) took(told);
}

async function beat(): Promise<void> {
  await queue.flush();
  if (!queue.waiting.value.length) await look();
}

/** Enter something: kept here first, then sent. */
export function enter(fields: Fields): void {
  queue.add(fields, Date.now(), crypto.getRandomValues(new Uint32Array(4)).join("-"));
  void queue.flush();
}

export function begin(known: Facts, table: TableNow): void {
  facts.value = known;
  now.value = table;
  restore();
  took(table);
  setInterval(() => (moment.value = Date.now()), 1_000);
  // One after the other, however slow the network is.
  const again = (): void => void beat().finally(() => setTimeout(again, POLL_MS));
  again();
  addEventListener("online", () => void queue.flush());
  addEventListener("storage", (event) => event.key === `passgo-${place()}` && restore()); // the same table in a second tab
  addEventListener("beforeunload", (event) => !online.value && event.preventDefault()); // it could not be loaded again
}

// What follows from all this.

export const players = computed(() => now.value.players.map((one) => one.id));

/** Who is out, with what is still on its way to the server. */
export const recorded = computed<Out>(() => {
  const known = new Set(now.value.out.map(([id]) => id));
  const fates: Record<string, Fate> = { out: "bankrupt", expel: "expelled" };
  const coming = queue.waiting.value
    .map(({ fields }): [string, Fate | undefined] => [fields["entrant"] ?? "", fates[fields["do"] ?? ""]])
    .filter((pair): pair is [string, Fate] => pair[1] !== undefined && !known.has(pair[0]));
  return [...now.value.out, ...coming];
});

export const signedBefore = computed(() => [
  ...now.value.signed,
  ...queue.waiting.value.filter(({ fields }) => fields["signed"] === "1").map(({ fields }) => fields["entrant"] ?? ""),
]);

/** Whether somebody was seen at the table, also if the server does not know it yet. */
export function ticked(id: string): boolean {
  const coming = queue.waiting.value.filter(({ fields }) => fields["do"] === "tick" && fields["entrant"] === id).at(-1);
  return coming ? coming.fields["here"] === "1" : now.value.ticks[id] === true;
}

/** When somebody signed on a screen, also if the server does not know it yet. */
export function tappedAt(id: string): number | undefined {
  const coming = queue.waiting.value.find(({ fields }) => fields["entrant"] === id && fields["tapped"]);
  return coming ? Date.parse(coming.fields["tapped"] ?? "") : now.value.taps[id];
}

export const sheet = computed(() => toSheet(draft.value, players.value, recorded.value, facts.value));
export const out = computed(() => outOf(draft.value, recorded.value));
/** A sheet on its way to the server. */
export const coming = computed(() => queue.waiting.value.find(({ fields }) => ["enter", "correct"].includes(fields["do"] ?? "")));

/** Milliseconds left on the official clock (CHAMP-TIME-4); below zero when the time is over. */
export const left = computed(() => {
  const { status, ends_ms, left_ms } = now.value.clock;
  if (status === "over") return 0;
  return ends_ms === null ? left_ms : ends_ms - moment.value - ahead.value;
});

export function clockFace(ms: number): string {
  const seconds = Math.ceil(Math.abs(ms) / 1_000);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${ms < 0 && seconds ? "−" : ""}${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

// Words.

export function nameOf(id: string): string {
  if (id === now.value.judge) return now.value.judge_name;
  const seat = now.value.players.findIndex((one) => one.id === id);
  return now.value.players[seat]?.name || t("panel-seat", { number: seat + 1 });
}

/** Several names; each is isolated, for names may run the other way. */
export const namesOf = (ids: string[]): string => list(ids.map(nameOf)).value;

export const money = (amount: number): string => sum(amount, facts.value.currency).value;

/** A time in the zone of the venue, as the sheet shows it: a device may be set to another. */
export function timeOf(at: number): string {
  const { language, zone: timeZone } = facts.value;
  return new Intl.DateTimeFormat(`${language}-u-nu-latn`, { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone }).format(at);
}
