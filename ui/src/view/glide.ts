/** What must give way to something new glides there instead of jumping, so that the eye can follow and nothing shifts. */

import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/** Each is its own frame of reference (`position: relative`), so what moves with its parent does not move twice. */
export const GLIDING =
  ".strip > li, .area-actions > .actions, .panel, .tabs, .player-row, .tags > *, .holding, .panel-deeds > *, .deeds > li, .deed-open > *, .deed-state > *, .deed-actions, .deed-actions > *, .standing, .decision > *, .mine > *, .headline > *, .standing > *, .more > *, .waits > li, .waits > li > *, .offers > *, .offer > *, .centre > *";
const MS = 160;

interface Place {
  x: number;
  y: number;
}

/** How far from its place it began, when that was first drawn, and how much of the way was left in the latest frame. */
interface Glide extends Place {
  since: number;
  left: number;
}

/** Where it stands in its frame: neither scrolling nor gliding changes that. */
const placeOf = (one: HTMLElement): Place => ({ x: one.offsetLeft, y: one.offsetTop });

const underWay = new Map<HTMLElement, Glide>();

/** Glide from there, or on from where it is seen now. Written frame by frame, not as an animation: a browser takes a second animation for a jump. */
function glideFrom(one: HTMLElement, { x, y }: Place): void {
  const before = underWay.get(one);
  const from = { x: x + (before ? before.x * before.left : 0), y: y + (before ? before.y * before.left : 0) };
  if (underWay.size === 0) requestAnimationFrame(draw);
  underWay.set(one, { ...from, since: 0, left: 1 });
  one.style.transform = `translate(${from.x}px, ${from.y}px)`;
}

function draw(now: number): void {
  for (const [one, glide] of underWay) {
    glide.since ||= now; // the first frame is the one before the change
    glide.left = Math.max(0, 1 - (now - glide.since) / MS) ** 2;
    one.style.transform = glide.left ? `translate(${glide.x * glide.left}px, ${glide.y * glide.left}px)` : "";
    if (!glide.left) underWay.delete(one);
  }
  if (underWay.size) requestAnimationFrame(draw);
}

export function useGlide(root: RefObject<HTMLElement | null>): void {
  // After the first picture: to ask where things stand before would lay the page out one time more.
  useEffect(() => {
    const box = root.current;
    if (!box) return;
    const calm = matchMedia("(prefers-reduced-motion: reduce)");
    let before = new Map<HTMLElement, Place>();
    const settle = (glide: boolean) => {
      const now = new Map<HTMLElement, Place>();
      const moved: [HTMLElement, Place][] = [];
      for (const one of box.querySelectorAll(GLIDING)) {
        if (!(one instanceof HTMLElement) || one.offsetParent === null) continue; // not shown, or a part of a drawing
        const place = placeOf(one);
        const old = before.get(one);
        now.set(one, place);
        if (glide && old && (Math.abs(old.x - place.x) >= 2 || Math.abs(old.y - place.y) >= 2)) moved.push([one, { x: old.x - place.x, y: old.y - place.y }]);
      }
      for (const [one, from] of moved) glideFrom(one, from); // after all reading: to write in between would lay out again
      before = now;
    };
    settle(false);
    // Called before the frame in which the change would be seen.
    const watcher = new MutationObserver(() => settle(!calm.matches));
    watcher.observe(box, { childList: true, characterData: true, subtree: true, attributes: true, attributeFilter: ["class", "open", "hidden"] });
    const resized = () => settle(false);
    addEventListener("resize", resized);
    return () => {
      watcher.disconnect();
      removeEventListener("resize", resized);
    };
  }, []);
}
