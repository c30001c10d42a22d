/** The stage: the middle of the board. It shows the beats of what happens and, between them, what matters now. */

import type { ComponentChildren, JSX } from "preact";
import { direction, t } from "../i18n";
import { buildings, cardText, change, deckName, dice, editionName, money, spaceName } from "../names";
import { beat, PACE_NAMES, pace, setPace } from "../stage/director";
import type { Beat, Scene } from "../stage/beats";
import { edition, game, log, lookingAt, rule, view } from "../store";
import { sentence, tellTurn, turnsIn } from "../telling";
import type { Happening } from "../wire";
import { askedOfMe, thoughtsOfOthers } from "./asking";
import { Says } from "./Character";
import { small, whole, wide } from "./look";
import { Risk } from "./Outlook";
import { Strip } from "./Players";
import { Prospect } from "./Prospect";
import { TradeOnStage } from "./TradeOnStage";
import "../stage/stage.css";
import { art, drawingOf, type Drawing } from "../art";
import type { SpaceKind } from "../edition";
import { Backdrop, BuildingPicture, Picture, SpacePicture } from "./drawings";
import { BROKEN, Die, groupColour, HAMMER, HANDS, LOCK, Sign, SIGNS, Token } from "./shapes";

export function Stage(): JSX.Element {
  const shown = beat.value;
  return (
    <div class="centre" dir={direction.value}>
      <Backdrop />
      <p class="edition-name" style={{ "--letters": editionName().length }}>{editionName()}</p>
      {wide.value && <Strip />}
      {shown ? <Playing shown={shown} /> : <Waiting />}
      {small.value && <Zoom />}
      {lookingAt.value === null && <Paces />}
    </div>
  );
}

/** What is said on the stage is said once more by the live region, when it comes: here it is only seen. */
function Playing({ shown }: { shown: Beat }): JSX.Element {
  const { scene, event } = shown;
  return (
    <div class={`scene scene-${scene}`} key={keyOf(shown)} aria-hidden="true">
      <div class="thing">{scene && THINGS[scene](event)}</div>
      {scene !== "card" && <p class="caption">{sentence(event)}</p>}
      <Says event={event} />
    </div>
  );
}

const keys = new WeakMap<Beat, number>();
let beats = 0;

/** Each beat is a new thing: its entrance is played again. */
function keyOf(shown: Beat): number {
  const known = keys.get(shown) ?? (beats += 1);
  keys.set(shown, known);
  return known;
}

const BACK = "M10 4v5c7 0 11 4 12 11-2.5-4-6-6-12-6v5l-8-7.5z";
const OPEN = "M7 10V7a5 5 0 0 1 9.7-1.7l-2.4.8A2.5 2.5 0 0 0 9.5 7v3H19v11H5V10z";
const BARS = "M3 3h18v18H3zm2 2v14h2.750V5zm3.750 0v14h2.750V5zm3.750 0v14h2.750V5zm3.750 0v14H19V5z";
const CROSS = "M5 3l7 7 7-7 2 2-7 7 7 7-2 2-7-7-7 7-2-2 7-7-7-7z";
const LOCKED = new Set(["mortgaged", "redeemed", "kept", "surrendered"]);

const THINGS: Record<Scene, (event: Happening) => JSX.Element> = {
  dice: (event) => <DiceRow faces={event.numbers ?? []} tumbling />,
  walk: (event) => <Between from={event.seat ?? -1} to={-1}><Place position={event.space ?? -1} /></Between>,
  card: (event) => <Card event={event} />,
  fight: (event) => <Fight event={event} />,
  block: (event) => <Figure drawing={art.value.spaces["question"]} d={SIGNS.question} kind="block" badge={event.other !== undefined && event.amount ? money(event.amount) : ""} />,
  ride: (event) => <><Figure drawing={art.value.spaces["ride"]} d={SIGNS.ride} kind="ride" /><Place position={event.space ?? -1} /></>,
  slip: (event) => <Slip event={event} />,
  go: (event) => <Figure drawing={placed("go")} d={SIGNS.go} kind="go" badge={change(event.amount ?? 0)} />,
  deed: (event) => <Between from={event.seat ?? -1} to={-1}><Place position={event.space ?? -1} /></Between>,
  gavel: (event) => <Figure drawing={art.value.things["gavel"]} d={HAMMER} kind="gavel" badge={event.amount && event.type !== "going" ? money(event.amount) : ""} />,
  jail: (event) => <span class="figure figure-jail"><Token seat={event.seat ?? 0} /><Picture drawing={event.type === "jailed" ? art.value.things["jailed"] : placed("jail")} plain={BARS} /></span>,
  free: (event) => <Between from={event.seat ?? -1} to={-1}><Figure drawing={art.value.things["free"]} d={OPEN} kind="free" /></Between>,
  build: (event) => <>{LOCKED.has(event.type) ? <Figure d={LOCK} kind={event.type} /> : <span class={`figure figure-${event.type}`}><BuildingPicture hotel={event.other === 5} /></span>}<Place position={event.space ?? -1} /></>,
  deal: (event) => <Between from={event.seat ?? -1} to={event.other ?? -1}>{event.type === "rejected" ? <Figure d={CROSS} kind="rejected" /> : <Figure drawing={art.value.things["deal"]} d={HANDS} kind={event.type} />}</Between>,
  ruin: (event) => <Between from={event.seat ?? -1} to={event.other ?? -1}><Figure drawing={art.value.things["ruin"]} d={BROKEN} kind="ruin" /></Between>,
  ruling: (event) => <Figure d={event.type === "undone" ? BACK : HAMMER} kind="ruling" />,
  turn: (event) => <span class="figure figure-turn"><Token seat={event.seat ?? 0} /></span>,
};

/** The drawing of the first space of a kind. */
function placed(kind: SpaceKind): Drawing | undefined {
  const space = edition.value?.spaces.find((one) => one.kind === kind);
  return space && drawingOf(space);
}

function Figure({ drawing, d, kind, badge = "" }: { drawing?: Drawing | undefined; d: string; kind: string; badge?: string }): JSX.Element {
  return <span class={`figure figure-${kind}`}><Picture drawing={drawing} plain={d} />{badge && <strong class="badge">{badge}</strong>}</span>;
}

/** A space as a small deed: its colour, its name. */
function Place({ position }: { position: number }): JSX.Element | null {
  const board = edition.value;
  const space = board?.spaces[position];
  if (!board || !space) return null;
  const colour = space.kind === "street" ? groupColour(board.groups[space.group]?.id ?? "", space.group) : "var(--soft)";
  return (
    <span class="place" style={{ borderTopColor: colour }}>
      {SIGNS[space.kind] && <SpacePicture space={space} />}
      <strong>{spaceName(position)}</strong>
    </span>
  );
}

/** A card that turns over. */
function Card({ event }: { event: Happening }): JSX.Element {
  const drawn = event.type === "card-drawn";
  const deck = art.value.decks[edition.value?.decks[event.other ?? 0]?.id ?? ""];
  return (
    <span class="card">
      <span class="back" style={deck && { background: `var(--art-${deck.ground})`, color: `var(--art-${deck.text})` }}><Picture drawing={deck?.mark} plain={SIGNS.cards} /><span>{deckName(event.other ?? 0)}</span></span>
      <span class="face"><small><Token seat={event.seat ?? 0} /> {deckName(event.other ?? 0)}</small><span>{drawn ? cardText(event.other ?? 0, event.amount ?? 0) : sentence(event)}</span></span>
    </span>
  );
}

function Fight({ event }: { event: Happening }): JSX.Element {
  const won = (event.amount ?? 0) >= 0;
  const space = edition.value?.spaces[event.space ?? -1];
  return (
    <span class={won ? "fight" : "fight beaten"}>
      <Token seat={event.seat ?? 0} />
      <DiceRow faces={event.numbers ?? []} tumbling />
      <Figure drawing={space && drawingOf(space)} d={SIGNS.entity} kind="entity" />
    </span>
  );
}

function Slip({ event }: { event: Happening }): JSX.Element {
  return (
    <Between from={event.seat ?? -1} to={event.other ?? -1}>
      <span class="slip">{(event.space ?? -1) >= 0 && <small>{spaceName(event.space ?? -1)}</small>}<strong>{money(Math.abs(event.amount ?? 0))}</strong></span>
    </Between>
  );
}

/** Something that goes from one player to another, or to the Bank. */
function Between({ from, to, children }: { from: number; to: number; children: ComponentChildren }): JSX.Element {
  return <span class="between">{from >= 0 && <Token seat={from} />}{children}{to >= 0 && <Token seat={to} />}</span>;
}

function DiceRow({ faces, tumbling = false }: { faces: number[]; tumbling?: boolean }): JSX.Element {
  const white = Number(rule("dice.count") ?? 2);
  const speed = rule("dice.speedDie") === true;
  return (
    <span class={tumbling ? "dice tumbling" : "dice"} role="img" aria-label={`${t("dice-title")}: ${dice(faces, speed ? white : 0)}`}>
      {faces.map((face, i) => <Die key={i} face={face} speed={speed && i >= white} />)}
    </span>
  );
}

/** Between two beats: whose decision it is and what it is about. */
function Waiting(): JSX.Element {
  const facts = game.value;
  const mine = askedOfMe();
  const paused = view.value?.table.paused;
  const others = paused ? [] : thoughtsOfOthers();
  const asked = paused ? t("paused") : mine;
  const about = Prospect() ?? TradeOnStage();
  return (
    <>
      {!about && (facts?.dice.length ? <DiceRow faces={facts.dice} /> : <p class="dice none">{t("dice-none")}</p>)}
      {asked && <p class="asking" key={asked}><span class="asked mine">{asked}</span></p>}
      <Thinking others={others} />
      {about ?? <p class="last" key={log.value.length}>{lastLine()}</p>}
      {!about && <Risk />}
      {facts && !about && <Stock houses={facts.houses} hotels={facts.hotels} />}
    </>
  );
}

const LINES = 3; // those beyond stand with their tokens only

/** What the others are thinking about. */
function Thinking({ others }: { others: { seat: number; text: string }[] }): JSX.Element | null {
  if (!others.length) return null;
  const [lines, rest] = [others.slice(0, LINES), others.slice(LINES)];
  return (
    <ul class="asking thinking">
      {lines.map(({ seat, text }) => <li key={text}><Token seat={seat} size={20} /> <span>{text}</span></li>)}
      {rest.length > 0 && <li>{rest.map(({ seat, text }) => <span key={text} title={text}><Token seat={seat} size={20} /><span class="unseen">{text}</span></span>)}</li>}
    </ul>
  );
}

/** A game that nobody was at has stopped, and goes on for who comes back: the board says the rest. */
const BETWEEN = new Set(["paused", "resumed", "seat-returned"]);

/** The latest line of the story; of a game that was just loaded, too. Whose turn has begun, the question says. */
function lastLine(): string {
  const turn = turnsIn(log.value.slice(-40).filter((event) => !BETWEEN.has(event.type))).findLast(({ length }) => length > 1);
  return turn ? (tellTurn(turn).at(-1) ?? "") : "";
}

function Stock({ houses, hotels }: { houses: number; hotels: number }): JSX.Element {
  return (
    <p class="stock" title={t("bank-stock")}>
      <span class="unseen">{t("bank-stock")}: {buildings(false, houses)}, {buildings(true, hotels)}</span>
      <span aria-hidden="true"><BuildingPicture hotel={false} size={18} /> {houses}</span>
      <span aria-hidden="true"><BuildingPicture hotel size={18} /> {hotels}</span>
    </p>
  );
}

/** How fast the beats are played here; a press takes the next pace. */
function Paces(): JSX.Element {
  const next = PACE_NAMES[(PACE_NAMES.indexOf(pace.value) + 1) % PACE_NAMES.length] ?? "normal";
  return (
    <button type="button" class="pace" aria-label={t("stage-pace", { pace: t(`pace-${pace.value}`) })} title={t("stage-pace", { pace: t(`pace-${pace.value}`) })} onClick={() => setPace(next)}>
      <span aria-hidden="true">{"▸".repeat(PACE_NAMES.indexOf(pace.value) + 1)}</span>
    </button>
  );
}

const FARTHER = "M3 3h18v18H3zm2 2v14h14V5zm3 3h8v8H8z";
const CLOSER = "M2 8h5v8H2zm6.5-1.5h7v11h-7zM17 8h5v8h-5z";

/** Between a few spaces and the whole board. */
function Zoom(): JSX.Element {
  return (
    <button type="button" class="zoom" aria-pressed={whole.value} aria-label={t("whole-board")} title={t("whole-board")} onClick={() => (whole.value = !whole.value)}>
      <Sign d={whole.value ? CLOSER : FARTHER} size={20} />
    </button>
  );
}
