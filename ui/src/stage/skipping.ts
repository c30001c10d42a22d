/** Any tap or key skips the beats that are left. What it hits in the meantime must not be pressed by it. */

import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { staging } from "../store";
import { skip } from "./director";

const GUARDED = ".area-actions, .area-board"; // what changes with the table
const FREE = "button.pace, button.zoom, input, textarea, select, dialog";
const SAME_TAP_MS = 700;

export function useSkipping(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let skippedAt = -SAME_TAP_MS;
    const guards = (event: Event) => event.target instanceof Element && !event.target.closest(FREE) && event.target.closest(GUARDED) !== null;
    const tapped = (event: Event) => {
      if (!staging.value) return;
      if (guards(event)) skippedAt = event.timeStamp;
      skip();
    };
    const clicked = (event: Event) => {
      if (event.timeStamp - skippedAt > SAME_TAP_MS || !guards(event)) return;
      skippedAt = -SAME_TAP_MS;
      event.preventDefault();
      event.stopPropagation();
    };
    const typed = (event: KeyboardEvent) => {
      if (!staging.value || event.key === "Tab" || (event.target instanceof Element && event.target.closest(FREE))) return;
      if (event.key === "Enter" || event.key === " ") event.preventDefault();
      skip();
    };
    const hidden = () => {
      if (document.hidden) skip();
    };
    const box = main.current;
    box?.addEventListener("pointerdown", tapped, true);
    box?.addEventListener("click", clicked, true);
    document.addEventListener("keydown", typed, true);
    document.addEventListener("visibilitychange", hidden);
    return () => {
      box?.removeEventListener("pointerdown", tapped, true);
      box?.removeEventListener("click", clicked, true);
      document.removeEventListener("keydown", typed, true);
      document.removeEventListener("visibilitychange", hidden);
    };
  }, []);
}
