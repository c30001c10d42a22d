/** Three short notes and, on a phone, a buzz: a timer has ended. */

const NOTES_HZ = [880, 880, 1175];
const APART_S = 0.35;
const LASTS_S = 0.25;
let context: AudioContext | null = null;

/** Browsers let a page sound only after a touch: call it from one. */
export function wake(): void {
  context ??= typeof AudioContext === "function" ? new AudioContext() : null;
  void context?.resume();
}

export function chime(): void {
  navigator.vibrate?.([200, 100, 200]);
  const output = context;
  if (!output) return;
  NOTES_HZ.forEach((pitch, i) => {
    const from = output.currentTime + i * APART_S;
    const gain = output.createGain();
    gain.gain.setValueAtTime(0.4, from);
    gain.gain.exponentialRampToValueAtTime(0.0001, from + LASTS_S);
    gain.connect(output.destination);
    const note = output.createOscillator();
    note.frequency.value = pitch;
    note.connect(gain);
    note.start(from);
    note.stop(from + LASTS_S);
  });
}
