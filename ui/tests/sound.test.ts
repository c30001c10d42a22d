import { beforeEach, expect, test, vi } from "vitest";
import { NO_ART, pack } from "../src/art";
import { view } from "../src/store";
import type { Happening, TableView } from "../src/wire";

/** What was heard: wave, frequency, and when it began. */
const heard: [string, number, number][] = [];

class Param {
  constructor(private readonly note: (value: number, at: number) => void = () => undefined) {}
  setValueAtTime(value: number, at: number) { this.note(value, at); }
  exponentialRampToValueAtTime() { return undefined; }
}

class Node {
  type = "";
  buffer: unknown;
  gain = new Param();
  frequency = new Param((value, at) => heard.push([this.type, value, Math.round(at * 100) / 100]));
  connect<T>(to: T): T { return to; }
  start() { return undefined; }
  stop() { return undefined; }
}

let now = 0;

class Speaker {
  sampleRate = 100;
  destination = new Node();
  get currentTime() { return now; }
  createGain() { return new Node(); }
  createOscillator() { return new Node(); }
  createBufferSource() { return new Node(); }
  createBiquadFilter() { return new Node(); }
  createBuffer(_channels: number, length: number) { return { getChannelData: () => new Float32Array(length) }; }
}
vi.stubGlobal("AudioContext", Speaker);

const { play, setMuted, setVolume, soundOf } = await import("../src/sound");

const happened = (type: string, facts: Partial<Happening> = {}): Happening => ({ type, ...facts }) as Happening;

function sit(official: boolean): void {
  view.value = { table: { seats: [], settings: { official } } } as unknown as TableView;
}

beforeEach(() => {
  now += 10;
  heard.length = 0;
  setMuted(false);
  setVolume(70);
  sit(false);
  pack.value = {
    ...NO_ART,
    sounds: { dice: ["square 180 0 0.06 0.04", "noise 300>90 0.1 0.2 0.05"], coin: ["sine 990 0 0.1 0.05"], joy: ["sine 523 0 0.1 0.05"], loss: ["sine 147 0 0.1 0.05"] },
  };
});

test("nothing sounds before somebody has touched the page", () => {
  play("dice");
  expect(heard).toEqual([]);
  dispatchEvent(new Event("pointerdown"));
  play("dice");
  expect(heard).toEqual([["square", 180, now], ["bandpass", 300, now + 0.1]]);
});

test("the same sound twice at once is heard once", () => {
  play("coin");
  play("coin");
  now += 0.1;
  play("coin");
  expect(heard.length).toBe(2);
});

test("the question block sings a coin for each coin, and joy or loss as its data says", () => {
  soundOf(happened("question", { other: 0, amount: 3 }), 0);
  expect(heard.map(([, pitch]) => pitch)).toEqual([990, 990, 990]);
  soundOf(happened("question", { other: 2 }), 0);
  soundOf(happened("question", { other: 3, amount: 5 }), 0);
  expect(heard.slice(3).map(([, pitch]) => pitch)).toEqual([523, 147]);
});

test("my turn is heard, that of others is not", () => {
  soundOf(happened("turn", { seat: 1 }), 0);
  expect(heard).toEqual([]);
  soundOf(happened("turn", { seat: 0 }), 0);
  expect(heard.length).toBe(1);
});

test("official rounds are silent, and so is who wants it", () => {
  sit(true);
  play("dice");
  sit(false);
  setMuted(true);
  play("dice");
  setMuted(false);
  setVolume(0);
  play("dice");
  expect(heard).toEqual([]);
});

test("an edition without sounds plays none", () => {
  pack.value = NO_ART;
  play("dice");
  expect(heard).toEqual([]);
});
