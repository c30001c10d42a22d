/** The board on a small screen: a few spaces around whoever moves, in a row that one may swipe along, and the stage below. */

import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { inARow, type Edition, type Plan } from "../edition";
import { direction } from "../i18n";
import { pace } from "../stage/director";
import { game, positionOf, walking } from "../store";
import { Board, Drawing } from "./Board";
import { Hint } from "./Hints";
import { whole } from "./look";
import { Stage } from "./Stage";
import "./close-up.css";

const FINGERS = 2;
const PINCH = 0.8; // closer together than that is meant

/** The board of a small screen: close up, or the whole of it. */
export function SmallBoard({ edition }: { edition: Edition }): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  usePinch(box);
  return (
    <div ref={box} class={whole.value ? "small-board whole" : "small-board"}>
      {whole.value ? <Board edition={edition} /> : <><Row edition={edition} /><Stage /><Hint /></>}
    </div>
  );
}

function Row({ edition }: { edition: Edition }): JSX.Element {
  const lens = useRef<HTMLDivElement>(null);
  const plan = useMemo(() => inARow(edition.spaces.length, direction.value === "rtl"), [edition, direction.value]);
  const followed = positionOf([...walking.value.keys()].at(-1) ?? game.value?.turn ?? -1);
  useEffect(() => lens.current ? follow(lens.current, plan, followed) : undefined, [plan, followed]);
  return (
    <div ref={lens} class="lens scroll" dir="ltr">
      <div class="board row-board" data-spaces={edition.spaces.length} style={{ aspectRatio: `${plan.width} / ${plan.height}` }}>
        <Drawing edition={edition} plan={plan} />
      </div>
    </div>
  );
}

/** Bring a space into the middle. Round the end of the row the picture is the same on both sides, and nobody sees the leap. */
function follow(lens: HTMLElement, plan: Plan, position: number): void {
  const drawn = plan.drawn.find((one) => one.position === position && !one.copy);
  if (!drawn) return;
  const scale = lens.scrollWidth / plan.width;
  const left = (drawn.cell.x + drawn.cell.width / 2) * scale - lens.clientWidth / 2;
  const far = Math.abs(left - lens.scrollLeft) > 2 * lens.clientWidth;
  const still = far || pace.value === "instant" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  lens.scrollTo({ left, behavior: still ? "instant" : "smooth" });
}

/** Two fingers that close or part change between the whole board and a part of it. */
function usePinch(box: { current: HTMLElement | null }): void {
  useEffect(() => {
    const at = box.current;
    let apart = 0;
    const distance = ([one, other]: Touch[]) => (one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0);
    const begin = (event: TouchEvent) => (apart = event.touches.length === FINGERS ? distance([...event.touches]) : 0);
    const move = (event: TouchEvent) => {
      if (!apart || event.touches.length !== FINGERS) return;
      if (event.cancelable) event.preventDefault();
      const change = distance([...event.touches]) / apart;
      if (change < PINCH) whole.value = true;
      if (change > 1 / PINCH) whole.value = false;
    };
    at?.addEventListener("touchstart", begin, { passive: true });
    at?.addEventListener("touchmove", move, { passive: false });
    return () => {
      at?.removeEventListener("touchstart", begin);
      at?.removeEventListener("touchmove", move);
    };
  }, []);
}
