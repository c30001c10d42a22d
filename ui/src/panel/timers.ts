/** Timers of the judge: how long a deal may take, and limits of their own. They need no network, and outlive the tab. */

export type TimerName = "deal" | "limit";

export interface Timer {
  total: number; // milliseconds
  /** When it reaches zero, by this device's clock; null while it stands still. */
  ends: number | null;
  /** What is left while it stands still. */
  left: number;
}

export type Timers = Record<TimerName, Timer>;

export const MINUTE_MS = 60_000;
export const MOST_MINUTES = 60;

export const stopped = (total: number): Timer => ({ total, ends: null, left: total });
export const leftOf = (timer: Timer, now: number): number => Math.max(0, timer.ends === null ? timer.left : timer.ends - now);
export const isOver = (timer: Timer, now: number): boolean => timer.ends !== null && timer.ends <= now;
export const isRunning = (timer: Timer, now: number): boolean => timer.ends !== null && timer.ends > now;
export const start = (timer: Timer, now: number): Timer => ({ ...timer, ends: now + (timer.left || timer.total) });
export const stop = (timer: Timer, now: number): Timer => ({ ...timer, ends: null, left: leftOf(timer, now) });
export const reset = (timer: Timer): Timer => stopped(timer.total);

/** A length as typed, in whole minutes; null if it is none. */
export function minutesOf(typed: string): number | null {
  const minutes = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : 0;
  return minutes >= 1 && minutes <= MOST_MINUTES ? minutes : null;
}

/** Timers as they were kept, or fresh ones. */
export function restored(kept: string | null, fresh: Timers): Timers {
  try {
    const found = JSON.parse(kept ?? "") as Partial<Timers>;
    return { ...fresh, ...found };
  } catch {
    return fresh;
  }
}
