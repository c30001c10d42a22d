/** Short sounds of the edition's art pack, made in the browser: no files. Official rounds are silent. */

import { signal } from "@preact/signals";
import { art } from "./art";
import { keep, kept } from "./kept";
import { official } from "./store";
import { OUTCOMES, type Happening } from "./wire";

export const muted = signal(kept("muted") === "1");
/** In percent. */
export const volume = signal(Number(kept("volume") ?? 70));

export function setMuted(on: boolean): void {
  muted.value = on;
  keep("muted", on ? "1" : "0");
}

export function setVolume(percent: number): void {
  volume.value = percent;
  keep("volume", String(percent));
}

let context: AudioContext | null = null;

// Browsers let a page sound only after the visitor has touched it.
addEventListener("pointerdown", wake, { once: true });
addEventListener("keydown", wake, { once: true });

function wake(): void {
  context ??= typeof AudioContext === "function" ? new AudioContext() : null;
}

const TOGETHER_S = 0.06; // the same sound again within this time is not heard
const latest = new Map<string, number>();

export type Sound = "dice" | "step" | "card" | "coin" | "gavel" | "jail" | "joy" | "loss";

/** Play a sound, several times one after the other if asked. */
export function play(name: Sound, times = 1): void {
  const notes = art.value.sounds[name];
  if (!context || !notes || muted.value || official.value || volume.value === 0) return;
  const now = context.currentTime;
  if (now - (latest.get(name) ?? -1) < TOGETHER_S) return;
  latest.set(name, now);
  for (let i = 0; i < times; i += 1) for (const note of notes) sing(context, note, now + i * 0.18);
}

/** A note as the pack writes it: wave, frequency or two to slide between, start, length, loudness. */
function sing(output: AudioContext, note: string, from: number): void {
  const [wave = "", pitch = "", begins = 0, lasts = 0, loud = 0] = note.split(" ").map((part, i) => (i < 2 ? part : Number(part))) as [string, string, number, number, number];
  const [first = 0, last = first] = pitch.split(">").map(Number);
  const start = from + begins;
  const gain = output.createGain();
  gain.gain.setValueAtTime((loud * volume.value) / 70, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  gain.connect(output.destination);
  const [source, tuned] = wave === "noise" ? rushing(output, gain, lasts) : swinging(output, gain, wave as OscillatorType);
  tuned.setValueAtTime(first, start);
  tuned.exponentialRampToValueAtTime(Math.max(1, last), start + lasts);
  source.start(start);
  source.stop(start + lasts);
}

function swinging(output: AudioContext, into: AudioNode, wave: OscillatorType): [OscillatorNode, AudioParam] {
  const source = output.createOscillator();
  source.type = wave;
  source.connect(into);
  return [source, source.frequency];
}

/** Noise around a frequency. */
function rushing(output: AudioContext, into: AudioNode, lasts: number): [AudioBufferSourceNode, AudioParam] {
  const buffer = output.createBuffer(1, Math.ceil(output.sampleRate * lasts), output.sampleRate);
  buffer.getChannelData(0).forEach((_, i, samples) => (samples[i] = Math.random() * 2 - 1));
  const source = output.createBufferSource();
  source.buffer = buffer;
  const filter = output.createBiquadFilter();
  filter.type = "bandpass";
  source.connect(filter).connect(into);
  return [source, filter.frequency];
}

const BY_EVENT: Record<string, Sound> = {
  "start-rolled": "dice", rolled: "dice", dice: "dice", "entity-fought": "dice", "card-drawn": "card", "card-used": "card",
  "auction-opened": "gavel", bid: "gavel", going: "gavel", "auction-won": "gavel", jailed: "jail", bankrupt: "loss",
};
/** What the question block sings: a coin for each coin, as its data says; else joy or loss. */
const BY_OUTCOME: Partial<Record<(typeof OUTCOMES)[number], Sound>> = { "coins-by-die": "coin", coins: "coin", "move-again": "joy", pay: "loss" };
const MOST_COINS = 6;

/** The sound of a beat. */
export function soundOf(event: Happening, mySeat: number): void {
  if (event.type === "question") return soundOfBlock(OUTCOMES[event.other ?? 0], event.amount ?? 1);
  const sound = event.type === "turn" && event.seat === mySeat ? "joy" : BY_EVENT[event.type];
  if (sound) play(sound);
}

function soundOfBlock(outcome: (typeof OUTCOMES)[number] | undefined, amount: number): void {
  const sound = outcome && BY_OUTCOME[outcome];
  if (sound) play(sound, sound === "coin" ? Math.max(1, Math.min(MOST_COINS, amount)) : 1);
}
