/** The board, drawn from the edition's data. The square one is never mirrored: play goes clockwise in every language. */

import type { JSX } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { signal } from "@preact/signals";
import { DEPTH, groupLetter, square, type Cell, type Edition, type Plan, type Space } from "../edition";
import { direction, spoken, t } from "../i18n";
import { boardName, editionName, groupName, HOTEL, level, money, named, numberAmongTwins, players, spaceName } from "../names";
import { riskAt } from "../outlook";
import { game, mySeat, openSpace, own, positionOf, view, walking, wished } from "../store";
import { whyNot } from "../wishes";
import { act, controlOf } from "../table";
import type { Action, DeedFacts } from "../wire";
import { fitText } from "./fit";
import { Heat, riskText } from "./Outlook";
import { askedFor, wish } from "./Shortage";
import { Stage } from "./Stage";
import { art, dressed, drawingOf } from "../art";
import { Mark } from "./drawings";
import { BUILDINGS, groupColour, GroupPatterns, LOCK, SEAT_COLOURS, SIGNS, TokenShape } from "./shapes";

const BAR = 34;
const OWNER = 24;
const TOKEN = 45;
const SIGN = 42;
const PRICE = 20;

/** The one space that Tab reaches; arrow keys go on from there. */
const focused = signal(0);

export function Board({ edition }: { edition: Edition }): JSX.Element {
  const plan = useMemo(() => square(edition.spaces.length), [edition]);
  return (
    <div class="board" data-spaces={edition.spaces.length} dir="ltr" style={{ "--ring": `${(100 * DEPTH) / plan.width}%` }}>
      <Drawing edition={edition} plan={plan} />
      <Stage />
    </div>
  );
}

/** Spaces and tokens as a plan lays them out, and the buttons over them. */
export function Drawing({ edition, plan }: { edition: Edition; plan: Plan }): JSX.Element {
  return (
    <>
      <svg viewBox={`0 0 ${plan.width} ${plan.height}`} aria-hidden="true">
        <defs>
          <GroupPatterns prefix="pattern-" />
          <pattern id="mortgaged" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="5" height="14" class="hatch" />
          </pattern>
        </defs>
        <rect class="board-base" width={plan.width} height={plan.height} rx="10" />
        <Cells edition={edition} plan={plan} />
        <Heat plan={plan} />
        <Tokens edition={edition} plan={plan} />
      </svg>
      <Spots edition={edition} plan={plan} />
    </>
  );
}

/** All spaces. A cell is drawn again only when its deed has changed: most broadcasts change none or one of them. */
function Cells({ edition, plan }: { edition: Edition; plan: Plan }): JSX.Element {
  const made = useRef(new Map<number, { state: string; element: JSX.Element }>());
  const deeds = new Map((game.value?.deeds ?? []).map((deed) => [deed.space, deed]));
  const lit = offeredToMe();
  const look = String(dressed.value);
  const visited = new Set((game.value?.players ?? []).filter((player) => !player.out && !walking.value.has(player.seat)).map((player) => player.space));
  return (
    <>
      {plan.drawn.map(({ position, cell }, i) => {
        const deed = deeds.get(position);
        const space = edition.spaces[position];
        const state = `${look} ${cell.x} ${deed?.owner} ${deed?.level} ${deed?.mortgaged} ${visited.has(position)} ${lit.get(position)}`;
        const before = made.current.get(i);
        if (before?.state === state) return before.element;
        if (!space) return null;
        const element = <SpaceCell key={i} edition={edition} space={space} position={position} cell={cell} deed={deed} visited={visited.has(position)} lit={lit.get(position) ?? ""} />;
        made.current.set(i, { state, element });
        return element;
      })}
    </>
  );
}

/** The deeds of offers one has received, as a class each: what one would get, and what one would give. */
function offeredToMe(): Map<number, string> {
  const lit = new Map<number, string>();
  for (const offer of game.value?.offers ?? []) {
    if (offer.to !== mySeat.value) continue;
    for (const space of offer.deal.give.deeds) lit.set(space, " offered");
    for (const space of offer.deal.take.deeds) lit.set(space, " offered wanted");
  }
  return lit;
}

/** Invisible buttons over the drawing: one stop for Tab, arrow keys go round, Enter opens a space or answers with it. */
function Spots({ edition, plan }: { edition: Edition; plan: Plan }): JSX.Element {
  const group = useRef<HTMLDivElement>(null);
  const count = edition.spaces.length;
  const share = (length: number, whole: number) => `${(100 * length) / whole}%`;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: -1, ArrowDown: -1, ArrowLeft: 1, ArrowUp: 1, Home: -focused.value, End: count - 1 - focused.value }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    // On the first side of the square play goes to the left; in a row it goes where one reads.
    const along = event.key.startsWith("Arrow") && plan.width !== plan.height && direction.value === "ltr" ? -step : step;
    focused.value = (focused.value + along + count) % count;
    group.current?.querySelector<HTMLElement>(`[data-space="${focused.value}"]`)?.focus();
  };
  const choose = (position: number) => {
    focused.value = position;
    const answer = answerWith(position);
    const asked = askedFor(game.value, own.value);
    if (asked?.streets.some((street) => street.space === position)) wish(asked, position);
    else if (answer) void act(answer, controlOf(answer));
    else openSpace.value = position;
  };
  const labels = useLabels(edition);
  const question = askedFor(game.value, own.value);
  const wanted = new Set(question?.streets.map((street) => street.space).filter((space) => !whyNot(question, space, wished.value)));
  return (
    <div ref={group} role="group" aria-label={t("board-title", { edition: editionName() })} aria-describedby="board-keys" onKeyDown={onKeyDown}>
      <p id="board-keys" hidden>{t("board-keys")}</p>
      {plan.drawn.map(({ position, cell, copy }, i) => (
        <button
          key={i} type="button" class={answerWith(position) || wanted.has(position) ? "spot asked" : "spot"} {...(copy ? { "aria-hidden": true } : { "data-space": position })}
          tabIndex={position === focused.value && !copy ? 0 : -1} aria-label={labels(position)} onClick={() => choose(position)}
          style={{ left: share(cell.x, plan.width), top: share(cell.y, plan.height), width: share(cell.width, plan.width), height: share(cell.height, plan.height) }}
        />
      ))}
    </div>
  );
}

/** The answer to a question that going to this space would be, if one is asked. */
function answerWith(position: number): Action | undefined {
  return own.value?.actions.find((action) => action.type === "choose" && action.answer === "space" && action.space === position);
}

/** What is said of each space. The words are put together again only when something they tell has changed. */
function useLabels(edition: Edition): (position: number) => string {
  const made = useRef(new Map<number, { state: string; label: string }>());
  const facts = game.value;
  const deeds = new Map((facts?.deeds ?? []).map((deed) => [deed.space, deed]));
  const called = `${spoken.value} ${mySeat.value} ${view.value?.table.seats.map((seat) => seat.name + seat.bot + seat.gender).join("|")}`;
  return (position) => {
    const deed = deeds.get(position);
    const here = (facts?.players ?? []).filter((player) => !player.out && player.space === position).map((player) => player.seat);
    const risk = riskAt(position);
    const state = `${called} ${deed?.owner} ${deed?.level} ${deed?.mortgaged} ${here.join()} ${risk && riskText(risk)}`;
    const before = made.current.get(position);
    if (before?.state === state) return before.label;
    const label = describe(position, edition.spaces[position], deed, here, risk);
    made.current.set(position, { state, label });
    return label;
  };
}

function describe(position: number, space: Space | undefined, deed: DeedFacts | undefined, here: number[], risk: ReturnType<typeof riskAt>): string {
  const parts = [spaceName(position), numberAmongTwins(position)];
  if (space && space.group >= 0) parts.push(groupName(space.group), money(space.price));
  if (deed) {
    parts.push(t("about-owner", { player: named.player(deed.owner) }));
    if (deed.level) parts.push(level(deed.level));
    if (deed.mortgaged) parts.push(t("deed-mortgaged"));
  }
  if (here.length) parts.push(t("about-here", { players: players(here) }));
  if (risk) parts.push(riskText(risk));
  return parts.filter(Boolean).join(", ");
}

interface CellProps {
  edition: Edition;
  space: Space;
  position: number;
  cell: Cell;
  deed: DeedFacts | undefined;
  visited: boolean;
  lit: string;
}

function SpaceCell({ edition, space, position, cell, deed, visited, lit }: CellProps): JSX.Element {
  return (
    <g class={`cell ${space.kind}${cell.corner ? " corner" : ""}${lit}`} transform={`translate(${cell.x} ${cell.y})`}>
      <rect class="ground" width={cell.width} height={cell.height} />
      {space.kind === "street" && <Bar edition={edition} space={space} cell={cell} deed={deed} />}
      {deed?.mortgaged && <rect {...room(cell, space.kind === "street" ? BAR : 0)} fill="url(#mortgaged)" />}
      {cell.corner ? <Corner space={space} position={position} cell={cell} /> : <Inside edition={edition} space={space} position={position} cell={cell} owned={deed !== undefined} visited={visited} />}
      {deed && <Owner deed={deed} cell={cell} />}
      <rect class="edge" x="1.5" y="1.5" width={cell.width - 3} height={cell.height - 3} />
    </g>
  );
}

/** The part of a cell beside its bar, and where the outer edge is. */
function room(cell: Cell, bar: number): { x: number; y: number; width: number; height: number } {
  switch (cell.side) {
    case "bottom":
      return { x: 0, y: bar, width: cell.width, height: cell.height - bar };
    case "top":
      return { x: 0, y: 0, width: cell.width, height: cell.height - bar };
    case "left":
      return { x: 0, y: 0, width: cell.width - bar, height: cell.height };
    case "right":
      return { x: bar, y: 0, width: cell.width - bar, height: cell.height };
  }
}

function barBox(cell: Cell): { x: number; y: number; width: number; height: number } {
  if (cell.side === "bottom") return { x: 0, y: 0, width: cell.width, height: BAR };
  if (cell.side === "top") return { x: 0, y: cell.height - BAR, width: cell.width, height: BAR };
  if (cell.side === "left") return { x: cell.width - BAR, y: 0, width: BAR, height: cell.height };
  return { x: 0, y: 0, width: BAR, height: cell.height };
}

function Bar({ edition, space, cell, deed }: { edition: Edition; space: Space; cell: Cell; deed: DeedFacts | undefined }): JSX.Element {
  const box = barBox(cell);
  const upright = cell.side === "left" || cell.side === "right";
  const colour = groupColour(edition.groups[space.group]?.id ?? "", space.group);
  const built = deed?.level ?? 0;
  const at = (i: number): [number, number] => (upright ? [box.x + BAR / 2, 16 + i * 16.5] : [16 + i * 16.5, box.y + BAR / 2]);
  const [lx, ly] = at(0);
  const count = built === HOTEL ? 1 : built;
  return (
    <g>
      <rect {...box} fill={colour} />
      <rect {...box} fill={`url(#pattern-${space.group % 8})`} />
      <rect {...box} class="bar-edge" />
      <circle cx={lx} cy={ly} r="12" fill="#fff" />
      <text class="letter" x={lx} y={ly + 6.5}>{groupLetter(edition, space.group)}</text>
      {Array.from({ length: count }, (_, i) => {
        const [x, y] = at(built === HOTEL ? 2.6 : i + 1.4);
        const [kind, size] = built === HOTEL ? (["hotel", 32] as const) : (["house", 17] as const);
        return <Mark key={i} kind={kind} drawing={art.value.buildings[kind]} plain={BUILDINGS[kind]} x={x - size / 2} y={y - size / 2} size={size} />;
      })}
    </g>
  );
}

function Inside({ edition, space, position, cell, owned, visited }: { edition: Edition; space: Space; position: number; cell: Cell; owned: boolean; visited: boolean }): JSX.Element {
  const flat = cell.side === "left" || cell.side === "right";
  const bar = space.kind === "street" ? BAR : 0;
  const price = space.price || space.amount || space.fare;
  const priced = price > 0 && !owned && !(flat && visited);
  const { text, signAt, signSize } = places(space, cell, bar, price, visited);
  const below = flat && priced ? PRICE : 0;
  const lines = fitText(boardName(position), text.width, text.height - below);
  const middle = text.y + (text.height - below) / 2 + lines.size * 0.35;
  return (
    <g>
      <text class="name" font-size={lines.size} direction={direction.value} text-anchor="middle">
        {lines.lines.map((line, i) => (
          <tspan key={i} x={text.x + text.width / 2} y={middle + (i - (lines.lines.length - 1) / 2) * lines.size * 1.08}
            {...(line.squeeze ? { textLength: text.width, lengthAdjust: "spacingAndGlyphs" } : {})}>
            {line.text}
          </tspan>
        ))}
      </text>
      {hasSign(space) && (flat || !visited) && <Mark kind="space-sign small" drawing={drawingOf(space)} plain={SIGNS[space.kind]} {...signAt} size={signSize} />}
      {priced && (
        <text class="price" x={flat ? text.x + text.width / 2 : cell.width / 2} y={cell.side === "top" ? 19 : cell.height - 8} text-anchor="middle" direction="ltr">{money(price)}</text>
      )}
      <Large edition={edition} space={space} cell={cell} bar={bar} />
    </g>
  );
}

/** Where the name and the sign of a space stand. Tokens have the lower part of a space that is visited; names make room. */
function places(space: Space, cell: Cell, bar: number, price: number, visited: boolean) {
  const flat = cell.side === "left" || cell.side === "right";
  const inner = room(cell, bar);
  // The outer strip is the owner's; without one the price stands there (beside the name on the left and right).
  const strip = space.group >= 0 || (price > 0 && !flat) ? OWNER : 0;
  const aside = cell.height > DEPTH ? 7 : 4; // in a row no name may touch the next
  const box = {
    x: inner.x + (cell.side === "left" ? strip : 0) + aside,
    y: inner.y + (cell.side === "top" ? strip : 0) + 3,
    width: inner.width - (flat ? strip : 0) - 2 * aside,
    height: inner.height - (flat ? 0 : strip) - 6,
  };
  const signSize = flat ? 36 : SIGN;
  const signAt = flat
    ? { x: box.x + box.width - signSize, y: box.y + (box.height - signSize) / 2 }
    : { x: (cell.width - signSize) / 2, y: box.y + box.height - signSize };
  const width = box.width - (hasSign(space) && flat ? signSize + 4 : 0);
  const height = box.height - (visited ? TOKEN : hasSign(space) && !flat ? SIGN : 0);
  return { text: { ...box, width, height }, signAt, signSize };
}

/** A street has its colour, any other space a drawing. */
function hasSign(space: Space): boolean {
  return space.kind !== "street";
}

/** On a small board there is no room for names: the letter of the group or the sign of the space stands there, large. */
function Large({ edition, space, cell, bar }: { edition: Edition; space: Space; cell: Cell; bar: number }): JSX.Element {
  const box = room(cell, bar);
  const strip = space.group >= 0 ? OWNER / 2 : 0;
  const x = box.x + box.width / 2 + (cell.side === "left" ? strip : cell.side === "right" ? -strip : 0);
  const y = box.y + box.height / 2 + (cell.side === "top" ? strip : cell.side === "bottom" ? -strip : 0);
  if (hasSign(space)) return <Mark kind="large space-sign" drawing={drawingOf(space)} plain={SIGNS[space.kind]} x={x - 34} y={y - 34} size={68} />;
  return <text class="large" x={x} y={y + 20} text-anchor="middle">{groupLetter(edition, space.group)}</text>;
}

function Corner({ space, position, cell }: { space: Space; position: number; cell: Cell }): JSX.Element {
  const scale = cell.width / DEPTH;
  const jail = space.kind === "jail";
  const top = 106 * scale;
  const lines = fitText(boardName(position), cell.width - 22 * scale, cell.height - top - 2);
  const middle = top + (cell.height - top) / 2 + lines.size * 0.35;
  return (
    <g>
      <g transform={`scale(${scale})`}>
        {jail && <rect class="cell-of-jail" x="52" y="6" width="104" height="104" rx="6" />}
        <Mark kind="corner-sign" drawing={drawingOf(space)} plain={SIGNS[space.kind]} {...(jail ? { x: 56, y: 10, size: 96 } : { x: 33, y: 8, size: 96 })} />
      </g>
      <text class="name" font-size={lines.size} direction={direction.value} text-anchor="middle">
        {lines.lines.map((line, i) => (
          <tspan key={i} x={cell.width / 2} y={middle + (i - (lines.lines.length - 1) / 2) * lines.size * 1.05}>{line.text}</tspan>
        ))}
      </text>
    </g>
  );
}

/** The outer strip: whose it is, and a lock where it is mortgaged. */
function Owner({ deed, cell }: { deed: DeedFacts; cell: Cell }): JSX.Element {
  const flat = cell.side === "left" || cell.side === "right";
  const box = flat
    ? { x: cell.side === "left" ? 0 : cell.width - OWNER, y: 0, width: OWNER, height: cell.height }
    : { x: 0, y: cell.side === "bottom" ? cell.height - OWNER : 0, width: cell.width, height: OWNER };
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const aside = deed.mortgaged ? 22 : 0;
  const [tokenX, tokenY] = flat ? [x, y - aside] : [x - aside, y];
  return (
    <g>
      <rect {...box} fill={SEAT_COLOURS[deed.owner % 8] ?? "#555"} />
      <g transform={`translate(${tokenX - 12} ${tokenY - 12}) scale(.667)`}>
        <TokenShape seat={deed.owner} />
      </g>
      {deed.mortgaged && (
        <g transform={flat ? `translate(${x} ${y + aside})` : `translate(${x + aside} ${y})`}>
          <circle r="14" class="lock-ground" />
          <path class="lock" d={LOCK} fill-rule="evenodd" transform="translate(-9 -9.5) scale(.75)" />
        </g>
      )}
    </g>
  );
}

/** Where the n-th of some tokens stands in a cell. */
function standing(cell: Cell, n: number, of: number, jail: "in" | "visiting" | "", bar: number): [number, number] {
  const scale = cell.width / DEPTH;
  if (jail === "in") return [(70 + (n % 3) * 34) * scale, (30 + Math.floor(n / 3) * 34) * scale];
  if (jail === "visiting") return [(26 + (n % 2) * 2) * scale, 24 + n * 22];
  // On the outer part of the space, so that its name can still be read.
  const columns = cell.corner ? 4 : of > 4 ? 3 : Math.max(1, Math.min(of, 3));
  const row = Math.floor(n / columns);
  const inRow = Math.min(columns, of - row * columns);
  const gap = Math.min(36, (cell.width - 40) / Math.max(1, inRow - 1));
  const x = cell.width / 2 + ((n % columns) - (inRow - 1) / 2) * gap;
  const base = cell.corner ? 86 : cell.side === "bottom" ? cell.height - 49 : cell.height - 25 - (cell.side === "top" ? bar : 0);
  return [x, base - row * 32];
}

function Tokens({ edition, plan }: { edition: Edition; plan: Plan }): JSX.Element {
  const facts = game.value;
  const there = (facts?.players ?? []).filter((player) => !player.out);
  return (
    <g class="tokens" aria-hidden="true">
      {there.map((player) => {
        const position = positionOf(player.seat);
        const jailSpace = edition.spaces[position]?.kind === "jail";
        const jail = !jailSpace ? "" : player.jail >= 0 ? "in" : "visiting";
        const bar = edition.spaces[position]?.kind === "street" ? BAR : 0;
        const same = there.filter((other) => positionOf(other.seat) === position && (!jailSpace || (other.jail >= 0) === (player.jail >= 0)));
        return plan.drawn
          .filter((drawn) => drawn.position === position)
          .map(({ cell, copy }) => {
            const [x, y] = standing(cell, same.findIndex((other) => other.seat === player.seat), same.length, jail, bar);
            return <Piece key={`${player.seat}${copy}`} seat={player.seat} x={cell.x + x - 20} y={cell.y + y - 20} onTurn={facts?.turn === player.seat && !facts.over} />;
          });
      })}
    </g>
  );
}

function Piece({ seat, x, y, onTurn }: { seat: number; x: number; y: number; onTurn: boolean }): JSX.Element {
  return (
    <g class={onTurn ? "piece on-turn" : "piece"} data-seat={seat} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <g class="body">
        {onTurn && <circle class="halo" cx="20" cy="20" r="23" />}
        <g transform="translate(2 2)">
          <TokenShape seat={seat} />
        </g>
      </g>
    </g>
  );
}
