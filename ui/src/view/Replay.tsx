/** Controls of a replay: a scrub bar, single steps, autoplay, and whose view is shown. */

import type { JSX } from "preact";
import { number, t } from "../i18n";
import { named, playerName } from "../names";
import { eyes, fetching, firstVersion, goTo, lastVersion, pause, play, playing, seeAs, speed, SPEEDS } from "../replay";
import { course, lookingAt, view } from "../store";
import type { TurnMark } from "../wire";
import { Curve } from "./Charts";
import { Sign } from "./shapes";

const SIGNS = {
  first: "M4 4h3v16H4zM20 4v16L8 12z",
  back: "M7 12L18 4v16z",
  play: "M6 3l15 9-15 9z",
  pause: "M5 4h5v16H5zm9 0h5v16h-5z",
  on: "M17 12L6 4v16z",
  last: "M17 4h3v16h-3zM4 4v16l12-8z",
};

export function Replay(): JSX.Element | null {
  const at = lookingAt.value;
  const told = course.value;
  if (at === null || !told) return null;
  const mark = markAt(told.turns, at);
  const turn = (version: number) => {
    pause();
    void goTo(version);
  };
  return (
    <section class="actions replay" id="actions" tabIndex={-1} aria-labelledby="replay-title">
      <h2 id="replay-title">{t("replay-title")}</h2>
      <p class="replay-place" role="status">{mark ? t("replay-turn", { turn: number(mark.turn + 1), player: named.player(mark.seat) }) : ""}{fetching.value && <span class="hint"> {t("loading-more")}</span>}</p>
      <input type="range" class="scrub" dir="ltr" aria-label={t("replay-scrub")} min={firstVersion()} max={lastVersion()} value={at} aria-valuetext={t("replay-step", { step: number(at), last: number(lastVersion()) })} onInput={(event) => turn(Number(event.currentTarget.value))} />
      <div class="row transport" dir="ltr">
        <Turn sign={SIGNS.first} text={t("replay-first")} onPress={() => turn(firstVersion())} />
        <Turn sign={SIGNS.back} text={t("replay-back")} onPress={() => turn(at - 1)} />
        <Turn sign={playing.value ? SIGNS.pause : SIGNS.play} text={t(playing.value ? "replay-pause" : "replay-play")} main onPress={() => (playing.value ? pause() : play())} />
        <Turn sign={SIGNS.on} text={t("replay-on")} onPress={() => turn(at + 1)} />
        <Turn sign={SIGNS.last} text={t("replay-last")} onPress={() => turn(lastVersion())} />
      </div>
      <Choices mark={mark} turn={turn} />
      <Curve at={mark?.turn ?? 0} />
    </section>
  );
}

function markAt(turns: TurnMark[], version: number): TurnMark | undefined {
  return turns.findLast((mark) => mark.version <= version);
}

function Turn({ sign, text, onPress, main }: { sign: string; text: string; onPress: () => void; main?: boolean }): JSX.Element {
  return <button type="button" class={main ? "press main" : "press"} aria-label={text} title={text} onClick={onPress}><Sign d={sign} size={22} /></button>;
}

function Choices({ mark, turn }: { mark: TurnMark | undefined; turn: (version: number) => void }): JSX.Element {
  const told = course.value;
  return (
    <div class="replay-choices">
      <label>{t("replay-eyes")}
        <select value={eyes.value} onChange={(event) => seeAs(event.currentTarget.value)}>
          {told?.roles.map((role) => <option key={role} value={role}>{roleName(role)}</option>)}
        </select>
      </label>
      <label>{t("replay-jump")}
        <select value={mark?.version} onChange={(event) => turn(Number(event.currentTarget.value))}>
          {told?.turns.map((one) => <option key={one.version} value={one.version}>{t("replay-turn", { turn: number(one.turn + 1), player: named.player(one.seat) })}</option>)}
        </select>
      </label>
      <label>{t("replay-speed")}
        <select value={speed.value} onChange={(event) => (speed.value = Number(event.currentTarget.value))}>
          {SPEEDS.map((one) => <option key={one} value={one}>{t("replay-times", { factor: number(one) })}</option>)}
        </select>
      </label>
      {view.value && <a class="press quiet" href={`/games/${view.value.table.id}`}>{t("replay-plain")}</a>}
    </div>
  );
}

function roleName(role: string): string {
  const [kind, seat] = role.split(":");
  return seat === undefined ? t(`replay-eyes-${kind}`) : playerName(Number(seat));
}
