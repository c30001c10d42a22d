/** Recorded updates of every edition (`python -m tests.tables.beats`), and a table that receives them. */

import { expect } from "vitest";
import { bundleOf, use } from "../src/i18n";
import { receive } from "../src/receiving";
import { beat } from "../src/stage/director";
import { cash, edition, flows, game, positionOf, staging, version, view, walking } from "../src/store";
import type { Edition, Happening, ServerMessage, Snapshot, TableView, Update } from "../src/wire";
import RECORDED from "./recorded.json";

export interface Standing {
  cash: number[];
  spaces: number[];
  /** The owner of each deed; "-" for the Bank. */
  owners: string;
}
export interface Recorded {
  before: Standing;
  events: Happening[];
  after: Standing;
}

export const GAMES = RECORDED as Record<string, Recorded[]>;
export const ALL = Object.values(GAMES).flat();

const TEXTS = import.meta.glob<string>("../../src/passgo/i18n/en/{ui,events,cards}.ftl", { query: "?raw", import: "default", eager: true });
const ENGLISH = bundleOf("en", Object.values(TEXTS).join("\n"));

/** A board of forty streets: enough for every walk, and for a deed to each owner. */
export function setTheTable(): void {
  use("en", [ENGLISH]);
  const street = { kind: "street", group: 0, price: 60, mortgage: 30, rents: [2, 4, 8, 16, 32, 64], set_rent: 4, fare: 0, amount: 0 };
  const spaces = Array.from({ length: 40 }, (_, i) => ({ ...street, id: `street-${i}` }));
  edition.value = { id: "classic", look: "classic", currency: "dollar", names: {}, tokens: [], decks: [{ id: "chance", cards: [] }], groups: [{ id: "brown", kind: "street" }], spaces, rules: {} } as unknown as Edition;
}

export function viewOf({ cash: held, spaces, owners }: Standing, at = 1): TableView {
  const players = spaces.map((space, seat) => ({ seat, space, jail: -1, out: false, jail_cards: [] }));
  const deeds = [...owners].flatMap((owner, space) => (owner === "-" ? [] : [{ space, owner: Number(owner), level: 0, mortgaged: false }]));
  const seats = spaces.map((_, seat) => ({ name: `P${seat}`, player: "person", token: "", gender: "" }));
  const facts = { players, deeds, order: players.map(({ seat }) => seat), dice: [], houses: 32, hotels: 12, awaiting: [], debts: [], offers: [], negotiations: [], auction: null, shortage: null, turn: 0, over: false };
  return { role: "spectator", version: at, table: { settings: { options: {}, clocks: {} }, seats, paused: false }, game: facts, own: { of: "spectator", cash: held } } as unknown as TableView;
}

export function snapshotOf(standing: Standing, at: number): Snapshot {
  return { view: viewOf(standing, at), log: [], chat: [] };
}

/** The whole table, as it comes to who was away. */
export function from(standing: Standing, at = 1): void {
  receive({ type: "resync", version: at, now_ms: 0, snapshot: snapshotOf(standing, at) }, 0);
}

export function update(after: Standing, events: Happening[]): Update {
  return { type: "update", after: version.value, version: version.value + 1, now_ms: 0, events, view: viewOf(after, version.value + 1) };
}

export function send(after: Standing, events: Happening[]): void {
  expect(receive(update(after, events), 0)).toBe(true);
}

export function welcome(standing: Standing | null): ServerMessage {
  const snapshot = standing && snapshotOf(standing, version.value + 7);
  return { type: "welcome", version: 1, now_ms: 0, host: false, snapshot } as unknown as ServerMessage;
}

/** The picture is that of the state, and everything can be pressed. */
export function expectAtRest(after: Standing): void {
  expect(staging.value).toBe(false);
  expect(beat.value).toBeNull();
  expect(cash.value).toEqual(after.cash);
  expect(after.spaces.map((_, seat) => positionOf(seat))).toEqual(after.spaces);
  expect((game.value?.deeds ?? []).map((deed) => deed.owner).join("")).toBe(after.owners.replaceAll("-", ""));
  expect([walking.value.size, flows.value.length, view.value?.version]).toEqual([0, 0, version.value]);
}

/** A small generator: the same seed tells the same story. */
export function dice(seed: number): (faces: number) => number {
  let state = seed;
  return (faces) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * faces);
  };
}
