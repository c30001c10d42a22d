/** Marks of texts under review (`passgo/i18n/review.py`): which texts are where on the page. */

import { MARKS } from "./wire";

const [FRAME, ...DIGITS] = MARKS;
const MARK = new RegExp(`${FRAME}([${DIGITS.join("")}]+)${FRAME}`, "g");
const REST = new RegExp(`[${MARKS.join("")}]`, "g"); // of a mark that was cut
/** What people see or hear of an element beside its text. */
export const ATTRIBUTES = ["alt", "aria-description", "aria-label", "aria-roledescription", "aria-valuetext", "label", "placeholder", "title", "value"];
const UNTOUCHED = new Set(["SCRIPT", "STYLE", "TEMPLATE"]);
export const MARKED = "data-review";

/** The text without its marks, and the numbers that they stood for: the sentence first, then what is filled in. */
export function taken(text: string): { text: string; numbers: number[] } {
  const numbers = [...text.matchAll(MARK)].map((found) => [...(found[1] ?? "")].reduce((sum, digit) => sum * DIGITS.length + DIGITS.indexOf(digit as never), 0));
  return { text: text.replace(MARK, "").replace(REST, ""), numbers };
}

/** Takes the marks out of a page as it changes, and remembers them. `changed` hears of every element that has texts, or had. */
export class Marks {
  private readonly texts = new WeakMap<Node, number[]>();
  private readonly attributes = new WeakMap<Element, Map<string, number[]>>();
  private readonly observer: MutationObserver;

  constructor(private readonly changed: (element: Element) => void = () => undefined) {
    this.observer = new MutationObserver((records) => this.follow(records));
  }

  start(root: Element): void {
    this.take(root);
    this.observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ATTRIBUTES });
  }

  /** The numbers of an element's own texts, each once. */
  of(element: Element): number[] {
    const inside = [...element.childNodes].flatMap((node) => this.texts.get(node) ?? []);
    const beside = [...(this.attributes.get(element)?.values() ?? [])].flat();
    return [...new Set([...inside, ...beside])];
  }

  private follow(records: MutationRecord[]): void {
    for (const { type, target, addedNodes, attributeName } of records) {
      if (type === "attributes") this.takeAttribute(target as Element, attributeName ?? "");
      else if (type === "characterData") this.takeText(target);
      else for (const node of addedNodes) this.take(node);
      const element = target instanceof Element ? target : target.parentElement;
      if (element) this.note(element);
    }
    this.observer.takeRecords(); // what was written here is known
  }

  private take(node: Node): void {
    if (node.nodeType === Node.TEXT_NODE) return this.takeText(node);
    if (!(node instanceof Element) || UNTOUCHED.has(node.tagName)) return;
    for (const name of ATTRIBUTES) if (node.hasAttribute(name)) this.takeAttribute(node, name);
    for (const child of node.childNodes) this.take(child);
    this.note(node);
  }

  private takeText(node: Node): void {
    const { text, numbers } = taken(node.nodeValue ?? "");
    this.texts.set(node, numbers);
    if (text !== node.nodeValue) node.nodeValue = text;
  }

  private takeAttribute(element: Element, name: string): void {
    const written = element.getAttribute(name) ?? "";
    const { text, numbers } = taken(written);
    const known = this.attributes.get(element) ?? new Map<string, number[]>();
    this.attributes.set(element, known.set(name, numbers));
    if (text !== written) element.setAttribute(name, text);
  }

  private note(element: Element): void {
    const has = this.of(element).length > 0;
    if (has === element.hasAttribute(MARKED)) return;
    element.toggleAttribute(MARKED, has);
    this.changed(element);
  }
}
