/** The judge's timers: on the table's page with their buttons, above every other page while they run. */

import { effect, signal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../../i18n";
import { keep, kept } from "../../kept";
import { clockFace, facts, moment, place } from "../state";
import { chime, wake } from "../chime";
import { isOver, isRunning, leftOf, MINUTE_MS, minutesOf, reset, restored, start, stop, stopped, type TimerName, type Timers as Both } from "../timers";
import { RuleId } from "./parts";

const NAMES: TimerName[] = ["deal", "limit"];
const RULES: Record<TimerName, string> = { deal: "CHAMP-DEAL-1", limit: "CHAMP-NEGO-4" };
const LIMIT_MINUTES = 2;
const timers = signal<Both | null>(null);
const typed = signal(String(LIMIT_MINUTES));
const address = () => `timers ${place()}`;

/** Read what was kept, and sound each timer once when it ends. */
export function beginTimers(): void {
  const fresh = { deal: stopped(facts.value.deal_minutes * MINUTE_MS), limit: stopped(LIMIT_MINUTES * MINUTE_MS) };
  timers.value = restored(kept(address()), fresh);
  typed.value = String(Math.round(timers.value.limit.total / MINUTE_MS));
  const sounded = new Set<string>();
  effect(() => {
    for (const name of over()) {
      const mark = `${name} ${timers.value?.[name].ends}`;
      if (!sounded.has(mark)) chime();
      sounded.add(mark);
    }
  });
}

function set(name: TimerName, timer: Both[TimerName]): void {
  if (timers.value) timers.value = { ...timers.value, [name]: timer };
  keep(address(), JSON.stringify(timers.value));
}

const over = (): TimerName[] => NAMES.filter((name) => timers.value && isOver(timers.value[name], moment.value));

/** Above every part of the panel: what has ended, and what runs. */
export function TimersAbove({ away }: { away: boolean }): JSX.Element | null {
  const all = timers.value;
  if (!all) return null;
  const running = NAMES.filter((name) => isRunning(all[name], moment.value));
  return (
    <>
      {over().map((name) => (
        <div key={name} class="told bad timer-over" role="alert">
          <p>
            <strong>{t(`panel-timer-over-${name}`)}</strong> <RuleId id={RULES[name]} />
          </p>
          <button type="button" onClick={() => set(name, reset(all[name]))}>
            {t("panel-dismiss")}
          </button>
        </div>
      ))}
      {away && running.length ? (
        <p class="timers-above">
          {running.map((name) => (
            <a key={name} href="#table">
              {label(name)} <span class="figures">{clockFace(leftOf(all[name], moment.value))}</span>
            </a>
          ))}
        </p>
      ) : null}
    </>
  );
}

const label = (name: TimerName) => (name === "deal" ? t("panel-timer-deal", { count: facts.value.deal_minutes }) : t("panel-timer-limit"));

export function Timers(): JSX.Element | null {
  if (!timers.value) return null;
  return (
    <section class="timers" aria-labelledby="timers">
      <h3 id="timers">{t("panel-timers")}</h3>
      {NAMES.map((name) => (
        <One key={name} name={name} />
      ))}
    </section>
  );
}

function One({ name }: { name: TimerName }): JSX.Element {
  const timer = timers.value![name];
  const running = isRunning(timer, moment.value);
  const begin = () => {
    wake(); // browsers let a page sound only after a touch
    set(name, start(timer, Date.now()));
  };
  return (
    <div class={`timer ${running ? "running" : ""}`} role="group" aria-label={label(name)}>
      <span class="name">
        {label(name)} <RuleId id={RULES[name]} />
      </span>
      {name === "limit" && !running && timer.left === timer.total ? <Minutes /> : null}
      <span class="figures" role="timer">
        {clockFace(leftOf(timer, moment.value))}
      </span>
      <span class="buttons">
        {running ? (
          <button type="button" onClick={() => set(name, stop(timer, Date.now()))}>
            {t("panel-timer-stop")}
          </button>
        ) : (
          <button type="button" class="main" onClick={begin}>
            {t("panel-timer-start")}
          </button>
        )}
        <button type="button" disabled={!running && timer.left === timer.total} onClick={() => set(name, reset(timer))}>
          {t("panel-timer-reset")}
        </button>
      </span>
    </div>
  );
}

function Minutes(): JSX.Element {
  const choose = (said: string) => {
    typed.value = said;
    const minutes = minutesOf(said);
    if (minutes !== null) set("limit", stopped(minutes * MINUTE_MS));
  };
  return (
    <span class="minutes">
      <label for="limit-minutes">{t("panel-timer-minutes")}</label>
      <input id="limit-minutes" inputMode="numeric" autocomplete="off" maxLength={2} value={typed.value} onInput={(event) => choose(event.currentTarget.value)} />
    </span>
  );
}
