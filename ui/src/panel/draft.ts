/** The sheet while it is being filled in. A deed has one owner here, so that it cannot stand on two lines. */

import { amountOf } from "./bank";
import { worth, type Scoring } from "./reckoning";
import type { Fate, Holding, Line, Sheet } from "./wire";

export interface Signature {
  /** When it was tapped, or seen on paper, by the server's clock. */
  at: number;
  paper: boolean;
}

export interface Draft {
  cash: Record<string, string>; // as typed
  owner: Record<string, string>; // deed → player
  mortgaged: Record<string, boolean>;
  level: Record<string, number>; // houses; one more than the most of them is a hotel
  /** Bankrupt on the sheet, beyond those who were recorded while the game was on; the first first. */
  out: string[];
  signed: Record<string, Signature>;
  decided: string[];
  /** The version this one is to replace; 0 for a first sheet. */
  replaces: number;
  reason: string;
  /** The sheet that was sent back and is the beginning of this one: where it went back in the log. */
  returned: number;
}

export const blank = (): Draft => ({ cash: {}, owner: {}, mortgaged: {}, level: {}, out: [], signed: {}, decided: [], replaces: 0, reason: "", returned: 0 });

export type Out = [entrant: string, fate: Fate][];

/** Who is out: recorded while the game was on, then what the sheet adds. */
export function outOf(draft: Draft, recorded: Out): Out {
  const known = recorded.map(([id]) => id);
  return [...recorded, ...draft.out.filter((id) => !known.includes(id)).map((id): [string, Fate] => [id, "bankrupt"])];
}

function holding(draft: Draft, deed: string, scoring: Scoring): Holding {
  const level = draft.level[deed] ?? 0;
  return {
    deed,
    ...(draft.mortgaged[deed] ? { mortgaged: true } : {}),
    ...(level > scoring.most_houses ? { hotel: true } : level ? { houses: level } : {}),
  };
}

function line(draft: Draft, entrant: string, fate: Fate, scoring: Scoring): Line {
  if (fate !== "playing") return { entrant, cash: 0, total: 0, fate };
  const holdings = scoring.deeds.filter((deed) => draft.owner[deed.id] === entrant).map((deed) => holding(draft, deed.id, scoring));
  const filled: Line = { entrant, cash: amountOf(draft.cash[entrant] ?? "") ?? 0, total: 0, ...(holdings.length ? { holdings } : {}) };
  return { ...filled, total: worth(filled, scoring).total };
}

export function toSheet(draft: Draft, players: string[], recorded: Out, scoring: Scoring): Sheet {
  const out = outOf(draft, recorded);
  const fates = new Map(out);
  const signed = Object.keys(draft.signed);
  const taps = Object.entries(draft.signed)
    .filter(([, { paper }]) => !paper)
    .map(([id, { at }]): [string, string] => [id, new Date(at).toISOString()]);
  return {
    lines: players.map((id) => line(draft, id, fates.get(id) ?? "playing", scoring)),
    ...(out.length ? { out: out.map(([id]) => id) } : {}),
    ...(signed.length ? { signed } : {}),
    ...(taps.length ? { taps } : {}),
    ...(draft.decided.length ? { decided: draft.decided } : {}),
  };
}

/** Survivors whose cash is not there yet, or is no number. */
export function withoutCash(draft: Draft, players: string[], recorded: Out): string[] {
  const out = new Set(outOf(draft, recorded).map(([id]) => id));
  return players.filter((id) => !out.has(id) && amountOf(draft.cash[id] ?? "") === null);
}

/** A sheet to be corrected. It has to be signed again. */
export function fromSheet(sheet: Sheet, replaces: number, scoring: Scoring): Draft {
  const draft = { ...blank(), out: [...(sheet.out ?? [])], decided: [...(sheet.decided ?? [])], replaces };
  for (const { entrant, cash, fate = "playing", holdings = [] } of sheet.lines) {
    if (fate === "playing") draft.cash[entrant] = String(cash);
    for (const { deed, mortgaged = false, houses = 0, hotel = false } of holdings) {
      draft.owner[deed] = entrant;
      if (mortgaged) draft.mortgaged[deed] = true;
      if (houses || hotel) draft.level[deed] = hotel ? scoring.most_houses + 1 : houses;
    }
  }
  return draft;
}

export function give(draft: Draft, deed: string, owner: string): Draft {
  const { [deed]: _owner, ...owners } = draft.owner;
  const { [deed]: _mortgaged, ...mortgaged } = draft.mortgaged;
  const { [deed]: _level, ...level } = draft.level;
  return { ...draft, owner: owner ? { ...owners, [deed]: owner } : owners, mortgaged, level };
}
