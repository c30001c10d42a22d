/** Plays the preview of an edition on the board of its page: tokens walk, edges take the colour of their owners. */

import type { Preview, PreviewStep } from "./wire";

export const STEP_MS = 1_200;
/** For people who want less motion: everything jumps, and they get time to look. */
export const CALM_STEP_MS = 2_500;
export const MINUTE_MS = 60_000;
const HOP_MS = 90;
const WALK_MS = 900; // the longest way, so that a token arrives before the next one sets out
const JUMP_MS = 450; // over several spaces at once, into jail
const SVG = "http://www.w3.org/2000/svg";
const INSET = 8; // an edge lies within its cell

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function part<Found extends Element>(root: Element, selector: string): Found {
  const found = root.querySelector<Found>(selector);
  if (!found) throw new Error(selector);
  return found;
}

export class Player {
  private readonly button: HTMLButtonElement;
  private readonly story: HTMLElement;
  private readonly pieces: SVGGElement[];
  private readonly standing: number[];
  private steps: PreviewStep[] | null = null;
  private asked: Promise<PreviewStep[] | null> | null = null; // while they are on their way
  private at = 0; // the step that comes next
  private playing = false;
  private next: ReturnType<typeof setTimeout> | undefined;
  private hop: ReturnType<typeof setTimeout> | undefined;
  private arrive = (): void => {}; // puts the token that walks where it is going

  constructor(private readonly figure: HTMLElement) {
    this.button = part(figure, "button");
    this.story = part(figure, ".story");
    this.pieces = [...figure.querySelectorAll<SVGGElement>("[data-seat]")];
    this.standing = this.pieces.map(() => 0);
    this.button.addEventListener("click", () => void (this.playing ? this.pause() : this.play()));
    this.clear();
    figure.dataset["ready"] = "";
    part<HTMLElement>(figure, "figcaption").hidden = false;
  }

  /** Go on, or begin again after the end. The steps are asked for when somebody wants to see them, never before. */
  async play(): Promise<void> {
    this.tell(true);
    if (!this.steps) {
      this.asked ??= this.fetched();
      this.steps = await this.asked;
      this.asked = null;
    }
    if (!this.steps) this.pause();
    if (!this.playing || this.next !== undefined) return; // paused meanwhile, or pressed twice
    if (this.at === 0) this.clear();
    this.step();
  }

  pause(): void {
    this.tell(false);
    clearTimeout(this.next);
    this.next = undefined;
    this.arrive();
  }

  /** The steps that came; nothing if the line is down: the button can be pressed again. */
  private async fetched(): Promise<PreviewStep[] | null> {
    try {
      const answer = await fetch(this.figure.dataset["steps"] ?? "");
      return answer.ok ? ((await answer.json()) as Preview).steps : null;
    } catch {
      return null;
    }
  }

  private tell(playing: boolean): void {
    this.playing = playing;
    this.button.textContent = this.button.dataset[playing ? "stop" : "play"] ?? "";
  }

  private step(): void {
    this.arrive();
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const pace = calm ? CALM_STEP_MS : STEP_MS;
    const now = this.steps?.[this.at];
    if (!now || this.at >= MINUTE_MS / pace) {
      this.at = 0;
      this.pause();
      return;
    }
    this.at += 1;
    this.story.textContent = now.story;
    for (const [space, seat] of now.owners) this.own(space, seat);
    this.walk(now, calm);
    this.next = setTimeout(() => this.step(), pace);
  }

  private walk({ seat, path }: PreviewStep, calm: boolean): void {
    const [first, ...rest] = path;
    if (first === undefined) return;
    if (calm) {
      this.place(seat, path.at(-1) ?? first, 0);
      return;
    }
    const pace = Math.min(HOP_MS, WALK_MS / path.length);
    const hop = (to: number, left: number[]): void => {
      const far = this.distance(this.standing[seat] ?? 0, to) > 1;
      const ms = far ? JUMP_MS : pace;
      this.place(seat, to, ms);
      const [then, ...others] = left;
      this.hop = then === undefined ? undefined : setTimeout(() => hop(then, others), ms);
    };
    this.arrive = () => {
      clearTimeout(this.hop);
      this.arrive = () => {};
      const end = path.at(-1) ?? first;
      if (this.standing[seat] !== end) this.place(seat, end, 0);
    };
    hop(first, rest);
  }

  /** Spaces between two places, the shorter way round. */
  private distance(from: number, to: number): number {
    const size = this.figure.querySelectorAll("[data-space]").length;
    const steps = Math.abs(from - to);
    return Math.min(steps, size - steps);
  }

  /** Put a token on its quarter of a space, so that four of them can be told apart. */
  private place(seat: number, space: number, ms: number): void {
    const piece = this.pieces[seat];
    if (!piece) return;
    const { x, y, width, height } = this.box(space);
    const left = x + width * (seat % 2 ? 0.7 : 0.3);
    const top = y + height * (seat < 2 ? 0.3 : 0.7);
    piece.style.transitionDuration = `${ms}ms`;
    piece.style.transform = `translate(${left}px, ${top}px)`;
    this.standing[seat] = space;
  }

  private own(space: number, seat: number): void {
    const cell = this.cell(space);
    const colour = this.pieces[seat]?.dataset["colour"];
    const edge = cell.querySelector<SVGElement>(".edge");
    if (colour === undefined) edge?.remove();
    else (edge ?? this.newEdge(cell, this.box(space))).style.setProperty("--owner", colour);
  }

  private newEdge(cell: Element, { x, y, width, height }: Box): SVGElement {
    const edge = document.createElementNS(SVG, "rect");
    const inside = { x: x + INSET, y: y + INSET, width: width - 2 * INSET, height: height - 2 * INSET };
    for (const [name, value] of Object.entries(inside)) edge.setAttribute(name, String(value));
    edge.setAttribute("class", "edge");
    part(cell, ".ground").after(edge); // below the strip of the set, which stays whole
    return edge;
  }

  private cell(space: number): Element {
    return part(this.figure, `[data-space="${space}"]`);
  }

  private box(space: number): Box {
    const ground = part(this.cell(space), ".ground");
    const number = (name: string): number => Number(ground.getAttribute(name));
    return { x: number("x"), y: number("y"), width: number("width"), height: number("height") };
  }

  /** The board before the first roll. */
  private clear(): void {
    for (const edge of this.figure.querySelectorAll(".edge")) edge.remove();
    this.pieces.forEach((_, seat) => this.place(seat, 0, 0));
  }
}
