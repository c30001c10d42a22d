import { describe, expect, it } from "vitest";
import { boardSize, cellOf, groupLetter, path, type Edition } from "../src/edition";

describe.each([8, 14, 23, 32, 40, 41])("a board of %i spaces", (spaces) => {
  it("starts bottom right and goes clockwise round the corners", () => {
    const far = boardSize(spaces) - cellOf(0, spaces).width;
    const corners = Array.from({ length: spaces }, (_, position) => cellOf(position, spaces)).filter((cell) => cell.corner);
    expect(corners.map(({ x, y }) => [x, y])).toEqual([[far, far], [0, far], [0, 0], [far, 0]]);
  });

  it("fills the ring without a gap or an overlap", () => {
    const cells = Array.from({ length: spaces }, (_, position) => cellOf(position, spaces));
    const covered = cells.reduce((sum, cell) => sum + cell.width * cell.height, 0);
    const size = boardSize(spaces);
    const inner = size - 2 * cellOf(0, spaces).width;
    expect(covered).toBe(size * size - inner * inner);
    const touching = cells.filter((cell, i) => {
      const next = cells[(i + 1) % spaces] ?? cell;
      return cell.x + cell.width === next.x || next.x + next.width === cell.x || cell.y + cell.height === next.y || next.y + next.height === cell.y;
    });
    expect(touching).toHaveLength(spaces);
  });
});

describe("the way of a token", () => {
  it("goes step by step over the start", () => expect(path(38, 1, false, 40)).toEqual([39, 0, 1]));
  it("goes back where a card says so", () => expect(path(7, 4, true, 40)).toEqual([6, 5, 4]));
  it("is empty where it stays", () => expect(path(7, 7, false, 40)).toEqual([]));
});

it("gives every group of streets its letter, stations and utilities none of them", () => {
  const groups = [{ id: "a", kind: "street" }, { id: "s", kind: "station" }, { id: "b", kind: "street" }];
  const edition = { groups } as unknown as Edition;
  expect([groupLetter(edition, 0), groupLetter(edition, 2)]).toEqual(["A", "B"]);
});
