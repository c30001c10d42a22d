/** Beats: what happened, cut into what is seen one after the other. First the cause, then what it does. */

import type { Happening } from "../wire";
import { REASONS } from "../wire";

/** What stands on the stage during a beat. */
export type Scene = "dice" | "walk" | "card" | "fight" | "block" | "ride" | "slip" | "go" | "deed" | "gavel" | "jail" | "free" | "build" | "deal" | "ruin" | "ruling" | "turn";

export interface Beat {
  /** Null where the scene of the cause stays: a beat that only moves money. */
  scene: Scene | null;
  event: Happening;
  ms: number;
  /** What it does to the players' cash: seat and amount. */
  flows: [number, number][];
}

export const STEP_MS = 130;
const EFFECT_MS = 450;

/** What each kind of event is shown as, and for how long. Others change the table without a beat. */
const SCENES: Record<string, [Scene, number]> = {
  "start-rolled": ["dice", 350],
  rolled: ["dice", 750],
  dice: ["dice", 600],
  "entity-fought": ["fight", 1500],
  question: ["block", 1300],
  ride: ["ride", 800],
  "card-drawn": ["card", 1900],
  "card-used": ["card", 900],
  jailed: ["jail", 1100],
  "stayed-in-jail": ["jail", 700],
  freed: ["free", 700],
  salary: ["go", 500],
  "rent-due": ["slip", 500],
  owed: ["slip", 900],
  bought: ["deed", 800],
  dealt: ["deed", 250],
  "deed-passed": ["deed", 500],
  "auction-opened": ["gavel", 700],
  bid: ["gavel", 250],
  going: ["gavel", 300],
  "auction-won": ["gavel", 1000],
  "auction-unsold": ["gavel", 700],
  defaulted: ["gavel", 700],
  built: ["build", 450],
  sold: ["build", 450],
  mortgaged: ["build", 450],
  redeemed: ["build", 450],
  kept: ["build", 450],
  surrendered: ["build", 450],
  shortage: ["build", 700],
  offered: ["deal", 500],
  accepted: ["deal", 1000],
  rejected: ["deal", 400],
  bankrupt: ["ruin", 1500],
  "estate-passed": ["deal", 900],
  expelled: ["ruling", 1200],
  corrected: ["ruling", 1200],
  undone: ["ruling", 700],
  "last-round": ["ruling", 900],
  time: ["ruling", 900],
  turn: ["turn", 300],
};

const SLIP: [Scene, number] = ["slip", 700];

/** What shows why something is paid, by reason. Other payments, and those of a debt that was left open, show a slip first. */
const CAUSES: Partial<Record<string, string>> = { rent: "rent-due", card: "card-drawn", auction: "auction-won", entity: "entity-fought", question: "question", interest: "kept" };

export function beatsOf(events: Happening[]): Beat[] {
  const beats: Beat[] = [];
  let standing: Happening | undefined; // what is on the stage
  asSeen(events).forEach((event, i, all) => {
    const made = beatsOfOne(event, all[i - 1], standing);
    beats.push(...made);
    standing = made.find((one) => one.scene)?.event ?? standing;
  });
  return beats;
}

/** The events in the order in which people see them: a salary is told before the move that earns it, and seen after it. */
function asSeen(events: Happening[]): Happening[] {
  const seen = [...events];
  for (let i = 0; i + 2 < seen.length; i += 1) {
    const [salary, received, moved] = seen.slice(i, i + 3);
    if (salary?.type === "salary" && received?.type === "received" && moved?.type === "moved") seen.splice(i, 3, moved, salary, received);
  }
  return seen;
}

function beatsOfOne(event: Happening, before: Happening | undefined, standing: Happening | undefined): Beat[] {
  const flows = flowsOf(event, before);
  const effect: Beat[] = flows.length ? [{ scene: null, event, ms: EFFECT_MS, flows }] : [];
  if (event.type === "moved") return [{ scene: "walk", event, ms: STEP_MS * (Math.abs(event.amount ?? 0) || 4) + STEP_MS, flows: [] }];
  const [scene, ms] = event.type === "paid" ? (isCauseOf(standing, event) ? [] : SLIP) : (SCENES[event.type] ?? []);
  return scene && ms ? [{ scene, event, ms, flows: [] }, ...effect] : effect;
}

function isCauseOf(standing: Happening | undefined, { seat, numbers }: Happening): boolean {
  const reason = REASONS[numbers?.[0] ?? -1] ?? "";
  if (standing?.type === "owed") return standing.seat === seat && standing.numbers?.[0] === numbers?.[0];
  return standing !== undefined && standing.type === CAUSES[reason];
}

/** How an event moves the players' cash, in every edition. A fine is told twice if it was paid as a debt. */
export function flowsOf({ type, seat = -1, amount = 0, other = -1, deal }: Happening, before?: Happening): [number, number][] {
  if (type === "accepted" && deal) return pair(seat, other, deal.give.cash - deal.take.cash);
  if (amount === 0 || seat < 0 || (type === "freed" && before?.type === "paid")) return [];
  if (type === "received") return [[seat, amount]];
  if (type === "bought" || type === "built" || type === "redeemed" || type === "ride" || type === "freed") return [[seat, -amount]];
  if (type === "paid") return pair(other, seat, amount);
  return [];
}

/** What one gets and the other pays; the Bank, which has no seat, is left out. */
function pair(gets: number, pays: number, amount: number): [number, number][] {
  const both: [number, number][] = [[pays, -amount], [gets, amount]];
  return both.filter(([seat]) => seat >= 0 && amount !== 0);
}

/** The scene of the last of these events that has one: what a line about them is mostly about. */
export function sceneOf(events: Happening[]): Scene | null {
  const scenes = events.map(({ type }) => (type === "moved" ? "walk" : type === "paid" ? "slip" : SCENES[type]?.[0]));
  return scenes.findLast((scene) => scene !== undefined) ?? null;
}

export function lengthOf(beats: Beat[]): number {
  return beats.reduce((total, { ms }) => total + ms, 0);
}
