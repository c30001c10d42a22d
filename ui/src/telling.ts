/** What happened and why not, in whole sentences. */

import { knows, t, type Args } from "./i18n";
import { cardText, dice, named, spaceName, money } from "./names";
import { rule } from "./store";
import { linesOf, type Line } from "./story";
import { OUTCOMES, REASONS, type Happening, type Problem } from "./wire";

const WITH_DECK = new Set(["card-drawn", "card-used", "deck-shuffled"]);
const NAME_A_SUM = new Set(["salary", "mortgaged", "sold", "surrendered", "liquidated"]);
const WITH_SPACES = new Set(["shortage", "wanted", "estate-passed"]);

/** What happened, line by line. */
export function tell(events: Happening[]): string[] {
  return turnsIn(events).flatMap((turn) => tellTurn(turn));
}

/** The events of each turn: no line goes beyond one. */
export function turnsIn(events: Happening[]): Happening[][] {
  const turns: Happening[][] = [];
  for (const event of events) {
    const last = turns.at(-1);
    if (last && event.type !== "turn") last.push(event);
    else turns.push([event]);
  }
  return turns;
}

/** The lines of one turn. */
export function tellTurn(events: Happening[]): string[] {
  return linesIn(events).map(({ text }) => text);
}

/** The lines of one turn, each with the events it tells of. */
export function linesIn(events: Happening[]): { text: string; events: Happening[] }[] {
  const kinds = kindsOf(events);
  const lines = linesOf(kinds, events.map((event) => event.seat ?? -1));
  return lines.map((line) => ({ text: sentencesOf(line, events, kinds).join(" "), events: events.slice(line.start, line.end) }));
}

function sentencesOf(line: Line, events: Happening[], kinds: string[]): string[] {
  return line.sentences.flatMap(({ said, of }) =>
    (said.each ? of : of.slice(-1)).map((at) => {
      const args = argumentsOf(events[at]);
      for (const name of ["amount", "dice", "space"] as const) {
        const kind = said[name];
        if (kind) args[name] = argumentsOf(events[kinds.lastIndexOf(kind, line.end - 1)])[name] ?? "";
      }
      if (said.sum) {
        args["amount"] = named.sum(of.reduce((total, i) => total + Math.abs(events[i]?.amount ?? 0), 0));
        args["spaces"] = named.places(of.map((i) => events[i]?.space ?? -1));
      }
      return endedOnce(t(knownKey(said.key), args));
    }),
  );
}

/** A sentence that ends with a name like “Bowser Jr.” needs no full stop of its own. */
function endedOnce(text: string): string {
  return text.replace(/\.(\u2069*)\.$/, ".$1");
}

/** The key, or that of the type if no text has the variant. */
function knownKey(key: string): string {
  let known = key;
  while (known && !knows(known)) known = known.slice(0, Math.max(0, known.lastIndexOf("-")));
  return known || "event-unknown";
}

/** The kinds of events in a row. A payment that is not what the event before it named is one of its own. */
function kindsOf(events: Happening[]): string[] {
  return events.map((event, i) => {
    const before = events[i - 1];
    const isPart = event.type === "received" && before && NAME_A_SUM.has(before.type) && before.amount !== event.amount;
    return isPart ? "received-part" : kindOf(event);
  });
}

/** The kind of an event: its type, and the variant by which it is told. */
function kindOf(event: Happening): string {
  const which = variant(event);
  return which ? `${event.type}-${which}` : event.type;
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

/** The sentence for an event alone. */
export function sentence(event: Happening): string {
  return endedOnce(t(knownKey(`event-${kindOf(event)}`), argumentsOf(event)));
}

function argumentsOf(event: Happening | undefined): Args {
  if (!event) return {};
  const numbers = event.numbers ?? [];
  const other = event.other ?? -1;
  const withDeck = WITH_DECK.has(event.type);
  const whiteDice = event.type === "rolled" && rule("dice.speedDie") === true ? Number(rule("dice.count")) : 0;
  return {
    player: named.player(event.seat ?? -1),
    other: withDeck ? "" : named.player(other),
    space: named.space(event.space ?? -1),
    amount: named.sum(Math.abs(event.amount ?? 0)),
    count: event.amount ?? 0,
    dice: dice(numbers, whiteDice),
    players: event.type === "started" || event.type === "game-over" ? named.players(numbers) : "",
    level: event.type === "built" || event.type === "sold" ? named.level(other) : "",
    deck: withDeck ? named.deck(other) : "",
    note: event.type === "card-drawn" ? cardText(other, event.amount ?? 0) : "",
    go: named.go(),
    give: event.deal ? named.side(event.deal.give) : "",
    take: event.deal ? named.side(event.deal.take) : "",
    reason: event.reason ?? "",
    ...(WITH_SPACES.has(event.type) ? { spaces: named.places(numbers) } : {}),
    ...buildingArguments(event, numbers),
  };
}

/** How many buildings a shortage is about, and what those of a bankrupt player brought. */
function buildingArguments(event: Happening, numbers: number[]): Args {
  if (event.type === "liquidated") return { buildings: named.sum(numbers[0] ?? 0), deeds: named.sum(numbers[1] ?? 0) };
  if (event.type !== "shortage") return {};
  const hotel = event.other === 1;
  return { pieces: numbers.length ? named.buildings(hotel, numbers.length) : t("word-hotel"), left: named.buildings(hotel, event.amount ?? 0) };
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
