/** The whole panel: the head with clock and queue, and one part of it at a time. */

import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../../i18n";
import { clockFace, facts, keeps, left, nameOf, now, online, queue, shut, timeOf } from "../state";
import type { Fields, Refused } from "../queue";
import { Bank } from "./Bank";
import { Faults, RuleId } from "./parts";
import { Rules } from "./Rules";
import { ScoreSheet } from "./ScoreSheet";
import { Shortage } from "./Shortage";
import { Table } from "./Table";
import { TimersAbove } from "./Timers";

const PARTS = { table: Table, bank: Bank, shortage: Shortage, sheet: ScoreSheet, rules: Rules };
type Part = keyof typeof PARTS;
const partAt = (hash: string): Part => (hash.slice(1) in PARTS ? (hash.slice(1) as Part) : "table");
const part = signal<Part>(partAt(location.hash));
addEventListener("hashchange", () => (part.value = partAt(location.hash)));

/** In languages with long words the parts are wider than a phone. */
const intoView = (link: HTMLElement | null): void => link?.scrollIntoView({ block: "nearest", inline: "nearest" });

export function Panel(): JSX.Element {
  const Shown = PARTS[part.value];
  return (
    <div class="judge" data-part={part.value}>
      <Head />
      <nav class="parts" aria-label={t("panel-parts")}>
        {(Object.keys(PARTS) as Part[]).map((one) => (
          <a key={one} href={`#${one}`} aria-current={one === part.value ? "page" : undefined} ref={one === part.value ? intoView : null}>
            {t(`panel-part-${one}`)}
          </a>
        ))}
      </nav>
      <TimersAbove away={part.value !== "table"} />
      <Troubles />
      <section aria-labelledby="part">
        <h2 id="part" class={part.value === "table" ? "unseen" : ""}>
          {t(`panel-part-${part.value}`)}
        </h2>
        <Shown />
      </section>
    </div>
  );
}

function Head(): JSX.Element {
  const { clock } = now.value;
  return (
    <header class="judge-head">
      <div>
        <h1>{t("panel-table", { number: facts.value.table })}</h1>
        <p class="where">{facts.value.heading}</p>
      </div>
      <p class={`time ${clock.status}`} role="timer" aria-label={t("panel-time-left")}>
        <span class="figures">{clockFace(left.value)}</span>
        <span>{t(`panel-heat-${clock.status}`)}</span>
      </p>
      <Wire />
    </header>
  );
}

/** Whether everything has arrived. */
function Wire(): JSX.Element {
  const waiting = queue.waiting.value.length;
  const state = waiting ? "waiting" : online.value ? "saved" : "offline";
  return (
    <p class={`wire ${state}`} role="status">
      {waiting ? t("panel-waiting", { count: waiting }) : online.value ? t("panel-saved") : t("panel-offline")}
    </p>
  );
}

function Troubles(): JSX.Element {
  const { notice } = now.value;
  return (
    <>
      {notice ? (
        <p class="told bad" role="alert">
          {notice.text} <a href={notice.address}>{notice.more}</a>
        </p>
      ) : null}
      {shut.value ? <p class="told bad" role="alert">{t("panel-shut")}</p> : null}
      {keeps.value ? null : <p class="told bad" role="alert">{t("panel-keeps-nothing")}</p>}
      {queue.waiting.value.length ? (
        <ul class="queue">
          {queue.waiting.value.map((one) => (
            <li key={one.id}>
              {t("panel-waits-at", { time: timeOf(one.at), what: describe(one.fields) })}
            </li>
          ))}
        </ul>
      ) : null}
      {queue.refused.value.map((one) => (
        <RefusedEntry key={one.id} one={one} />
      ))}
    </>
  );
}

function RefusedEntry({ one }: { one: Refused }): JSX.Element {
  return (
    <div class="told bad" role="alert">
      <p>
        <strong>{describe(one.fields)}</strong>
      </p>
      <p>
        {one.refusal.text || t("panel-broken")} <RuleId id={one.refusal.rule} />
      </p>
      <Faults faults={one.refusal.faults} />
      <button type="button" onClick={() => queue.dismiss(one.id)}>
        {t("panel-dismiss")}
      </button>
    </div>
  );
}

/** An entry in words. */
export function describe(fields: Fields): string {
  return t(`panel-entry-${fields["do"] ?? ""}`, { name: nameOf(fields["entrant"] ?? "") });
}

