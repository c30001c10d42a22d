/** Review in place: marks are taken out of a page wherever it changes, and remembered; a tap finds the text. */

import { afterEach, describe, expect, it } from "vitest";
import { ATTRIBUTES, Marks, taken } from "../src/review/marks";
import { MARKS } from "../src/review/wire";

const [FRAME, ...DIGITS] = MARKS;

/** A mark as `passgo.i18n.review.mark` writes it. */
function mark(number: number): string {
  return `${FRAME}${[...number.toString(3)].map((digit) => DIGITS[Number(digit)]).join("")}${FRAME}`;
}

const changes = (): Promise<void> => new Promise((done) => setTimeout(done));

function page(html: string): { root: HTMLElement; marks: Marks } {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const root = document.getElementById("root") as HTMLElement;
  const marks = new Marks();
  marks.start(root);
  return { root, marks };
}

afterEach(() => (document.body.innerHTML = ""));

describe("a marked text", () => {
  it.each([0, 1, 2, 3, 26, 2601, 100_000])("gives its number: %i", (number) => {
    expect(taken(`${mark(number)}Würfeln`)).toEqual({ text: "Würfeln", numbers: [number] });
  });

  it("names the sentence before what is filled in", () => {
    expect(taken(`${mark(7)}\u2068Ada\u2069 zahlt \u2068${mark(3)}50 $\u2069`)).toEqual({ text: "\u2068Ada\u2069 zahlt \u206850 $\u2069", numbers: [7, 3] });
  });

  it("leaves nothing of a mark that was cut", () => {
    expect(taken(`${mark(2601).slice(0, 3)}Würfeln`)).toEqual({ text: "Würfeln", numbers: [] });
  });
});

describe("a page", () => {
  it("has no marks left, and every element knows its texts", () => {
    const attributes = ATTRIBUTES.map((name, i) => `<i ${name}="${mark(i)}x"></i>`).join("");
    const { root, marks } = page(`<p>${mark(40)}Hallo <b>${mark(41)}du</b></p>${attributes}`);
    expect(root.outerHTML).not.toMatch(/[\u2061-\u2064]/);
    expect(marks.of(root.querySelector("p") as Element)).toEqual([40]);
    expect(marks.of(root.querySelector("b") as Element)).toEqual([41]);
    expect([...root.querySelectorAll("i")].map((element) => marks.of(element))).toEqual(ATTRIBUTES.map((_, i) => [i]));
  });

  it("keeps the texts that a script reads", () => {
    const { root } = page(`<script type="application/json">"${mark(1)}x"</script><p data-said="${mark(2)}x"></p>`);
    expect(root.innerHTML).toContain(`"${mark(1)}x"`);
    expect(root.innerHTML).toContain(`"${mark(2)}x"`);
  });

  it("is followed as it changes", async () => {
    const { root, marks } = page(`<p title="a">eins</p>`);
    const p = root.querySelector("p") as HTMLElement;
    (p.firstChild as Text).data = `${mark(5)}zwei`;
    p.title = `${mark(6)}drei`;
    root.insertAdjacentHTML("beforeend", `<ul><li>${mark(8)}vier</li></ul>`);
    await changes();
    expect(root.innerHTML).toBe(`<p title="drei" data-review="">zwei</p><ul><li data-review="">vier</li></ul>`);
    expect(marks.of(p)).toEqual([5, 6]);
    expect(marks.of(root.querySelector("li") as Element)).toEqual([8]);
  });

  it("forgets a text that another replaced", async () => {
    const { root, marks } = page(`<p>${mark(5)}eins</p>`);
    const p = root.querySelector("p") as HTMLElement;
    (p.firstChild as Text).data = "12";
    await changes();
    expect(marks.of(p)).toEqual([]);
    expect(p.hasAttribute("data-review")).toBe(false);
  });
});
