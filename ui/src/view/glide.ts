/** What must give way to something new glides there instead of jumping, so that the eye can follow and nothing shifts. */

import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/** Each is its own frame of reference (`position: relative`), so what moves with its parent does not move twice. */
export const GLIDING =
  ".panel, .tabs, .player-row, .tags > *, .holding, .deeds > li, .deed-open > *, .deed-state > *, .deed-actions, .deed-actions > *, .standing, .decision > *, .mine > *, .headline > *, .standing > *, .more > *, .waits > li, .waits > li > *, .offers > *, .offer > *, .centre > *";
const MS = 160;

interface Place {
  x: number;
  y: number;
}

/** Where it stands in its frame: neither scrolling nor gliding changes that. */
const placeOf = (one: HTMLElement): Place => ({ x: one.offsetLeft, y: one.offsetTop });

export function useGlide(root: RefObject<HTMLElement | null>): void {
  // After the first picture: to ask where things stand before would lay the page out one time more.
  useEffect(() => {
    const box = root.current;
    if (!box || typeof box.animate !== "function") return;
    const calm = matchMedia("(prefers-reduced-motion: reduce)");
    let before = new Map<HTMLElement, Place>();
    const underWay = new WeakMap<HTMLElement, Animation>(); // what has not arrived yet glides on from where it is seen
    const settle = (glide: boolean) => {
      const now = new Map<HTMLElement, Place>();
      for (const one of box.querySelectorAll(GLIDING)) {
        if (!(one instanceof HTMLElement) || one.offsetParent === null) continue; // not shown, or a part of a drawing
        const place = placeOf(one);
        const old = before.get(one);
        now.set(one, place);
        if (!glide || !old || (Math.abs(old.x - place.x) < 2 && Math.abs(old.y - place.y) < 2)) continue;
        const still = underWay.get(one);
        const seen = still?.playState === "running" ? new DOMMatrixReadOnly(getComputedStyle(one).transform) : null;
        still?.cancel();
        const from = `translate(${old.x - place.x + (seen?.e ?? 0)}px, ${old.y - place.y + (seen?.f ?? 0)}px)`;
        underWay.set(one, one.animate([{ transform: from }, { transform: "none" }], { duration: MS, easing: "ease-out" }));
      }
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
