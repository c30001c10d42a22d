/** Several people at one device: whose turn it is to hold it, and what the others must not see meanwhile. */

import { computed, signal } from "@preact/signals";
import { game, rule, view } from "./store";
import { changeHands } from "./table";

/** A seat played here; `here` says by which of the browser's sessions. */
export interface Held {
  here: number;
  seat: number;
}

export const held = signal<Held[]>([]);
/** Who has the device now. */
export const holder = signal<Held | null>(null);
/** Whether the player has confirmed that it is them. */
const confirmed = signal(false);
/** The player it is handed to on request. */
const wished = signal(-1);

export function readHeld(text: string): Held[] {
  return text.split(" ").filter(Boolean).map((pair) => {
    const [here = "-1", seat = "-1"] = pair.split(":");
    return { here: Number(here), seat: Number(seat) };
  });
}

export const sharing = computed(() => held.value.length > 1);
/** Where cash is hidden nothing of the table is shown while the device goes round. */
export const secret = computed(() => rule("money.hidden") === true);

export function playsHere(seat: number): boolean {
  return held.value.some((one) => one.seat === seat);
}

/** The seat that the device must go to; -1 while it is in the right hands. */
export const passTo = computed(() => {
  const facts = game.value;
  if (!sharing.value || !facts || facts.over || view.value?.table.status !== "playing") return -1;
  if (wished.value >= 0) return wished.value;
  const awaited = facts.awaiting.map((wait) => wait.seat).filter(playsHere);
  const has = holder.value?.seat ?? -1;
  if (awaited.length && !awaited.includes(has)) return awaited[0] ?? -1;
  return secret.value && !confirmed.value ? has : -1;
});

export function handTo(seat: number): void {
  wished.value = seat;
}

/** He who was asked for has the device. */
export function take(seat: number): void {
  const next = held.value.find((one) => one.seat === seat);
  if (!next) return;
  const changes = holder.value?.seat !== seat;
  wished.value = -1;
  confirmed.value = true;
  holder.value = next;
  if (changes) changeHands();
}
