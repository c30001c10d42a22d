/** An edition as `/editions/{id}/board` gives it, and where its spaces lie: round a square board, or in a row. */

import type { Edition } from "./wire";

export type { Card, Edition, Group, Space, SpaceKind, Token } from "./wire";

export type Side = "bottom" | "left" | "top" | "right";

export interface Cell {
  x: number;
  y: number;
  width: number;
  height: number;
  side: Side;
  corner: boolean;
}

/** Depth of the ring of spaces, and the width of a space along its side. */
export const DEPTH = 162;
export const STEP = 100;

export function boardSize(spaces: number): number {
  return 2 * DEPTH + (Math.ceil(spaces / 4) - 1) * STEP;
}

/** How many spaces a side has, with the corner it begins with: the first ones take what does not divide by four. */
function sideLength(side: number, spaces: number): number {
  return Math.floor(spaces / 4) + (side < spaces % 4 ? 1 : 0);
}

/** The cell of a space. Play starts bottom right and goes clockwise, in every language. */
export function cellOf(position: number, spaces: number): Cell {
  const size = boardSize(spaces);
  const far = size - DEPTH;
  let side = 0;
  let along = position;
  for (; side < 3 && along >= sideLength(side, spaces); side += 1) along -= sideLength(side, spaces);
  if (along === 0) {
    const corners = [
      { x: far, y: far, side: "bottom" },
      { x: 0, y: far, side: "left" },
      { x: 0, y: 0, side: "top" },
      { x: far, y: 0, side: "right" },
    ] as const;
    const corner = corners[side] ?? corners[0];
    return { ...corner, width: DEPTH, height: DEPTH, corner: true };
  }
  const between = sideLength(side, spaces) - 1; // a side with fewer spaces has broader ones
  const before = DEPTH + Math.floor(((along - 1) * (far - DEPTH)) / between);
  const end = DEPTH + Math.floor((along * (far - DEPTH)) / between);
  const breadth = end - before;
  const after = size - end;
  if (side === 0) return { x: after, y: far, width: breadth, height: DEPTH, side: "bottom", corner: false };
  if (side === 1) return { x: 0, y: after, width: DEPTH, height: breadth, side: "left", corner: false };
  if (side === 2) return { x: before, y: 0, width: breadth, height: DEPTH, side: "top", corner: false };
  return { x: far, y: before, width: DEPTH, height: breadth, side: "right", corner: false };
}

/** Where all spaces are drawn. A space may be drawn twice: the first of them is the one that is meant. */
export interface Plan {
  width: number;
  height: number;
  drawn: { position: number; cell: Cell; copy: boolean }[];
}

export function square(spaces: number): Plan {
  const size = boardSize(spaces);
  const drawn = Array.from({ length: spaces }, (_, position) => ({ position, cell: cellOf(position, spaces), copy: false }));
  return { width: size, height: size, drawn };
}

const ROW_STEP = 94;
const ROW_CORNER = 130;
const ROW_HEIGHT = 176;
/** As many as are seen to the side of the first space. */
const REPEATED = 4;

/** The board unrolled, in reading direction, with a few spaces repeated at both ends: what comes before the first space is seen beside it. */
export function inARow(spaces: number, toTheLeft: boolean): Plan {
  const corner = (position: number) => cellOf(position, spaces).corner;
  const widthOf = (position: number) => (corner(position) ? ROW_CORNER : ROW_STEP);
  const drawn: Plan["drawn"] = [];
  let x = 0;
  for (let at = -REPEATED; at < spaces + REPEATED; at += 1) {
    const position = (at + spaces) % spaces;
    const width = widthOf(position);
    drawn.push({ position, copy: at !== position, cell: { x, y: 0, width, height: ROW_HEIGHT, side: "bottom", corner: corner(position) } });
    x += width;
  }
  if (toTheLeft) for (const { cell } of drawn) cell.x = x - cell.x - cell.width;
  return { width: x, height: ROW_HEIGHT, drawn };
}

/** The spaces a token touches on its way, the last one included; backwards if it goes back. */
export function path(from: number, to: number, back: boolean, spaces: number): number[] {
  const way: number[] = [];
  const step = back ? spaces - 1 : 1;
  for (let at = from; at !== to && way.length < spaces; ) {
    at = (at + step) % spaces;
    way.push(at);
  }
  return way;
}

/** The letter of a group of streets, in board order: colours are never the only mark. */
export function groupLetter(edition: Edition, group: number): string {
  const streets = edition.groups.slice(0, group).filter((other) => other.kind === "street").length;
  return String.fromCharCode(65 + (streets % 26));
}

/** Spaces of one group. */
export function spacesOf(edition: Edition, group: number): number[] {
  return edition.spaces.flatMap((space, position) => (space.group === group ? [position] : []));
}
