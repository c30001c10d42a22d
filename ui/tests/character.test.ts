import { FluentBundle, FluentResource } from "@fluent/bundle";
import { h, render } from "preact";
import { beforeEach, expect, test } from "vitest";
import { use } from "../src/i18n";
import { playerName } from "../src/names";
import { view } from "../src/store";
import { Says, strengthOf, Words } from "../src/view/Character";
import { botsTalk } from "../src/view/look";
import { REASONS, type Happening, type TableView } from "../src/wire";

const RENT = REASONS.indexOf("rent");

function speak(text: string): void {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  use("en", [bundle]);
}

function sit(official = false): void {
  const seats = [{ name: "Ada", player: "person", bot: "" }, { name: "", player: "bot", bot: "trader" }, { name: "", player: "bot", bot: "builder" }];
  view.value = { table: { seats, settings: { official } }, own: { of: "spectator" } } as unknown as TableView;
}

function said(event: Partial<Happening>): string {
  const box = document.createElement("div");
  render(h(Says, { event: { space: 0, amount: 3, ...event } as Happening }), box);
  return box.textContent ?? "";
}

beforeEach(() => {
  speak(`bot = bot
bot-name = Bot { $number }
bot-trader = Hard
character-2 = Major Gamble
says-bold-buys = Mine!
says-bold-earns = It pays off!
says-bold-pays = Ouch!
says-bold-wins = I won!
says-haggler-buys = A bargain.`);
  sit();
  botsTalk.value = true;
});

test("a bot has the name of its seat's character, and a number where the edition has none", () => {
  expect([playerName(0), playerName(1), playerName(2)]).toEqual(["Ada", "Major Gamble", "Bot 3"]);
});

test("how well it plays is said beside its name", () => {
  expect([strengthOf("trader"), strengthOf("unheard")]).toEqual(["bot · Hard", "bot"]);
});

test("bots speak in their temper of what they buy, earn and pay", () => {
  expect(said({ type: "bought", seat: 1 })).toContain("Mine!");
  expect(said({ type: "bought", seat: 2 })).toContain("A bargain.");
  expect(said({ type: "rent-due", seat: 0, other: 1 })).toContain("It pays off!");
  expect(said({ type: "paid", seat: 1, other: 0, numbers: [RENT] })).toContain("Ouch!");
});

test("people are not spoken for, and bots speak only now and then", () => {
  expect(said({ type: "bought", seat: 0 })).toBe("");
  expect(said({ type: "bought", seat: 1, amount: 4 })).toBe("");
});

test("nobody speaks in official rounds, or where it is not wanted", () => {
  sit(true);
  expect(said({ type: "bought", seat: 1 })).toBe("");
  sit();
  botsTalk.value = false;
  expect(said({ type: "bought", seat: 1 })).toBe("");
});

test("a winner has the last word", () => {
  const box = document.createElement("div");
  render(h(Words, { seat: 1, moment: "wins" }), box);
  expect(box.textContent).toContain("I won!");
});
