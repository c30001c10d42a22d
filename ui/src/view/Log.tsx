/** What happened, the latest first to be seen; older lines on demand, so that thousands stay smooth. */

import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { language, t } from "../i18n";
import { log, view } from "../store";
import { isTold, sentence } from "../telling";
import type { Happening } from "../wire";
import { Token } from "./shapes";

const SHOWN = 80;
const SPARE = 40;
const FLOOD = 200; // too many at once to be drawn first and let go of afterwards
const QUIET_MS = 250;

export function Log(): JSX.Element {
  const first = useSignal(0); // the oldest line that is shown
  const lineOf = useLines();
  const box = useRef<HTMLDivElement>(null);
  const reading = useRef(false);
  const all = log.value;
  const toTheLatest = () => {
    if (box.current && !reading.current) box.current.scrollTop = startOfTheLatest(box.current);
  };
  // The latest line stays in sight, unless somebody has scrolled up to read. It is added out of sight and scrolled to in
  // the next frame: to do both at once would be a shift of all others.
  useEffect(toTheLatest, [all]);
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
    if (kept && box.current) box.current.scrollTop += kept.line.getBoundingClientRect().top - kept.y;
  }, [first.value]);
  useEffect(() => {
    const letGo = () => {
      const line = box.current?.querySelector("li:last-child");
      if (!line || reading.current || log.value !== all || all.length - first.value <= SHOWN + SPARE) return;
      stays.current = { line, y: line.getBoundingClientRect().top };
      first.value = all.length - SHOWN;
    };
    const timer = setTimeout(letGo, QUIET_MS);
    return () => clearTimeout(timer);
  }, [all]);
  const scrolled = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: { currentTarget: HTMLElement }) => {
    reading.current = scrollHeight - clientHeight - scrollTop > clientHeight / 4;
  };
  const flooded = !reading.current && all.length - first.value > FLOOD;
  // After another game, or a moment before this one, there may be fewer than there were.
  const from = flooded ? all.length - SHOWN : Math.min(first.value, Math.max(0, all.length - SHOWN));
  const older = () => {
    reading.current = true;
    first.value = Math.max(0, from - SHOWN);
  };
  if (!all.length) return <p class="hint">{t("log-none")}</p>;
  return (
    <div ref={box} class={all.length - from > FLOOD ? "log long" : "log"} tabIndex={0} role="region" aria-label={t("log-title")} onScroll={scrolled}>
      {from > 0 && <button type="button" class="press quiet" onClick={older}>{t("log-older")}</button>}
      <ol>{all.slice(from).map((event, i) => (isTold(event, all[from + i - 1]) ? lineOf(event) : null))}</ol>
    </div>
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

/** A line is made once for each event, and again only when the language or a name has changed. */
function useLines(): (event: Happening) => JSX.Element {
  const lines = useRef({ said: "", count: 0, made: new WeakMap<Happening, JSX.Element>() });
  const said = `${language.value} ${view.value?.table.seats.map((seat) => seat.name).join("\n")}`;
  if (lines.current.said !== said) lines.current = { said, count: lines.current.count, made: new WeakMap() };
  const { current } = lines;
  return (event) => {
    const known = current.made.get(event);
    if (known) return known;
    current.count += 1;
    const turn = event.type === "turn";
    const line = <li key={current.count} class={turn ? "turn" : ""}>{turn && <Token seat={event.seat ?? 0} size={18} />}{sentence(event)}</li>;
    current.made.set(event, line);
    return line;
  };
}
