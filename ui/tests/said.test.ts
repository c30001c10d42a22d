/** The page shows the sums it was sent, whatever the prices of the edition would give. */

import { h, render, type ComponentType } from "preact";
import { beforeEach, describe, expect, it } from "vitest";
import type { Edition } from "../src/edition";
import { bundleOf, unmarked, use } from "../src/i18n";
import { dealWith, edition, openSpace, view } from "../src/store";
import { label } from "../src/view/Actions";
import { DealBuilder } from "../src/view/DealBuilder";
import { Debt } from "../src/view/Debt";
import { MyDeeds, OpenSpace } from "../src/view/Deeds";
import { Offers } from "../src/view/Offers";
import { Shortage } from "../src/view/Shortage";
import type { ActionFacts, DebtFacts, DeedFacts, GameFacts, SeatOwn, TableView } from "../src/wire";

const ENGLISH = `
act-build = Build ({ $change })
act-sell = Sell ({ $change })
act-mortgage = Mortgage ({ $change })
act-redeem = Redeem ({ $change })
act-surrender = Surrender ({ $change })
act-buy = Buy for { $amount }
act-fine = Pay { $amount } to leave
act-pay = Pay { $amount }
act-choose-redeem = Redeem now for { $amount }
act-choose-keep = Keep for { $amount }
deal-interest-you = You pay { $amount } interest
deal-interest-other = { $player } pays { $amount } interest
money-dollar = \${ $amount }
money-gain = +{ $amount }
money-loss = −{ $amount }
`;
// Every printed figure is 1: code that calculates with them shows a 1 or a 2.
const street = { kind: "street", group: 0, price: 1, mortgage: 1, unmortgage: 1, house_cost: 1, hotel_cost: 1, rents: [1, 1, 1, 1, 1, 1], set_rent: 7001 };
const RULES = { "jail.fine": 1, "mortgage.interest": 10, "mortgage.redeem": "percent", "build.maxHouses": 4, "money.rounding": "up" };
const board = { currency: "dollar", names: {}, look: "classic", tokens: [], spaces: [{ ...street, id: "a" }, { ...street, id: "b" }], groups: [{ id: "g", kind: "street" }], station_rents: [], utility_factors: [], rules: RULES } as unknown as Edition;

function sit(own: Partial<SeatOwn> = {}, game: Partial<GameFacts> = {}, official = false): { facts: GameFacts; mine: SeatOwn } {
  const players = [0, 1].map((seat) => ({ seat, space: 0, jail: -1, jail_cards: [], out: false }));
  const facts = { players, deeds: [], awaiting: [], debts: [], offers: [], negotiations: [], auction: null, shortage: null, over: false, ...game } as unknown as GameFacts;
  const mine = { of: "seat", seat: 0, cash: [9000, 9000], actions: [], too_dear: [], wishes: [], wish_limit: null, could_place: 0, could_raise: null, undo: null, ...own } as unknown as SeatOwn;
  view.value = { role: "seat:0", version: 1, table: { settings: { official, options: {}, clocks: {} }, seats: [{ name: "Ada" }, { name: "Boris" }] }, game: facts, own: mine } as unknown as TableView;
  return { facts, mine };
}

const deed = (space: number, owner: number, figures: Partial<DeedFacts> = {}): DeedFacts => ({ space, owner, level: 0, mortgaged: false, ...figures });

function shown<P extends object>(what: ComponentType<P>, props: P): string[] {
  const box = document.createElement("div");
  render(h(what, props), box);
  return unmarked(box.textContent ?? "").match(/\$[\d,]+/g) ?? [];
}

beforeEach(() => {
  use("en", [bundleOf("en", ENGLISH)]);
  edition.value = board;
  openSpace.value = -1;
  dealWith.value = null;
  sit();
});

describe("a button", () => {
  const said: [ActionFacts, string][] = [
    [{ type: "build", space: 0, cash: -7101, levels: [[0, 1]] }, "Build (−$7,101)"],
    [{ type: "sell", space: 0, cash: 7102 }, "Sell (+$7,102)"],
    [{ type: "mortgage", space: 0, cash: 7103 }, "Mortgage (+$7,103)"],
    [{ type: "redeem", space: 0, cash: -7104 }, "Redeem (−$7,104)"],
    [{ type: "surrender", space: 0, cash: 7105 }, "Surrender (+$7,105)"],
    [{ type: "buy", cash: -7106 }, "Buy for $7,106"],
    [{ type: "fine", cash: -7107 }, "Pay $7,107 to leave"],
    [{ type: "pay", cash: -7108, debt: -7108 }, "Pay $7,108"],
    [{ type: "choose", answer: "redeem", space: 0, cash: -7109 }, "Redeem now for $7,109"],
    [{ type: "choose", answer: "keep", space: 0, cash: 0, debt: 7110, interest: 7110 }, "Keep for $7,110"],
  ];
  it.each(said)("says what came with %j", (action, text) => expect(unmarked(label(action))).toBe(text));
  it.each(["build", "sell", "mortgage", "redeem", "surrender"] as const)("says no sum of %s where none came", (type) => {
    sit({}, {}, true);
    expect(label({ type, space: 0 })).toBe(`act-${type}-plain`);
  });
});

describe("a deed", () => {
  it("shows the rent that was sent", () => {
    sit({}, { deeds: [deed(0, 0, { rent: 7201 }), deed(1, 0)] });
    expect(shown(MyDeeds, {})).toEqual(["$7,201"]);
  });
  it("shows on its card what was sent, beside what is printed", () => {
    sit({}, { deeds: [deed(0, 1, { rent: 7202, redeem: 7203 })] });
    openSpace.value = 0;
    expect(shown(OpenSpace, {}).filter((sum) => sum !== "$1")).toEqual(["$7,001", "$7,203", "$7,202"]);
  });
  it("shows only what is printed in an official round", () => {
    sit({}, { deeds: [deed(0, 1)] }, true);
    openSpace.value = 0;
    expect(new Set(shown(OpenSpace, {}))).toEqual(new Set(["$1"]));
  });
});

it("a debt is raised by the sums that were sent, the smallest that is enough first", () => {
  const debt: DebtFacts = { debtor: 0, creditor: 1, amount: 9050, reason: "rent", space: 1 };
  const actions = [7302, 40, 7301].map((cash, space): ActionFacts => ({ type: "mortgage", space: space % 2, cash }));
  const { mine } = sit({ actions });
  expect(shown(Debt, { debt, mine })).toEqual(["$7,301", "$7,302", "$40"]);
});

describe("an offer", () => {
  const deal = { give: { cash: 0, deeds: [1], cards: 0 }, take: { cash: 0, deeds: [], cards: 0 } };
  it("names the interest that comes with accepting", () => {
    sit({ actions: [{ type: "accept", seat: 1, cash: 0 }] }, { offers: [{ maker: 1, to: 0, deal, since_ms: 0 }], deeds: [deed(1, 1, { interest: 7401 })] });
    expect(shown(Offers, {})).toEqual(["$7,401"]);
  });
  it("being made names the interest of its deeds and leaves out what may not be traded", () => {
    sit({ cash: [null as unknown as number, null as unknown as number] }, { deeds: [deed(0, 0, { tradable: false }), deed(1, 0, { mortgaged: true, interest: 7402 })] });
    dealWith.value = { seat: 1, deal };
    expect(shown(DealBuilder, {})).toEqual(["$7,402"]);
  });
});

it("scarce buildings cost what was sent", () => {
  const shortage = { opener: 1, sells: false, hotel: true, left: 3, wants: [[], [1]], asked: [0] };
  const wait = { seat: 0, what: "shortage" as const, since_ms: 1, deadline_ms: 0 };
  const { facts, mine } = sit({ wishes: [{ space: 0, room: 1, price: 7501 }], wish_limit: 9000 }, { shortage, awaiting: [wait], deeds: [deed(0, 0), deed(1, 0)] });
  expect(shown(Shortage, { facts, mine })).toEqual(["$7,501"]);
});
