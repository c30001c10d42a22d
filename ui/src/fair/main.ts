/** The page that checks a game: it computes everything here, from the game's file, and shows what it found. */

import { CHECKS, checkGame, type Result, type Roll } from "./checking";
import { asNoted } from "./noted";
import { LARGEST_FILE, readGame } from "./reading";

const root = document.getElementById("fair");
const NOTHING = new Uint8Array();

/** A text of the page, which stands there in the visitor's language; `{…}` is filled in. */
function words(name: string, filled: Record<string, string> = {}): string {
  const text = root?.dataset[name] ?? "";
  return Object.entries(filled).reduce((told, [key, value]) => told.replaceAll(`{${key}}`, () => value), text);
}

function part(name: string): HTMLElement {
  const found = document.getElementById(name);
  if (!found) throw new Error(name);
  return found;
}

function element(tag: string, text: string, className = ""): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  if (className) made.className = className;
  return made;
}

function show(content: Uint8Array, names: string[]): void {
  const game = readGame(content);
  const result = game && checkGame(game);
  const noted = result && !result.wrong ? asNoted(game.stream, result.fixed) : null;
  const bad = !result || result.wrong !== null || noted === false;
  root?.setAttribute("data-state", bad ? "wrong" : "right");
  part("fair-verdict").textContent = !result ? words("none") : bad ? words("wrong") : words("right");
  part("fair-verdict").classList.toggle("bad", bad);
  part("fair-found").hidden = !result;
  part("fair-noted").hidden = noted === null;
  part("fair-noted").textContent = noted === null ? "" : noted ? words("notedSame") : words("notedOther");
  part("fair-noted").classList.toggle("bad", noted === false);
  if (!result) return;
  showChecks(result);
  const nameOf = (seat: number): string => (seat < 0 ? "–" : (names[seat] ?? "") || words("seat", { number: String(seat + 1) }));
  part("fair-seats").replaceChildren(...result.seats.map((found, seat) => element("li", words(found === "in" ? "seatIn" : found === "nothing" ? "seatNothing" : "seatKept", { player: nameOf(seat) }))));
  part("fair-head").textContent = result.head;
  part("fair-rolls").replaceChildren(...result.rolls.map((roll) => row(roll, nameOf(roll.seat))));
}

function showChecks({ wrong }: Result): void {
  const failed = wrong ? CHECKS.indexOf(wrong.check) : CHECKS.length;
  CHECKS.forEach((check, i) => {
    const line = root?.querySelector(`[data-check=${check}]`);
    const state = i < failed ? "ok" : i === failed ? "bad" : "skipped";
    line?.setAttribute("data-state", state);
    line?.querySelector(".tag")?.replaceChildren(words(state, { version: String(wrong?.version ?? 0) }));
  });
}

function row(roll: Roll, player: string): HTMLElement {
  const made = document.createElement("tr");
  const numbers = element("td", "");
  let at = 0;
  for (const asked of roll.asked) {
    const many = Math.max(1, -asked);
    const drawn = roll.draws.slice(at, at + many);
    at += many;
    if (asked > 0) numbers.append(element("span", drawn.join(), "die"));
    else {
      const deck = element("details", "");
      deck.append(element("summary", words("deck", { cards: String(many) })), element("span", drawn.join(" "), "ltr"));
      numbers.append(deck);
    }
  }
  if (roll.physical) numbers.append(element("span", words("physical"), "tag"));
  const who = element("td", "");
  who.append(element("bdi", player));
  made.append(element("th", String(roll.version)), who, numbers);
  return made;
}

async function showFile(file: File | undefined): Promise<void> {
  if (file) show(file.size > LARGEST_FILE ? NOTHING : new Uint8Array(await file.arrayBuffer()), []);
}

async function begin(): Promise<void> {
  if (!root) return;
  const choose = part("fair-file") as HTMLInputElement;
  choose.addEventListener("click", () => (choose.value = "")); // the same file may be chosen again after it was altered
  choose.addEventListener("change", () => void showFile(choose.files?.[0]));
  root.addEventListener("dragover", (event) => event.preventDefault());
  root.addEventListener("drop", (event) => {
    event.preventDefault();
    void showFile(event.dataTransfer?.files[0]);
  });
  const record = root.dataset["record"];
  if (!record) return;
  const answer = await fetch(record).catch(() => null); // the line is down: nothing came
  show(answer?.ok ? new Uint8Array(await answer.arrayBuffer()) : NOTHING, JSON.parse(root.dataset["names"] ?? "[]") as string[]);
}

void begin();
