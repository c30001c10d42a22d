/** What can be known before a roll. The server works it out when somebody wants to see it, once for each position. */

import { computed, effect, signal } from "@preact/signals";
import { game, lookingAt, mySeat, official, staging, view } from "./store";
import { heat } from "./view/look";
import type { Outlook, RollFacts, StopFacts } from "./wire";

/** Nobody looks at the chances of a player who waits while others play quickly. */
const PATIENCE_MS = 1_500;

/** Whether the box with chances and sets is open. */
export const outlookOpen = signal(false);
const known = signal<{ position: string; outlook: Outlook } | null>(null);

/** CHAMP-MAT-2: official rounds have none; nor has a game that is over or looked back at. */
export const hasOutlook = computed(() => view.value?.table.status === "playing" && !!game.value && !game.value.over && !official.value && lookingAt.value === null);

/** All that the chances depend on, in one text; empty where there are none. */
const position = computed(() => {
  const facts = game.value;
  if (!facts || !hasOutlook.value) return "";
  const awaited = facts.awaiting.map((wait) => [wait.seat, wait.what]);
  const deeds = facts.deeds.map((deed) => [deed.space, deed.owner, deed.level, deed.mortgaged]);
  return JSON.stringify([mySeat.value, facts.turn, facts.dice, awaited, facts.players, deeds, facts.decks]);
});

/** Between two moves: nothing is decided but to roll and to pass the dice on. */
const between = computed(() => !staging.value && !!game.value?.awaiting.length && game.value.awaiting.every((wait) => wait.what === "roll" || wait.what === "end"));

/** The outlook of the position that is shown, as soon as it is there. */
export const outlook = computed(() => (known.value && known.value.position === position.value ? known.value.outlook : null));

/** The roll whose risks the board shows: one's own or, for a spectator, that of the player whose turn it is. */
export const risk = computed<RollFacts | null>(() => {
  if (!heat.value || !between.value) return null;
  const seat = mySeat.value >= 0 ? mySeat.value : (game.value?.turn ?? -1);
  return outlook.value?.rolls.find((roll) => roll.seat === seat && roll.first === "roll") ?? null;
});

/** What a space may cost by that roll. */
export function riskAt(space: number): StopFacts | undefined {
  return risk.value?.stops.find((stop) => stop.space === space && stop.due > 0);
}

/** Ask whenever the position has changed and somebody wants to see it: at once for the one who is to roll. */
export function watchOutlook(load: (seat: number) => Promise<Outlook>): void {
  effect(() => {
    const here = position.value;
    const wanted = outlookOpen.value || (heat.value && between.value);
    if (!here || !wanted || known.value?.position === here) return undefined;
    const seat = mySeat.value;
    const urgent = outlookOpen.value || game.value?.turn === seat;
    const timer = setTimeout(() => void ask(load, seat, here), urgent ? 0 : PATIENCE_MS);
    return () => clearTimeout(timer);
  });
}

/** What cannot be had is not shown; the next position asks again. */
async function ask(load: (seat: number) => Promise<Outlook>, seat: number, here: string): Promise<void> {
  const found = await load(seat).catch(() => null);
  if (found && position.value === here) known.value = { position: here, outlook: found };
}
