/**
 * Review in place: in a page of a language under review (`passgo/i18n/review.py`), whoever taps a text sees what it is made
 * from and can propose a better one. Bar and dialogue are the server's (`templates/review_part.html`).
 */

import { Dialogue } from "./dialogue";
import { MARKED, Marks } from "./marks";

const REVIEWING = "data-reviewing"; // on the page, while a tap opens a text instead of doing what it usually does
const OURS = "[data-review-own]";
const STOP = "data-review-stop"; // an element that the keyboard reaches for review alone
const CONTROL = "a, button, input, label, select, summary, textarea, [role=button]";
const MOST = 20;
const KEPT = "passgo-review-mode"; // for the visit, so that a page that is used leads on to one that is used
const USUAL = ["auxclick", "dblclick", "dragstart", "mousedown", "mouseup", "pointerdown", "pointerup", "submit", "touchend", "touchstart"];

const page = document.documentElement;
const marks = new Marks((element) => reach(element));

function reviewing(): boolean {
  return page.hasAttribute(REVIEWING);
}

/** Let the keyboard reach a text, unless it gets to a control around it anyway. */
function reach(element: Element): void {
  const wanted = reviewing() && element.hasAttribute(MARKED) && !element.closest(`${OURS}, ${CONTROL}, option, head`);
  if (wanted && (element as HTMLElement).tabIndex < 0) {
    element.setAttribute("tabindex", "0");
    element.toggleAttribute(STOP, true);
  } else if (!wanted && element.hasAttribute(STOP)) {
    element.removeAttribute("tabindex");
    element.toggleAttribute(STOP, false);
  }
}

/** The texts at a place: those of the nearest element that has some, then the others of the control around it. */
function textsAt(place: Element): number[] {
  const nearest = place.closest(`[${MARKED}]`);
  const control = place.closest(CONTROL);
  const inside = control ? [control, ...control.querySelectorAll(`[${MARKED}]`)] : [];
  const all = [nearest, ...inside].flatMap((element) => (element && !element.closest(OURS) ? marks.of(element) : []));
  return [...new Set(all)].slice(0, MOST);
}

function isForPage(event: Event): boolean {
  return !reviewing() || !(event.target instanceof Element) || event.target.closest(OURS) !== null;
}

function begin(bar: HTMLElement, dialogue: Dialogue): void {
  const open = (place: Element): void => {
    const numbers = textsAt(place);
    if (numbers.length && !dialogue.open) void dialogue.show(numbers);
  };
  for (const type of USUAL) {
    window.addEventListener(type, (event) => {
      if (isForPage(event)) return;
      event.stopImmediatePropagation();
      if (type === "mousedown" || type === "submit" || type === "dragstart") event.preventDefault();
    }, true);
  }
  window.addEventListener("click", (event) => {
    if (isForPage(event)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    open(event.target as Element);
  }, true);
  window.addEventListener("keydown", (event) => {
    if (isForPage(event) || event.key === "Tab") return;
    event.stopImmediatePropagation();
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    open(event.target as Element);
  }, true);
  const buttons = [...bar.querySelectorAll<HTMLButtonElement>(".review-modes button")];
  const choose = (mode: string): void => {
    page.toggleAttribute(REVIEWING, mode === "review");
    for (const button of buttons) button.setAttribute("aria-pressed", String(button.value === mode));
    document.querySelectorAll(`[${MARKED}]`).forEach(reach);
  };
  for (const button of buttons) {
    button.addEventListener("click", () => {
      choose(button.value);
      keep(button.value);
    });
  }
  bar.querySelector("a")?.addEventListener("click", () => keep("review"));
  for (const part of bar.querySelectorAll<HTMLElement>(".review-modes, .review-waits")) part.hidden = part.classList.contains("review-waits");
  choose(kept());
}

function kept(): string {
  try {
    return sessionStorage.getItem(KEPT) ?? "review";
  } catch {
    return "review"; // a browser that keeps nothing
  }
}

function keep(mode: string): void {
  try {
    sessionStorage.setItem(KEPT, mode);
  } catch {
    // as before on the next page
  }
}

const bar = document.querySelector<HTMLElement>(".review-bar");
const dialog = document.querySelector<HTMLDialogElement>(".review-dialog");
marks.start(page);
if (bar && dialog) begin(bar, new Dialogue(dialog, bar.dataset["language"] ?? "en"));
