/** The dialogue of a text under review: what it says now, what English says, and a better text to send. */

import type { ProposalWish, TextAnswer } from "./wire";

const LONGEST = 40; // letters on a button
const FEWEST_LINES = 2;
const MOST_LINES = 8;
const RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}/u;

export class Dialogue {
  private shown: TextAnswer | null = null;
  private readonly form: HTMLFormElement;

  constructor(
    private readonly dialog: HTMLDialogElement,
    private readonly language: string,
  ) {
    this.form = this.part("form");
    this.form.addEventListener("submit", (event) => {
      if ((event.submitter as HTMLButtonElement | null)?.value !== "send") return;
      event.preventDefault();
      void this.send();
    });
  }

  get open(): boolean {
    return this.dialog.open;
  }

  /** Show the first of these texts; the others can be chosen. */
  async show(numbers: number[], wanted = numbers[0] ?? 0): Promise<void> {
    this.shown = null;
    this.tell("");
    this.part(".review-facts").hidden = true;
    this.part<HTMLButtonElement>(".review-send").hidden = true;
    if (!this.dialog.open) this.dialog.showModal();
    this.offer([]);
    const text = await this.text(wanted);
    if (!text) return;
    this.fill(text);
    const others = numbers.filter((number) => number !== wanted);
    const texts = await Promise.all(others.map((number) => this.text(number)));
    if (this.shown !== text) return; // another one was chosen meanwhile
    this.offer(texts.flatMap((other, i) => (other ? [[other.current, () => void this.show(numbers, others[i])] as const] : [])));
  }

  private async text(number: number): Promise<TextAnswer | null> {
    const answer = await this.ask(`/api/texts/${encodeURIComponent(this.language)}/${number}`);
    return answer ? ((await answer.json()) as TextAnswer) : null;
  }

  private fill(text: TextAnswer): void {
    this.shown = text;
    this.part(".review-key").textContent = `${text.file} ${text.key}`;
    this.line(".review-english", text.english);
    this.line(".review-note", text.note);
    this.line(".review-terms", text.terms.map(({ english, term }) => `\u2068${english}\u2069 = \u2068${term}\u2069`).join("\n"));
    this.line(".review-now", text.current);
    this.part(".review-now").replaceChildren(...text.current.split("\n").map(lineOf));
    this.line(".review-keep", text.arguments.map((name) => `{ $${name} }`).join("  "));
    const yours = this.part<HTMLTextAreaElement>("#review-yours");
    yours.value = text.current;
    yours.dir = directionOf(text.current);
    yours.rows = Math.min(MOST_LINES, Math.max(FEWEST_LINES, text.current.split("\n").length));
    this.part<HTMLTextAreaElement>("#review-why").value = "";
    this.part(".review-facts").hidden = false;
    this.part(".review-send").hidden = false;
    this.part("#review-yours").focus();
  }

  /** A line of the list; without content it is left out. */
  private line(where: string, content: string): void {
    const there = this.part(where);
    there.textContent = content;
    there.hidden = !content;
    (there.previousElementSibling as HTMLElement).hidden = !content;
  }

  /** Buttons for the other texts of the same place. */
  private offer(others: (readonly [string, () => void])[]): void {
    const row = this.part(".review-others");
    row.hidden = !others.length;
    row.querySelectorAll("button").forEach((button) => button.remove());
    for (const [name, choose] of others) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name;
      button.addEventListener("click", choose);
      row.append(button);
    }
  }

  private async send(): Promise<void> {
    if (!this.shown) return;
    const { language, file, key, form_token } = this.shown;
    const proposed = this.part<HTMLTextAreaElement>("#review-yours").value;
    const wish: ProposalWish = { language, file, key, proposed, why: this.part<HTMLTextAreaElement>("#review-why").value };
    const headers = { "content-type": "application/json", "x-csrf-token": form_token };
    if (!(await this.ask("/api/proposals", { method: "POST", headers, body: JSON.stringify(wish) }))) return;
    this.tell("sent");
    this.part(".review-facts").hidden = true;
    this.part(".review-send").hidden = true;
    this.part(".review-close").focus();
  }

  /** The answer, if it is a good one; otherwise the dialogue says why not. */
  private async ask(address: string, how?: RequestInit): Promise<Response | null> {
    try {
      const answer = await fetch(address, how);
      if (answer.ok) return answer;
      const { error } = (await answer.json()) as { error: { code: string } };
      this.tell(error.code, true);
    } catch {
      this.tell("failed", true);
    }
    return null;
  }

  private tell(code: string, bad = false): void {
    const said = code && (this.dialog.querySelector(`[data-code="${code}"]`) ?? this.part("[data-code=failed]")).textContent;
    const told = this.part(".review-told");
    told.textContent = said;
    told.classList.toggle("bad", bad);
  }

  private part<E extends HTMLElement = HTMLElement>(where: string): E {
    return this.dialog.querySelector(where) as E;
  }
}

/** The direction of a text's words: one that begins with the name of a variant still reads from the right. */
function directionOf(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? "rtl" : "ltr";
}

function lineOf(text: string): HTMLElement {
  const line = document.createElement("div");
  line.dir = directionOf(text);
  line.textContent = text;
  return line;
}
