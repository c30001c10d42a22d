/** What the page knows: one signal for each thing that changes on its own. */

import { computed, signal } from "@preact/signals";
import type { Course, Deal, Edition, GameFacts, Happening, Line, Presence, Problem, SeatOwn, TableView, Token } from "./wire";

export type Link = "connecting" | "online" | "offline" | "lost" | "refused";

export const link = signal<Link>("connecting");
export const refusedBecause = signal("");
export const edition = signal<Edition | null>(null);
/** The table as it is shown. */
export const view = signal<TableView | null>(null);
/** The latest version that has come: what is shown may be some beats behind. */
export const version = signal(0);
export const log = signal<Happening[]>([]);
export const chat = signal<Line[]>([]);
export const presence = signal<Pick<Presence, "seats" | "judge" | "spectators">>({ seats: [], judge: false, spectators: 0 });
export const isHost = signal(false);
/** Whether this page begins the game by itself: the lobby is passed through, not shown. */
export const beginning = signal(false);
/** The server's clock minus ours. */
export const clockAhead = signal(0);
/** Commands on their way: id → the control that was pressed. */
export const sending = signal<ReadonlyMap<string, string>>(new Map());
/** A refusal or other short notice, as a key with arguments. */
export const notice = signal<Problem | null>(null);
/** Whether beats are being played before the next view is shown; nothing can be decided until they are through. */
export const staging = signal(false);
/** Where tokens have walked since the view. */
export const walking = signal<ReadonlyMap<number, number>>(new Map());
/** What players have got and paid since the view, by seat. */
export const flows = signal<(number | undefined)[]>([]);
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
/** What each player holds, as far as it may be seen and has been shown. */
export const cash = computed<(number | null)[]>(() => (view.value?.own.cash ?? []).map((sum, seat) => (sum === null ? null : sum + (flows.value[seat] ?? 0))));
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
