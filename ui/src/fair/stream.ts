/** Fair dice as `passgo.fair.stream` has them: commitments, the key of a game, and the numbers that follow from it. */

import { hex, hmac, joined, sha256, unhex, utf8 } from "./sha256";

const SCHEME = utf8("passgo-fair-1");
const WORD = 2 ** 32;

/** Parts with their lengths, so that no two lists of parts give the same bytes. */
function framed(...parts: Uint8Array[]): Uint8Array {
  return joined(...parts.flatMap((part) => [number(part.length, 4), part]));
}

/** A number as that many bytes, the highest first. */
function number(value: number, size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  for (let i = size - 1, rest = value; i >= 0; i--, rest = Math.floor(rest / 256)) bytes[i] = rest % 256;
  return bytes;
}

export function serverCommitment(seed: string, table: string, edition: string): string {
  return hex(sha256(framed(SCHEME, utf8("server"), unhex(seed), utf8(table), utf8(edition))));
}

export function seatCommitment(seed: string, table: string): string {
  return hex(sha256(framed(SCHEME, utf8("seat"), unhex(seed), utf8(table))));
}

export function gameKey(server: string, table: string, edition: string, seats: string[]): Uint8Array {
  const seeds = seats.map((seed) => (seed ? unhex(seed) : new Uint8Array()));
  return hmac(unhex(server), framed(SCHEME, utf8("key"), utf8(table), utf8(edition), ...seeds));
}

/** The number from 1 to `sides` (some thousands at most) at a place. */
export function numberAt(key: Uint8Array, place: number, sides: number): number {
  for (let attempt = 0; ; attempt++) {
    const block = new DataView(hmac(key, joined(number(place, 8), number(attempt, 4))).buffer);
    for (let i = 0; i < 32; i += 8) {
      const face = faceOf(block.getUint32(i), block.getUint32(i + 4), sides);
      if (face) return face;
    }
  }
}

/** What a word of 64 bits, in halves, comes to; 0 for the highest ones, which would favour low numbers. */
export function faceOf(high: number, low: number, sides: number): number {
  const uneven = ((WORD % sides) * (WORD % sides)) % sides; // how many those are
  if (high === WORD - 1 && low >= WORD - uneven) return 0;
  return (((high % sides) * (WORD % sides) + (low % sides)) % sides) + 1;
}

export class FairChance {
  place = 0;

  constructor(private readonly key: Uint8Array) {}

  die(sides: number): number {
    return numberAt(this.key, this.place++, sides);
  }

  shuffle(size: number): number[] {
    const order = Array.from({ length: size }, (_, i) => i);
    for (let i = size - 1; i > 0; i--) {
      const j = numberAt(this.key, this.place + i, i + 1) - 1;
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    this.place += size;
    return order;
  }
}
