/** Small drawings of our own: tokens, buildings, signs of the spaces. All of them fit a box of 24 by 24. */

import type { JSX } from "preact";
import type { SpaceKind, Token as Piece } from "../edition";
import { tokenName } from "../names";
import { tokenOf } from "../store";
import type { Scene } from "../stage/beats";
import { art } from "../art";
import { Layers } from "./layers";

export const SEAT_COLOURS = ["#b3261e", "#1559b0", "#23732b", "#6a1b9a", "#9a4a06", "#00707c", "#a3155f", "#43545c"];

/** One mark to a seat, where nobody chose a token: it is told by its shape as well as by its colour. */
const MARKS = [
  "M12 2.6l2.8 6 6.6.8-4.9 4.5 1.3 6.5L12 17.2 6.2 20.4l1.3-6.5L2.6 9.4l6.6-.8z",
  "M12 2.5c4 5 6.2 8 6.2 11.6a6.2 6.2 0 0 1-12.4 0C5.8 10.5 8 7.5 12 2.5z",
  "M12 2.5l6 7h-3.5l4.5 6h-5.5v6h-3v-6H5l4.5-6H6z",
  "M15.5 3a9.5 9.5 0 1 0 5.6 13.5A8 8 0 0 1 15.5 3z",
  "M13.5 2L5 13.5h5.5L9 22l10-12.5h-6z",
  "M12 2.5l8.5 8L12 21.5l-8.5-11z",
  "M12 3a6 6 0 0 1 6 6c0 5 1.5 6.5 3 8H3c1.5-1.5 3-3 3-8a6 6 0 0 1 6-6zm-2.5 15.5h5a2.5 2.5 0 0 1-5 0z",
  "M4 20C3 10 9 4 20 3c0 11-5 17-13 16l7-8.5L5.5 21z",
];

/** The token of a seat; `named` where its name is not written beside it. */
export function Token({ seat, size = 24, named = false }: { seat: number; size?: number; named?: boolean }): JSX.Element {
  const piece = tokenOf(seat);
  const name = named && piece ? tokenName(piece.id) : "";
  return (
    <svg class="token" width={size} height={size} viewBox="0 0 36 36" {...(name ? { role: "img", "aria-label": name } : { "aria-hidden": "true" })}>
      {name && <title>{name}</title>}
      <TokenShape seat={seat} />
    </svg>
  );
}

/** A seat that nobody has taken yet. */
export function NoToken({ seat, size = 24 }: { seat: number; size?: number }): JSX.Element {
  return (
    <svg class="token" width={size} height={size} viewBox="0 0 36 36" aria-hidden="true">
      <circle cx="18" cy="18" r="15" fill="none" stroke={SEAT_COLOURS[seat % 8] ?? "#555"} stroke-width="2.5" stroke-dasharray="6 4.5" />
    </svg>
  );
}

const DISC = "M18 1.5a16.5 16.5 0 1 0 .01 0z";

/** A token around the point (18, 18), in the colour of its seat. */
export function TokenShape({ seat, piece = tokenOf(seat) }: { seat: number; piece?: Piece | undefined }): JSX.Element {
  const drawing = piece && art.value.tokens[piece.glyph];
  return (
    <>
      <path d={art.value.base || DISC} fill={SEAT_COLOURS[seat % 8] ?? "#555"} stroke="#fff" stroke-width="2" />
      {drawing ? (
        <g class="drawing" transform="translate(6 6) scale(.5)"><Layers of={drawing} /></g>
      ) : piece ? (
        <text x="18" y="24.5" text-anchor="middle" font-size="19" font-weight="700" fill="#fff">{[...tokenName(piece.id)][0]?.toUpperCase()}</text>
      ) : (
        <path d={MARKS[seat % 8] ?? ""} transform="translate(6 6)" fill="#fff" fill-rule="evenodd" />
      )}
    </>
  );
}

/** Buildings where the art pack has none. */
export const BUILDINGS = { house: "M12 4l9 8h-2.5v8h-13v-8H3z", hotel: "M3 21V9l6-4v4l6-4v4l6-4v16zM7 13h3v3H7zm7 0h3v3h-3z" };

export const SIGNS: Record<SpaceKind, string> = {
  go: "M3 9h10V4l9 8-9 8v-5H3z",
  street: "",
  station: "M6 3h12a2 2 0 0 1 2 2v9a3 3 0 0 1-3 3l2 4h-2.5l-1.5-3h-6l-1.5 3H5l2-4a3 3 0 0 1-3-3V5a2 2 0 0 1 2-2zm0 3v5h5V6zm7 0v5h5V6zM8 13a1.3 1.3 0 1 0 .01 0zm8 0a1.3 1.3 0 1 0 .01 0z",
  utility: "M9 21h6v-2H9zm3-19a7 7 0 0 0-4 12.7V17h8v-2.3A7 7 0 0 0 12 2z",
  cards: "M7 3h11a2 2 0 0 1 2 2v13h-2V5H7zM4 6h11a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zm1 4v2h9v-2zm0 4v2h6v-2z",
  tax: "M4 3h16v18l-2.7-2-2.7 2-2.6-2-2.7 2-2.6-2L4 21zm4 4v2h8V7zm0 4v2h8v-2z",
  jail: "M3 3h18v18H3zm2.5 2.5v13H8v-13zm5.2 0v13h2.6v-13zm5.3 0v13h2.5v-13z",
  parking: "M12 3c4 0 6 3 6 5.5 2 .5 3.5 2.2 3.5 4.5 0 2.5-2 4-4.5 4h-3.5v4h-3v-4H7c-2.5 0-4.5-1.5-4.5-4 0-2.3 1.5-4 3.5-4.5C6 6 8 3 12 3z",
  "go-to-jail": "M8 2h2v9h1V3h2v8h1V4h2v8h1V6h2v10a6 6 0 0 1-6 6h-2c-3 0-4-1.5-5-4L4.5 12l2-.7L8 14z",
  ride: "M4 11l2-5h12l2 5 2 1v6h-3a2.5 2.5 0 0 1-5 0h-4a2.5 2.5 0 0 1-5 0H2v-6zm3.5-3l-1 3h4V8zm5 0v3h5l-1-3z",
  entity: "M12 2a8 8 0 0 1 8 8v12l-2.7-2-2.6 2-2.7-2-2.7 2-2.6-2L4 22V10a8 8 0 0 1 8-8zM9 9a1.7 1.7 0 1 0 .01 0zm6 0a1.7 1.7 0 1 0 .01 0z",
  question: "M3 3h18v18H3zm6 6h2a1.3 1.3 0 1 1 2 1c-1 .7-2 1.3-2 3h2c0-1 2.5-1.5 2.5-3.8A3.3 3.3 0 0 0 9 9zm2 6v2h2v-2z",
};

export const LOCK = "M7 10V7a5 5 0 0 1 10 0v3h2v11H5V10zm2.5 0h5V7a2.5 2.5 0 0 0-5 0z";

export const HAMMER = "M13.5 2.5l8 8-2 2-1.2-1.2-3 3 1.2 1.2-2 2-3-3-8 8-2.6-2.6 8-8-3-3 2-2 1.2 1.2 3-3-1.2-1.2z";
export const HANDS = "M2 8l5-3 5 2 5-2 5 3v8l-3 1-5 4h-3l-6-4-3-1zm5 6l5 4 2-1-4-4 1-1 4 4 1.5-1.5-4-4 1-1 4 4 1-1.5-5-5-3 2-2-1.5z";
export const BROKEN = "M10 2.2a10 10 0 0 0 0 19.6L8 16l3.5-4L7 8.5zm4 0L11 8l4.5 4-3.5 4 2 5.8a10 10 0 0 0 0-19.6z";
const DIE = "M3 3h18v18H3zm5 3.5a1.8 1.8 0 1 0 .01 0zm8 0a1.8 1.8 0 1 0 .01 0zm-4 4a1.8 1.8 0 1 0 .01 0zm-4 4a1.8 1.8 0 1 0 .01 0zm8 0a1.8 1.8 0 1 0 .01 0z";
const COIN = "M12 2a10 10 0 1 0 .01 0zm-1 4h2v1.5h2.5v2H11a1 1 0 0 0 0 2h2a3 3 0 0 1 0 6v1.5h-2V17.5H8.5v-2H13a1 1 0 0 0 0-2h-2a3 3 0 0 1 0-6z";
const HOUSE = "M12 3l10 9h-3v9h-5v-6h-4v6H5v-9H2z";

/** What a line of the log is about, at a glance. */
const SCENE_SIGNS: Record<Scene, string> = {
  dice: DIE, walk: DIE, card: SIGNS.cards, fight: SIGNS.entity, block: SIGNS.question, ride: SIGNS.ride, slip: COIN, go: SIGNS.go,
  deed: SIGNS.tax, gavel: HAMMER, jail: SIGNS.jail, free: LOCK, build: HOUSE, deal: HANDS, ruin: BROKEN, ruling: HAMMER, turn: "",
};

export function SceneSign({ scene }: { scene: Scene | null }): JSX.Element {
  return <Sign d={scene ? SCENE_SIGNS[scene] : ""} size={18} />;
}

export function Sign({ d, size = 20 }: { d: string; size?: number }): JSX.Element {
  return (
    <svg class="sign" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} fill="currentColor" fill-rule="evenodd" />
    </svg>
  );
}

const GROUP_COLOURS: Record<string, string> = {
  brown: "#8d5a3b", "light-blue": "#8fd0ee", pink: "#de6aa8", orange: "#f0932b",
  red: "#e0444a", yellow: "#f4d42b", green: "#36a35c", "dark-blue": "#3a66c6",
};
const SPARE = Object.values(GROUP_COLOURS);

export function groupColour(id: string, index: number): string {
  return art.value.groups[id] ?? GROUP_COLOURS[id] ?? SPARE[index % SPARE.length] ?? "#888";
}

/** A pattern to each group, beside its colour and letter. */
const PATTERNS = [
  "M0 6h12", "M6 0v12", "M-3 9L9 -3M3 15L15 3", "M-3 3L9 15M3 -3L15 9",
  "M3 3h.1M9 9h.1", "M0 6h12M6 0v12", "M0 9l3-6 3 6 3-6 3 6", "M3 6a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
];

export function GroupPatterns({ prefix }: { prefix: string }): JSX.Element {
  return (
    <>
      {PATTERNS.map((d, i) => (
        <pattern key={i} id={`${prefix}${i}`} width="12" height="12" patternUnits="userSpaceOnUse">
          <path d={d} stroke="#000" stroke-opacity="0.28" stroke-width={i === 4 ? 4 : 1.8} stroke-linecap="round" fill="none" />
        </pattern>
      ))}
    </>
  );
}

/** The mark of a group beside text: its colour, pattern and letter. */
export function GroupMark({ id, index, letter, sign }: { id: string; index: number; letter: string; sign: string }): JSX.Element {
  const street = sign === "";
  return (
    <svg class="group-mark" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <rect x="1" y="1" width="22" height="22" rx="4" fill={street ? groupColour(id, index) : "#d6d3cb"} stroke="#0006" />
      {street ? (
        <>
          <circle cx="12" cy="12" r="8" fill="#fff" />
          <text x="12" y="16" text-anchor="middle" font-size="12" font-weight="700" fill="#1c1a17">{letter}</text>
        </>
      ) : (
        <path d={sign} transform="translate(3.6 3.6) scale(.7)" fill="#1c1a17" fill-rule="evenodd" />
      )}
    </svg>
  );
}

const PIPS: Record<number, [number, number][]> = {
  1: [[12, 12]],
  2: [[7, 7], [17, 17]],
  3: [[7, 7], [12, 12], [17, 17]],
  4: [[7, 7], [17, 7], [7, 17], [17, 17]],
  5: [[7, 7], [17, 7], [12, 12], [7, 17], [17, 17]],
  6: [[7, 6.5], [17, 6.5], [7, 12], [17, 12], [7, 17.5], [17, 17.5]],
};

function dieColours(): Record<string, string> {
  const { dice } = art.value;
  return dice ? { "--die": `var(--art-${dice.body})`, "--pips": `var(--art-${dice.pips})` } : {};
}

export function Die({ face, speed }: { face: number; speed: boolean }): JSX.Element {
  const special = speed && face > 3;
  const bus = "M4 5h14a3 3 0 0 1 3 3v8h-2a2.2 2.2 0 0 1-4.4 0H9.4a2.2 2.2 0 0 1-4.4 0H3V6zm1 2v4h4V7zm5.5 0v4h4V7zM16 7v4h3V8z";
  const next = "M4 11h9V6l7 6-7 6v-5H4z";
  return (
    <svg class={speed ? "die speed" : "die"} viewBox="0 0 24 24" aria-hidden="true" style={dieColours()}>
      <rect x="1" y="1" width="22" height="22" rx={art.value.dice?.corners ?? 5} />
      {special ? <path d={face === 4 ? bus : next} fill-rule="evenodd" /> : (PIPS[face] ?? []).map(([x, y]) => <circle key={`${x}${y}`} cx={x} cy={y} r="2.2" />)}
    </svg>
  );
}
