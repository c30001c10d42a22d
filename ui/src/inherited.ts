/** Mortgages that came to a player with somebody's deeds: one row for each, and one answer for all of them. */

import { effect } from "@preact/signals";
import { own, view } from "./store";
import type { ActionFacts, AnswerName, SeatOwn } from "./wire";

export const ANSWERS = ["keep", "redeem", "defer"] as const;
export type Answer = (typeof ANSWERS)[number];

export interface Mortgage {
  space: number;
  answers: Partial<Record<Answer, ActionFacts>>;
}

/** The mortgages that are asked about, in the order of the board. */
export function mortgages(actions: ActionFacts[]): Mortgage[] {
  const found = new Map<number, Mortgage>();
  for (const action of actions) {
    const answer = action.answer;
    if (action.type !== "choose" || !isAnswer(answer)) continue;
    const space = action.space ?? -1;
    const row = found.get(space) ?? { space, answers: {} };
    row.answers[answer] = action;
    found.set(space, row);
  }
  return [...found.values()].sort((a, b) => a.space - b.space);
}

function isAnswer(answer: AnswerName | undefined): answer is Answer {
  return ANSWERS.some((one) => one === answer);
}

/** Mortgages that one would have to pay off with more cash than one has. */
export function dearAnswers(mine: SeatOwn): ActionFacts[] {
  return mine.too_dear.filter((action) => action.type === "choose" && action.answer === "redeem");
}

/** What an answer costs: the interest, or the price of redeeming. */
export function costOf(action: ActionFacts): number {
  return action.answer === "keep" ? (action.interest ?? 0) : -(action.cash ?? 0);
}

/** Give this answer about each of them, one after the other, until one is refused or none is left. */
export async function answerAll(answer: Answer, act: (action: ActionFacts) => Promise<boolean>): Promise<void> {
  for (let next = first(own.value, answer); next; next = first(own.value, answer)) {
    const before = view.value?.version;
    if (!(await act(next))) return;
    await changed(before);
  }
}

function first(mine: SeatOwn | null, answer: Answer): ActionFacts | undefined {
  return mortgages(mine?.actions ?? []).find((row) => row.answers[answer])?.answers[answer];
}

/** The table answers before it shows what has changed. */
function changed(before: number | undefined): Promise<void> {
  return new Promise((resolve) => {
    let stop: (() => void) | undefined;
    stop = effect(() => {
      if (view.value?.version === before) return;
      resolve();
      queueMicrotask(() => stop?.());
    });
  });
}
