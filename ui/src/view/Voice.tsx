/** The one live region: what happened and what is asked. It also sets the tab's title and plays the sounds. */

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useSignalEffect } from "@preact/signals";
import { t } from "../i18n";
import { notify } from "../notify";
import { beat, chips } from "../stage/director";
import { say, saying } from "../stage/voice";
import { play, soundOf } from "../sound";
import { game, mySeat, staging, walking } from "../store";
import { askedOfMe, myWait } from "./asking";

export function Voice(): JSX.Element {
  const asked = askedOfMe();
  const since = (game.value && myWait(game.value))?.since_ms;
  const question = `${asked} ${since}`;
  const playing = staging.value;
  const last = useRef("");
  useEffect(() => {
    document.title = asked ? t("app-title-your-turn") : t("app-name");
    notify(asked);
  }, [asked]);
  // The question comes last: what leads to it is told before.
  useEffect(() => {
    if (playing || last.current === question) return;
    last.current = question;
    say([asked]);
  }, [playing, question]);
  useSignalEffect(() => {
    if (beat.value) soundOf(beat.value.event, mySeat.peek());
  });
  useSignalEffect(() => {
    if (walking.value.size && beat.peek()?.scene === "walk") play("step");
  });
  useSignalEffect(() => {
    if (chips.value.length) play("coin");
  });
  const over = game.value?.over;
  useEffect(() => {
    if (over) play("joy");
  }, [over]);
  // A log: what is added is read, and nothing twice.
  return <div class="unseen" role="log" aria-live="polite" id="voice">{saying.value.map(({ id, text }) => <p key={id}>{text}</p>)}</div>;
}
