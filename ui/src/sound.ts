/** Short sounds made in the browser: no files. */

import { signal } from "@preact/signals";
import { keep, kept } from "./kept";
import type { Happening } from "./wire";

export const muted = signal(kept("muted") === "1");

export function setMuted(on: boolean): void {
  muted.value = on;
  keep("muted", on ? "1" : "0");
}

let context: AudioContext | null = null;

// Browsers let a page sound only after the visitor has touched it.
addEventListener("pointerdown", wake, { once: true });
addEventListener("keydown", wake, { once: true });

function wake(): void {
  context ??= typeof AudioContext === "function" ? new AudioContext() : null;
}

function tone(frequency: number, at: number, length: number, shape: OscillatorType = "triangle", loud = 0.08): void {
  if (!context || muted.value) return;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  const start = context.currentTime + at;
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(frequency, start);
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

const QUESTION: (() => void)[] = [
  () => tone(990, 0, 0.25),
  () => tone(990, 0, 0.25),
  () => [392, 523, 659, 784].forEach((f, i) => tone(f, i * 0.08, 0.2)),
  () => [220, 196, 175, 147].forEach((f, i) => tone(f, i * 0.14, 0.25, "sawtooth", 0.05)),
];

export function soundOf(event: Happening, mySeat: number): void {
  const count = Math.max(1, Math.min(6, event.amount ?? 1));
  if (event.type === "rolled") [180, 240, 150].forEach((f, i) => tone(f, i * 0.06, 0.06, "square", 0.04));
  else if (event.type === "question" && event.other === 1) for (let i = 0; i < count; i += 1) tone(990, i * 0.18, 0.2);
  else if (event.type === "question") QUESTION[event.other ?? 0]?.();
  else if (event.type === "turn" && event.seat === mySeat) [523, 784].forEach((f, i) => tone(f, i * 0.12, 0.25));
  else if (event.type === "bid") tone(620, 0, 0.12);
  else if (event.type === "auction-won") [620, 620, 930].forEach((f, i) => tone(f, i * 0.1, 0.2));
  else if (event.type === "jailed") tone(110, 0, 0.5, "sawtooth", 0.05);
}
