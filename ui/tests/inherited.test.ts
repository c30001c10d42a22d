import { beforeEach, describe, expect, it } from "vitest";
import { answerAll, costOf, mortgages } from "../src/inherited";
import { own, view } from "../src/store";
import type { ActionFacts, TableView } from "../src/wire";

const keep = (space: number): ActionFacts => ({ type: "choose", answer: "keep", space, cash: -space, interest: space });
const redeem = (space: number): ActionFacts => ({ type: "choose", answer: "redeem", space, cash: -10 * space });

function show(actions: ActionFacts[], version: number): void {
  view.value = { version, own: { of: "seat", seat: 0, actions } } as unknown as TableView;
}

/** A table that answers first and shows a moment later what is left. */
function table(refuses = -1) {
  const asked: ActionFacts[] = [];
  const act = async (action: ActionFacts): Promise<boolean> => {
    asked.push(action);
    if (action.space === refuses) return false;
    const left = (own.value?.actions ?? []).filter((one) => one.space !== action.space);
    setTimeout(() => show(left, (view.value?.version ?? 0) + 1));
    return true;
  };
  return { asked, act };
}

describe("mortgages one has received", () => {
  beforeEach(() => show([keep(3), redeem(3), { type: "end" }, keep(1), keep(6), redeem(6)], 1));

  it("have a row each, with the answers that can be given", () => {
    const rows = mortgages(own.value?.actions ?? []);
    expect(rows.map((row) => [row.space, Object.keys(row.answers)])).toEqual([[1, ["keep"]], [3, ["keep", "redeem"]], [6, ["keep", "redeem"]]]);
  });

  it("cost their interest or the price of redeeming", () => {
    expect([costOf(keep(3)), costOf(redeem(3))]).toEqual([3, 30]);
  });

  it("cost interest that is not paid yet, too", () => {
    expect(costOf({ type: "choose", answer: "keep", space: 3, cash: 0, debt: 12, interest: 12 })).toBe(12);
  });

  it("are all kept one after the other", async () => {
    const { asked, act } = table();
    await answerAll("keep", act);
    expect(asked).toEqual([keep(1), keep(3), keep(6)]);
  });

  it("are answered up to the first refusal", async () => {
    const { asked, act } = table(3);
    await answerAll("redeem", act);
    expect(asked).toEqual([redeem(3)]);
  });
});
