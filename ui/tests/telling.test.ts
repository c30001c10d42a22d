/** What happened with buildings and estates, in sentences. */

import { beforeAll, expect, it } from "vitest";
import type { Edition } from "../src/edition";
import { bundleOf, unmarked, use } from "../src/i18n";
import { edition, view } from "../src/store";
import { tell } from "../src/telling";
import type { Happening, TableView } from "../src/wire";

const ENGLISH = `
event-bankrupt = { $player } is bankrupt: what is left goes to { $other }.
event-liquidated = { $player } sells all buildings for { $buildings } and mortgages all deeds for { $deeds }.
event-liquidated-buildings = { $player } sells all buildings for { $amount }.
event-liquidated-deeds = { $player } mortgages all deeds for { $amount }.
event-estate-passed = Deeds from { $player } to { $other }: { $spaces }.
event-shortage = { $player } wants to build: { $pieces } ({ $spaces }). Left in the Bank: { $left }. The others are asked first.
event-shortage-sells = { $player } wants to sell back: { $pieces }. Left in the Bank: { $left }. Buyers go first.
event-wanted = { $player } wants to build here: { $spaces }.
event-salary = { GENDER($player) ->
    [f] She passes GO.
    [m] He passes GO.
   *[other] { $player } passes GO.
}
event-received = { $player } receives { $amount }.
money-dollar = \${ $amount }
word-hotel = hotel
space-mediterranean-avenue = Mediterranean Avenue
space-baltic-avenue = Baltic Avenue
level-houses = { $count ->
    [one] { $count } house
   *[other] { $count } houses
}
`;
const told = (...events: Happening[]): string[] => tell(events).map(unmarked);

beforeAll(() => {
  use("en", [bundleOf("en", ENGLISH)]);
  edition.value = { currency: "dollar", names: {}, spaces: [{ id: "mediterranean-avenue" }, { id: "baltic-avenue" }] } as unknown as Edition;
  view.value = { own: { of: "public" }, table: { seats: [{ name: "Ada", gender: "f" }, { name: "Boris", gender: "m" }, { name: "Umut", gender: "" }] } } as unknown as TableView;
});

it("tells a bankruptcy in one line", () =>
  expect(
    told(
      { type: "bankrupt", seat: 0, other: 1 },
      { type: "liquidated", seat: 0, amount: 110, numbers: [50, 60] },
      { type: "received", seat: 0, amount: 110 },
      { type: "estate-passed", seat: 0, amount: 2, other: 1, numbers: [0, 1] },
    ),
  ).toEqual([
    "Ada is bankrupt: what is left goes to Boris. Ada sells all buildings for $50 and mortgages all deeds for $60. " +
      "Deeds from Ada to Boris: Mediterranean Avenue and Baltic Avenue.",
  ]));

it("names only what brought money", () =>
  expect(told({ type: "liquidated", seat: 0, amount: 50, numbers: [50, 0] }, { type: "liquidated", seat: 0, amount: 60, numbers: [0, 60] })).toEqual([
    "Ada sells all buildings for $50.",
    "Ada mortgages all deeds for $60.",
  ]));

it("tells what is wanted and what is left", () =>
  expect(told({ type: "shortage", seat: 1, space: 0, amount: 3, other: 0, numbers: [0, 1, 0] }, { type: "wanted", seat: 0, space: 1, numbers: [1] })).toEqual([
    "Boris wants to build: 3 houses (Mediterranean Avenue\u00a0× 2 and Baltic Avenue). Left in the Bank: 3 houses. The others are asked first.",
    "Ada wants to build here: Baltic Avenue.",
  ]));

it("tells who sells hotels back", () =>
  expect(told({ type: "shortage", seat: 1, amount: 2, other: 0, numbers: [] })).toEqual([
    "Boris wants to sell back: hotel. Left in the Bank: 2 houses. Buyers go first.",
  ]));

it("speaks of players as they said", () =>
  expect(told(...[0, 1, 2].map((seat) => ({ type: "salary", seat, amount: 200 })))).toEqual([
    "She passes GO.",
    "He passes GO.",
    "Umut passes GO.",
  ]));
