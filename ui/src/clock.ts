/** The time, four times a second while something is counted down. */

import { signal } from "@preact/signals";
import { clockAhead } from "./store";

const now = signal(Date.now());
setInterval(() => {
  if (!document.hidden) now.value = Date.now();
}, 250);

/** Whole minutes since a moment of the server's clock. */
export function minutesSince(moment: number): number {
  return Math.max(0, Math.floor((now.value + clockAhead.value - moment) / 60_000));
}

/** Milliseconds until a moment of the server's clock; 0 when it has passed or is none. */
export function until(deadline: number): number {
  return deadline ? Math.max(0, deadline - now.value - clockAhead.value) : 0;
}
