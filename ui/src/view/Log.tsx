/** What happened, the latest first to be seen; older lines on demand, so that thousands stay smooth. */

import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { language, t } from "../i18n";
import { log, view } from "../store";
import { isTold, sentence } from "../telling";
import type { Happening } from "../wire";
import { Token } from "./shapes";

const SHOWN = 120;

export function Log(): JSX.Element {
  const shown = useSignal(SHOWN);
  const lineOf = useLines();
  const box = useRef<HTMLDivElement>(null);
  const reading = useRef(false);
  const all = log.value;
  // The latest line stays in sight, unless somebody has scrolled up to read.
  useLayoutEffect(() => {
    if (box.current && !reading.current) box.current.scrollTop = box.current.scrollHeight;
  }, [all]);
  const scrolled = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: { currentTarget: HTMLElement }) => {
    reading.current = scrollHeight - clientHeight - scrollTop > clientHeight / 4;
    // Who is back at the latest line has done with the old ones.
    if (!reading.current) shown.value = SHOWN;
  };
  const from = Math.max(0, all.length - shown.value);
  if (!all.length) return <p class="hint">{t("log-none")}</p>;
  return (
    <div ref={box} class="log" tabIndex={0} role="region" aria-label={t("log-title")} onScroll={scrolled}>
      {from > 0 && <button type="button" class="press quiet" onClick={() => (shown.value += SHOWN)}>{t("log-older")}</button>}
      <ol>{all.slice(from).map((event, i) => (isTold(event, all[from + i - 1]) ? lineOf(event) : null))}</ol>
    </div>
  );
}

/** A line is made once for each event, and anew only when the language or a name has changed. */
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
