/** Bots as characters of their edition: a face, a temper, a few words. How well they play is said beside them. */

import type { JSX } from "preact";
import { art } from "../art";
import { knows, t } from "../i18n";
import { official, view } from "../store";
import { REASONS, type Happening } from "../wire";
import { Layers } from "./layers";
import { botsTalk } from "./look";
import { SEAT_COLOURS, Token } from "./shapes";

/** By seat, as their names and their pace go round (`passgo.tables.commands.bots`). */
const TEMPERS = ["careful", "bold", "haggler"] as const;
type Moment = "buys" | "earns" | "pays" | "wins";

export function strengthOf(bot: string): string {
  return knows(`bot-${bot}`) ? `${t("bot")} · ${t(`bot-${bot}`)}` : t("bot");
}

export function Face({ seat, size = 24 }: { seat: number; size?: number }): JSX.Element {
  const face = art.value.faces[seat];
  if (!face) return <Token seat={seat} size={size} />;
  return (
    <svg class="token" width={size} height={size} viewBox="0 0 36 36" aria-hidden="true">
      <circle cx="18" cy="18" r="16.5" fill={SEAT_COLOURS[seat % 8] ?? "#555"} stroke="#fff" stroke-width="2" />
      <g class="drawing" transform="translate(6 6) scale(.5)"><Layers of={face} /></g>
    </svg>
  );
}

function isBot(seat: number | undefined): seat is number {
  return seat !== undefined && seat >= 0 && view.value?.table.seats[seat]?.player === "bot";
}

/** What a bot says now, in its temper; nothing in official rounds, where nobody wants it, or where its edition has no words for it. */
export function Words({ seat, moment }: { seat: number; moment: Moment }): JSX.Element | null {
  const key = `says-${TEMPERS[seat % TEMPERS.length]}-${moment}`;
  if (!isBot(seat) || !botsTalk.value || official.value || !knows(key)) return null;
  return <p class="says"><Face seat={seat} size={30} /> <q>{t(key)}</q></p>;
}

const SELDOM = 3; // one of so many occasions

/** A word to what happens on the stage, now and then. */
export function Says({ event }: { event: Happening }): JSX.Element | null {
  const said = occasion(event);
  if (!said || ((event.space ?? 0) + (event.amount ?? 0)) % SELDOM) return null;
  return <Words seat={said[0]} moment={said[1]} />;
}

function occasion({ type, seat, other, numbers }: Happening): [number, Moment] | null {
  if (type === "bought" && isBot(seat)) return [seat, "buys"];
  const rent = type === "rent-due" || (type === "paid" && REASONS[numbers?.[0] ?? -1] === "rent");
  if (rent && isBot(other)) return [other, "earns"];
  if ((rent || type === "owed") && isBot(seat)) return [seat, "pays"];
  return null;
}
