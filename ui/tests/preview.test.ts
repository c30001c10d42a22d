/** A minute of play: it begins when somebody presses the button, can be paused, ends by itself and begins again. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CALM_STEP_MS, MINUTE_MS, Player, STEP_MS } from "../src/preview/player";
import type { PreviewStep } from "../src/preview/wire";

const SIZE = 12;
const STEPS: PreviewStep[] = [
  { seat: 0, path: [1, 2, 3], owners: [[3, 0]], story: "Ada buys it." },
  { seat: 1, path: [1, 2, 9], owners: [], story: "Boris goes to jail." },
  { seat: 0, path: [], owners: [[3, -1], [5, 1]], story: "Ada sells it." },
];

let fetched: ReturnType<typeof vi.fn>;

function page(steps: PreviewStep[] | null = STEPS, calm = false): HTMLElement {
  const cells = Array.from({ length: SIZE }, (_, i) => `<g data-space="${i}"><rect class="ground" x="${i * 100}" y="0" width="100" height="200"/><rect class="strip"/></g>`);
  const pieces = ["#b3261e", "#1559b0"].map((colour, seat) => `<g data-seat="${seat}" data-colour="${colour}"></g>`);
  document.body.innerHTML = `<figure data-steps="/editions/x/preview"><svg>${cells.join("")}${pieces.join("")}</svg>
    <figcaption hidden><button data-play="Play" data-stop="Pause">Play</button><p class="story">About</p></figcaption></figure>`;
  fetched = vi.fn(async () => (steps ? { ok: true, json: async () => ({ steps }) } : { ok: false }));
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("matchMedia", () => ({ matches: calm }));
  const figure = document.querySelector("figure") as HTMLElement;
  new Player(figure);
  return figure;
}

async function press(figure: HTMLElement): Promise<void> {
  figure.querySelector("button")?.click();
  await vi.advanceTimersByTimeAsync(0);
}

const state = (figure: HTMLElement): string | undefined => figure.querySelector("button")?.textContent;
const story = (figure: HTMLElement): string | null => figure.querySelector(".story")?.textContent ?? null;
const piece = (figure: HTMLElement, seat: number): SVGElement => figure.querySelector(`[data-seat="${seat}"]`) as SVGElement;
const at = (figure: HTMLElement, seat: number): number => Math.floor(Number(/translate\(([\d.]+)px/.exec(piece(figure, seat).style.transform)?.[1]) / 100);
const owner = (figure: HTMLElement, space: number): string | undefined => figure.querySelector<SVGElement>(`[data-space="${space}"] .edge`)?.style.getPropertyValue("--owner");

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("before it is played", () => {
  it("asks for nothing, and all tokens stand on the first space", () => {
    const figure = page();
    expect(fetched).not.toHaveBeenCalled();
    expect([at(figure, 0), at(figure, 1)]).toEqual([0, 0]);
    expect(figure.querySelector("figcaption")?.hidden).toBe(false);
  });
});

describe("while it is played", () => {
  it("walks space by space, colours what is bought and tells the line", async () => {
    const figure = page();
    await press(figure);
    expect(fetched).toHaveBeenCalledExactlyOnceWith("/editions/x/preview");
    expect(state(figure)).toBe("Pause");
    expect(story(figure)).toBe("Ada buys it.");
    expect(at(figure, 0)).toBe(1);
    await vi.advanceTimersByTimeAsync(STEP_MS - 1);
    expect(at(figure, 0)).toBe(3);
    expect(owner(figure, 3)).toBe("#b3261e");
  });

  it("takes longer into jail than to the next space", async () => {
    const figure = page();
    await press(figure);
    await vi.advanceTimersByTimeAsync(STEP_MS);
    const pace = parseFloat(piece(figure, 1).style.transitionDuration);
    await vi.advanceTimersByTimeAsync(STEP_MS - 1);
    expect(at(figure, 1)).toBe(9);
    expect(parseFloat(piece(figure, 1).style.transitionDuration)).toBeGreaterThan(pace);
  });

  it("takes the colour away with the deed, and leaves the strip of the set on top", async () => {
    const figure = page();
    await press(figure);
    expect(figure.querySelector('[data-space="3"] .edge')?.nextElementSibling?.classList.contains("strip")).toBe(true);
    await vi.advanceTimersByTimeAsync(2 * STEP_MS);
    expect(owner(figure, 3)).toBeUndefined();
    expect(owner(figure, 5)).toBe("#1559b0");
  });
});

describe("a pause", () => {
  it("stops everything, with the token where it was going, and goes on from there", async () => {
    const figure = page();
    await press(figure);
    await press(figure);
    expect(state(figure)).toBe("Play");
    expect(at(figure, 0)).toBe(3);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(story(figure)).toBe("Ada buys it.");
    await press(figure);
    expect(story(figure)).toBe("Boris goes to jail.");
    expect(fetched).toHaveBeenCalledOnce();
  });

  it("holds while the steps are still on their way", async () => {
    const figure = page();
    figure.querySelector("button")?.click();
    figure.querySelector("button")?.click();
    await vi.advanceTimersByTimeAsync(STEP_MS);
    expect(story(figure)).toBe("About");
    expect(state(figure)).toBe("Play");
  });

  it("and another press while they are on their way asks and plays once", async () => {
    const figure = page();
    for (let i = 0; i < 3; i += 1) figure.querySelector("button")?.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(fetched).toHaveBeenCalledOnce();
    expect(story(figure)).toBe("Ada buys it.");
  });
});

describe("the end", () => {
  it("comes after the last step, and it can be played again from the start", async () => {
    const figure = page();
    await press(figure);
    await vi.advanceTimersByTimeAsync(3 * STEP_MS);
    expect(state(figure)).toBe("Play");
    expect(story(figure)).toBe("Ada sells it.");
    await press(figure);
    expect(story(figure)).toBe("Ada buys it.");
    expect(at(figure, 1)).toBe(0);
    expect(owner(figure, 5)).toBeUndefined();
  });

  it("comes after a minute at most", async () => {
    const figure = page(Array.from({ length: 200 }, (_, i) => ({ seat: 0, path: [(i + 1) % SIZE], owners: [], story: String(i) })));
    await press(figure);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(state(figure)).toBe("Play");
    expect(story(figure)).toBe(String(MINUTE_MS / STEP_MS - 1));
  });

  it("comes at once when nothing is answered, and the button asks again", async () => {
    const figure = page(null);
    await press(figure);
    expect(state(figure)).toBe("Play");
    await press(figure);
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

describe("with less motion", () => {
  it("jumps without a transition, and gives time to look", async () => {
    const figure = page(STEPS, true);
    await press(figure);
    expect(at(figure, 0)).toBe(3);
    expect(piece(figure, 0).style.transitionDuration).toBe("0ms");
    await vi.advanceTimersByTimeAsync(CALM_STEP_MS - 1);
    expect(story(figure)).toBe("Ada buys it.");
    await vi.advanceTimersByTimeAsync(1);
    expect(story(figure)).toBe("Boris goes to jail.");
  });
});
