/** The table while it plays: who is there, who leaves and signs, what was announced. */

import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../../i18n";
import { enter, left, nameOf, now, out, players, serverTime, signedBefore, ticked, timeOf } from "../state";
import { Call } from "./Call";
import { Ask, Name, RuleId, Signature } from "./parts";
import { Timers } from "./Timers";

const asking = signal<{ what: "out" | "expel" | "undo"; id: string } | null>(null);
const reason = signal("");
const announced = signal<{ at: number; minutes: number } | null>(null);

export function Table(): JSX.Element {
  const playing = ["running", "last-round", "paused"].includes(now.value.clock.status);
  if (now.value.clock.status === "waiting" && now.value.may.includes("tick")) return <Ticks />;
  return (
    <>
      <Call />
      <ul class="players">
        {players.value.map((id) => (
          <Player key={id} id={id} playing={playing} />
        ))}
      </ul>
      {now.value.judge_name ? <p class="soft">{t("panel-judge", { name: now.value.judge_name })}</p> : null}
      {now.value.may.includes("announce") && playing ? <Announce /> : null}
      <Timers />
    </>
  );
}

/** Before the start: who is at the table. The roll is called by these ticks (CHAMP-NOSHOW-2). */
function Ticks(): JSX.Element {
  return (
    <>
      <p>
        {t("panel-tick-lead")} <RuleId id="CHAMP-NOSHOW-2" />
      </p>
      <ul class="players ticks">
        {players.value.map((id) => (
          <li key={id}>
            <label class="tick">
              <input type="checkbox" checked={ticked(id)} onChange={(event) => enter({ do: "tick", entrant: id, here: event.currentTarget.checked ? "1" : "" })} />
              <strong>
                <Name id={id} />
              </strong>
            </label>
            {now.value.door.includes(id) ? null : <span class="soft">{t("panel-door-missing")}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

function Player({ id, playing }: { id: string; playing: boolean }): JSX.Element {
  const fate = out.value.find(([one]) => one === id)?.[1];
  const may = (what: string) => now.value.may.includes(what) && !fate;
  const known = now.value.out.some(([one]) => one === id);
  const asked = asking.value?.id === id ? asking.value.what : "";
  // CHAMP-BANKRUPT-9: the last player left has won and is not out.
  const last = players.value.length - out.value.length === 1;
  return (
    <li class={fate ? "gone" : ""}>
      <strong>
        <Name id={id} />
      </strong>
      {fate ? (
        <span class="tag">
          {t(`panel-fate-${fate}`)}
          {signedBefore.value.includes(id) ? " · " : ""}
          {signedBefore.value.includes(id) ? <Signature id={id} /> : null}
        </span>
      ) : null}
      {now.value.undos.includes(id) ? (
        <span class="soft">{t("panel-undo-waits")}</span>
      ) : fate && !asked && known && now.value.may.includes("out") ? (
        <span class="buttons">
          <button type="button" onClick={() => (asking.value = { what: "undo", id })}>
            {t("panel-undo")}
          </button>
        </span>
      ) : null}
      {fate || asked ? null : (
        <span class="buttons">
          {may("out") && playing && !last ? (
            <button type="button" onClick={() => (asking.value = { what: "out", id })}>
              {t("panel-out")}
            </button>
          ) : null}
          {may("expel") && playing ? (
            <button type="button" class="danger" onClick={() => (asking.value = { what: "expel", id })}>
              {t("panel-expel")}
            </button>
          ) : null}
        </span>
      )}
      {asked === "out" ? <Leaving id={id} /> : asked === "expel" ? <Expelling id={id} /> : asked === "undo" ? <Undoing id={id} /> : null}
    </li>
  );
}

/** He signs as he leaves (CHAMP-SPECT-2). */
function Leaving({ id }: { id: string }): JSX.Element {
  const leave = (signed: boolean, tapped = false) => {
    enter({ do: "out", entrant: id, signed: signed ? "1" : "", ...(tapped ? { tapped: new Date(serverTime()).toISOString() } : {}) });
    asking.value = null;
  };
  return (
    <Ask title={t("panel-out-title")} onCancel={() => (asking.value = null)}>
      <p>
        {t("panel-out-lead", { time: timeOf(serverTime()) })} <RuleId id="CHAMP-SPECT-2" />
      </p>
      <button type="button" class="main" onClick={() => leave(true, true)}>
        {t("panel-out-signs", { name: nameOf(id) })}
      </button>
      <button type="button" onClick={() => leave(true)}>
        {t("panel-out-paper")}
      </button>
      <button type="button" onClick={() => leave(false)}>
        {t("panel-out-unsigned")}
      </button>
    </Ask>
  );
}

function Expelling({ id }: { id: string }): JSX.Element {
  const expel = (event: SubmitEvent) => {
    event.preventDefault();
    enter({ do: "expel", entrant: id, reason: reason.value });
    asking.value = null;
    reason.value = "";
  };
  return (
    <Ask title={t("panel-expel-title")} onCancel={() => (asking.value = null)}>
      <form onSubmit={expel}>
        <p>
          {t("panel-expel-lead")} <RuleId id="CHAMP-EXPEL-3" />
        </p>
        <label for="expel-reason">{t("panel-reason")}</label>
        <input id="expel-reason" required maxLength={500} value={reason.value} onInput={(event) => (reason.value = event.currentTarget.value)} />
        <button class="danger">{t("panel-expel")}</button>
      </form>
    </Ask>
  );
}

/** A wrong tap: a second official has to agree, because it touches the result. */
function Undoing({ id }: { id: string }): JSX.Element {
  const undo = (event: SubmitEvent) => {
    event.preventDefault();
    enter({ do: "undo-out", entrant: id, reason: reason.value });
    asking.value = null;
    reason.value = "";
  };
  return (
    <Ask title={t("panel-undo-title", { name: nameOf(id) })} onCancel={() => (asking.value = null)}>
      <form onSubmit={undo}>
        <p>{t("panel-undo-lead")}</p>
        <label for="undo-reason">{t("panel-reason")}</label>
        <input id="undo-reason" required maxLength={500} value={reason.value} onInput={(event) => (reason.value = event.currentTarget.value)} />
        <button class="danger">{t("panel-undo")}</button>
      </form>
    </Ask>
  );
}

function Announce(): JSX.Element {
  const tell = () => {
    announced.value = { at: serverTime(), minutes: Math.max(0, Math.ceil(left.value / 60_000)) };
    enter({ do: "announce" });
  };
  return (
    <div class="announce">
      <button type="button" onClick={tell}>
        {t("panel-announce")}
      </button>{" "}
      <RuleId id="CHAMP-TIME-5" />
      {announced.value ? (
        <p role="status">{t("panel-announced", { time: timeOf(announced.value.at), count: announced.value.minutes })}</p>
      ) : null}
    </div>
  );
}
