/** What happened, the latest first to be seen; older lines on demand, so that thousands stay smooth. */

import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { signal, useSignal } from "@preact/signals";
import { language, t } from "../i18n";
import { log, view } from "../store";
import { linesIn, sentence, turnsIn } from "../telling";
import { sceneOf, type Scene } from "../stage/beats";
import type { Happening } from "../wire";
import { SceneSign, Token } from "./shapes";

const SHOWN = 80;
const SPARE = 40;
const FLOOD = 200; // too many at once to be drawn first and let go of afterwards
const QUIET_MS = 250;
const A_LITTLE = 8; // pixels that rounding may cost
/** Every event on a line of its own, instead of the story. */
const detailed = signal(false);

export function Log(): JSX.Element {
  const first = useSignal(0); // the oldest line that is shown
  const box = useRef<HTMLDivElement>(null);
  const reading = useRef(false);
  const begins = useRef(0); // the line the log begins with
  const placed = useRef({ top: 0, height: 0, begins: 0 }); // where the log was scrolled to last: only above it somebody is reading
  const events = log.value;
  const all = useStory(events);
  const toTheLatest = () => {
    if (!box.current || reading.current) return;
    box.current.scrollTop = startOfTheLatest(box.current);
    placed.current = { top: box.current.scrollTop, height: box.current.scrollHeight, begins: begins.current };
  };
  // The latest line stays in sight, unless somebody has scrolled up to read. It is added out of sight and scrolled to in
  // the next frame: to do both at once would be a shift of all others.
  useEffect(toTheLatest, [events]);
  useEffect(() => {
    if (!box.current) return;
    const watcher = new ResizeObserver(() => requestAnimationFrame(toTheLatest));
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, [all.length > 0]);
  // Old lines are let go of when there is no news for a moment, in a frame in which nothing else moves, not even what stays.
  const stays = useRef<{ line: Element; y: number } | null>(null);
  useLayoutEffect(() => {
    const kept = stays.current;
    stays.current = null;
    if (!kept || !box.current) return;
    box.current.scrollTop += kept.line.getBoundingClientRect().top - kept.y;
    placed.current = { top: box.current.scrollTop, height: box.current.scrollHeight, begins: begins.current };
  }, [first.value]);
  useEffect(() => {
    const letGo = () => {
      const line = box.current?.querySelector("li:last-child");
      if (!line || reading.current || log.value !== events || all.length - first.value <= SHOWN + SPARE) return;
      stays.current = { line, y: line.getBoundingClientRect().top };
      first.value = all.length - SHOWN;
    };
    const timer = setTimeout(letGo, QUIET_MS);
    return () => clearTimeout(timer);
  }, [events]);
  const scrolled = ({ currentTarget: { scrollTop, scrollHeight } }: { currentTarget: HTMLElement }) => {
    // A log that begins elsewhere, or has become shorter, has moved by itself: nobody reads because of that.
    const { top, height, begins: began } = placed.current;
    if (!reading.current && (began !== begins.current || scrollHeight < height)) return;
    reading.current = scrollTop < top - A_LITTLE;
  };
  const flooded = !reading.current && all.length - first.value > FLOOD;
  // After another game, or a moment before this one, there may be fewer than there were.
  const from = flooded ? all.length - SHOWN : Math.min(first.value, Math.max(0, all.length - SHOWN));
  begins.current = from;
  const older = () => {
    reading.current = true;
    first.value = Math.max(0, from - SHOWN);
  };
  if (!all.length) return <p class="hint">{t("log-none")}</p>;
  return (
    <>
      <div ref={box} class={all.length - from > FLOOD ? "log long" : "log"} tabIndex={0} role="region" aria-label={t("log-title")} onScroll={scrolled}>
        {from > 0 && <button type="button" class="press quiet" onClick={older}>{t("log-older")}</button>}
        <ol>
          {all.slice(from).map(({ key, turnOf, scene, text }) => (
            <li key={key} class={turnOf >= 0 ? "turn" : ""}>{turnOf >= 0 ? <Token seat={turnOf} size={18} /> : <SceneSign scene={scene} />}<span>{text}</span></li>
          ))}
        </ol>
      </div>
      <button type="button" class="press quiet details" aria-pressed={detailed.value} onClick={() => (detailed.value = !detailed.value)}>{t("log-details")}</button>
    </>
  );
}

/** Where to scroll so that the latest line is seen and the first one that is seen is whole. */
function startOfTheLatest(box: HTMLElement): number {
  const lines = box.querySelectorAll("li");
  const end = lines[lines.length - 1];
  if (!end) return 0;
  const top = end.offsetTop + end.offsetHeight - box.clientHeight;
  let first = end;
  for (let i = lines.length - 1; i >= 0; i -= 1) {
    const line = lines[i];
    if (!line || line.offsetTop < top) break;
    first = line;
  }
  return top > 0 ? first.offsetTop : 0;
}

interface Told {
  key: number;
  /** The player whose turn begins here; -1 for other lines. */
  turnOf: number;
  scene: Scene | null;
  text: string;
}

/** The lines of the log. Those of a turn are made again only when it goes on, or when the language or a name has changed. */
function useStory(events: Happening[]): Told[] {
  const made = useRef({ said: "", turns: new WeakMap<Happening, { count: number; lines: Told[] }>() });
  const said = `${language.value} ${detailed.value} ${view.value?.table.seats.map((seat) => seat.name).join("\n")}`;
  if (made.current.said !== said) made.current = { said, turns: new WeakMap() };
  let at = 0;
  return turnsIn(events).flatMap((turn) => {
    const [first] = turn;
    if (!first) return [];
    const start = at;
    at += turn.length;
    const known = made.current.turns.get(first);
    if (known?.count === turn.length) return known.lines;
    const told = detailed.value ? turn.map((event) => ({ text: sentence(event), events: [event] })) : linesIn(turn);
    const lines = told.map(({ text, events: of }, i) => ({ key: start + i, turnOf: i === 0 && first.type === "turn" ? (first.seat ?? -1) : -1, scene: sceneOf(of), text }));
    made.current.turns.set(first, { count: turn.length, lines });
    return lines;
  });
}
