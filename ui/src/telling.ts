/** What happened and why not, in whole sentences. */

import { firstKnown, knows, t, type Args } from "./i18n";
import { buildings, cardText, deckName, dice, goName, level, money, places, playerName, players, sideText, spaceName } from "./names";
import { rule } from "./store";
import { OUTCOMES, REASONS, type Happening, type Problem } from "./wire";

const WITH_DECK = new Set(["card-drawn", "card-used", "deck-shuffled"]);
/** These name an amount that the Bank then pays out: told once is enough. */
const TELL_WHAT_IS_RECEIVED = new Set(["salary", "mortgaged", "sold", "surrendered", "question", "liquidated"]);
const WITH_SPACES = new Set(["shortage", "wanted", "estate-passed"]);

export function isTold(event: Happening, before: Happening | undefined): boolean {
  if (event.type !== "received" || !before) return true;
  return !(TELL_WHAT_IS_RECEIVED.has(before.type) && before.seat === event.seat && before.amount === event.amount);
}

export function tell(events: Happening[]): string[] {
  return events.filter((event, i) => isTold(event, events[i - 1])).map(sentence);
}

function variant(event: Happening): string {
  const numbers = event.numbers ?? [];
  const amount = event.amount ?? 0;
  switch (event.type) {
    case "owed":
    case "paid":
      return REASONS[numbers[0] ?? -1] ?? "";
    case "question":
      return OUTCOMES[event.other ?? -1] ?? "";
    case "auction-opened":
    case "auction-won":
    case "auction-unsold":
      return (event.space ?? -1) < 0 ? "building" : "";
    case "moved":
      return amount < 0 ? "back" : "";
    case "freed":
      return amount ? "fine" : "";
    case "rent-due":
      return amount ? "" : "dice";
    case "entity-fought":
      return amount < 0 ? "lost" : "";
    case "built":
      return amount ? "" : "won";
    case "offered":
      return event.deal ? "" : "gone";
    case "shortage":
      return numbers.length ? "" : "sells";
    case "liquidated":
      return numbers.length !== 2 || (numbers[0] && numbers[1]) ? "" : numbers[0] ? "buildings" : "deeds";
    case "game-over":
      return numbers.length > 1 ? "shared" : "";
    case "going":
      return String(event.amount ?? event.other ?? 1);
    default:
      return "";
  }
}

export function sentence(event: Happening): string {
  const which = variant(event);
  const key = firstKnown(...(which ? [`event-${event.type}-${which}`] : []), `event-${event.type}`, "event-unknown");
  return t(key, eventArguments(event));
}

function eventArguments(event: Happening): Args {
  const numbers = event.numbers ?? [];
  const other = event.other ?? -1;
  const withDeck = WITH_DECK.has(event.type);
  const whiteDice = event.type === "rolled" && rule("dice.speedDie") === true ? Number(rule("dice.count")) : 0;
  return {
    player: playerName(event.seat ?? -1),
    other: withDeck ? "" : playerName(other),
    space: spaceName(event.space ?? -1),
    amount: money(Math.abs(event.amount ?? 0)),
    count: event.amount ?? 0,
    dice: dice(numbers, whiteDice),
    players: event.type === "started" || event.type === "game-over" ? players(numbers) : "",
    level: event.type === "built" || event.type === "sold" ? level(other) : "",
    deck: withDeck ? deckName(other) : "",
    note: event.type === "card-drawn" ? cardText(other, event.amount ?? 0) : "",
    go: goName(),
    give: event.deal ? sideText(event.deal.give) : "",
    take: event.deal ? sideText(event.deal.take) : "",
    reason: event.reason ?? "",
    ...(WITH_SPACES.has(event.type) ? { spaces: places(numbers) } : {}),
    ...buildingArguments(event, numbers),
  };
}

/** How many buildings a shortage is about, and what those of a bankrupt player brought. */
function buildingArguments(event: Happening, numbers: number[]): Args {
  if (event.type === "liquidated") return { buildings: money(numbers[0] ?? 0), deeds: money(numbers[1] ?? 0) };
  if (event.type !== "shortage") return {};
  const hotel = event.other === 1;
  return { pieces: numbers.length ? buildings(hotel, numbers.length) : t("word-hotel"), left: buildings(hotel, event.amount ?? 0) };
}

/** Why something was refused, by the server, the table or the rules. */
export function problemText(problem: Problem): string {
  const { space, amount, field } = problem.args;
  const tries = [`problem-${problem.code}`];
  if (typeof amount === "number") tries.push(`refusal-${problem.code}-amount`);
  if (typeof space === "number") tries.push(`refusal-${problem.code}-space`);
  tries.push(`refusal-${problem.code}`);
  const key = tries.find(knows) ?? "problem-not-allowed";
  return t(key, {
    space: typeof space === "number" ? spaceName(space) : "",
    amount: typeof amount === "number" ? money(amount) : "",
    field: String(field ?? ""),
  });
}
