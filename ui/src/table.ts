/** What the controls call: the one connection of this page. */

import type { Connection } from "./connection";
import type { Action, Commands } from "./wire";

let connection: Connection | null = null;

export function connect(to: Connection): void {
  connection = to;
  to.open();
}

/** Ask for something. What a judge does, and taking back, is meant for the table as it is on the screen. */
export function ask<Kind extends keyof Commands>(kind: Kind, body: Commands[Kind], control: string): Promise<boolean> {
  const versioned = kind.startsWith("judge-") || kind === "undo";
  return connection ? connection.command(kind, body, control, versioned) : Promise.resolve(false);
}

/** An action of the game is made against the version that is on the screen. */
export function act(action: Action, control: string): Promise<boolean> {
  return connection ? connection.command("act", { action: wishIn(action) }, control, true) : Promise.resolve(false);
}

/** The action without what the server said of it. */
function wishIn({ type, amount, space, spaces, seat, answer, deal }: Action): Action {
  const all = Object.entries({ type, amount, space, spaces, seat, answer, deal });
  return Object.fromEntries(all.filter(([, value]) => value !== undefined)) as unknown as Action;
}

export function takeBack(): void {
  connection?.takeBack();
}

export function changeHands(): void {
  connection?.changeHands();
}

/** The name of a control, so that only the one that was pressed says "sending". */
export function controlOf(action: Action): string {
  return ["act", action.type, action.space, action.spaces, action.seat, action.answer, action.amount].filter((part) => part !== undefined).join(":");
}
