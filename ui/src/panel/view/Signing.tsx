/** Players and judge sign (CHAMP-WORTH-8), ties are decided, the sheet goes to the hall. */

import type { JSX } from "preact";
import { t } from "../../i18n";
import { withoutCash } from "../draft";
import { mistakes, undecided, unsigned } from "../reckoning";
import { change, draft, enter, facts, nameOf, namesOf, now, players, recorded, serverTime, sheet, signedBefore, timeOf } from "../state";
import type { Fault } from "../wire";
import { Faults, Name, RuleId, Signature } from "./parts";

/** What keeps the sheet here. */
function faults(): Fault[] {
  const cash = withoutCash(draft.value, players.value, recorded.value).map((entrant) => ({ code: "no-cash", rule: "CHAMP-WORTH-1", entrant }));
  return [...cash, ...mistakes(sheet.value, players.value, facts.value)];
}

/** A sheet is taken when the time is over, or when one is left (CHAMP-TIME-7). */
function tooEarly(): boolean {
  const survivors = sheet.value.lines.filter((line) => (line.fate ?? "playing") === "playing").length;
  return now.value.clock.status !== "over" && survivors !== 1;
}

export function Signing(): JSX.Element {
  const found = faults();
  const missing = unsigned(sheet.value, signedBefore.value, now.value.judge);
  const correcting = now.value.entered !== null;
  const noReason = correcting && !draft.value.reason.trim();
  const submit = () => enter({ do: correcting ? "correct" : "enter", sheet: JSON.stringify(sheet.value), ...(correcting ? { replaces: String(draft.value.replaces), reason: draft.value.reason } : {}) });
  return (
    <>
      <Faults faults={found} />
      <Ties />
      <h3>
        {t("panel-signatures")} <RuleId id="CHAMP-WORTH-8" />
      </h3>
      {found.length ? <p class="soft">{t("panel-sign-later")}</p> : <Signatures missing={missing} />}
      <div class="submit">
        {tooEarly() ? (
          <p class="soft">
            {t("panel-too-early")} <RuleId id="CHAMP-TIME-7" />
          </p>
        ) : null}
        {!found.length && missing.length ? <p class="soft">{t("panel-unsigned-yet", { names: namesOf(missing) })}</p> : null}
        {noReason ? <p class="soft">{t("panel-reason-needed")}</p> : null}
        <button type="button" class="main big" disabled={found.length > 0 || tooEarly() || noReason} onClick={submit}>
          {correcting ? t("panel-submit-correction") : t("panel-submit")}
        </button>
        <button type="button" onClick={() => print()}>
          {t("panel-print")}
        </button>
      </div>
    </>
  );
}

function Signatures({ missing }: { missing: string[] }): JSX.Element {
  const before = signedBefore.value.filter((id) => players.value.includes(id));
  return (
    <ul class="signatures">
      {before.map((id) => (
        <li key={id} class="done">
          <Name id={id} /> <Signature id={id} otherwise="panel-signed-before" />
        </li>
      ))}
      {Object.entries(draft.value.signed).map(([id, { at, paper }]) => (
        <li key={id} class="done">
          <Name id={id} /> <span>{paper ? t("panel-signed-paper", { time: timeOf(at) }) : t("panel-signed-at", { time: timeOf(at) })}</span>
        </li>
      ))}
      {missing.map((id) => (
        <li key={id}>
          <Name id={id} />
          <SignButtons id={id} />
        </li>
      ))}
    </ul>
  );
}

/** A tap with name and time, or the word of the judge that it stands on paper. Nobody taps for an absent judge. */
function SignButtons({ id }: { id: string }): JSX.Element {
  const sign = (paper: boolean) => change({ ...draft.value, signed: { ...draft.value.signed, [id]: { at: serverTime(), paper } } });
  return (
    <span class="buttons">
      {id !== now.value.judge || id === now.value.me ? (
        <button type="button" class="main" onClick={() => sign(false)}>
          {t("panel-sign", { name: nameOf(id) })}
        </button>
      ) : null}
      <button type="button" onClick={() => sign(true)} aria-label={t("panel-sign-paper-of", { name: nameOf(id) })}>
        {t("panel-sign-paper")}
      </button>
    </span>
  );
}

/** What only the head judge can put in order (AMB-CHAMP-17): tapped in that order. */
function Ties(): JSX.Element | null {
  const { decided } = draft.value;
  const open = [...new Set(undecided(sheet.value, facts.value).flat())];
  if (!open.length && !decided.length) return null;
  return (
    <div class="told ties">
      <p>
        {t("panel-tie")} <RuleId id="AMB-CHAMP-17" />
      </p>
      {decided.length ? <p>{t("panel-tie-order", { names: namesOf(decided) })}</p> : null}
      <div class="buttons">
        {open
          .filter((id) => !decided.includes(id))
          .map((id) => (
            <button key={id} type="button" onClick={() => change({ ...draft.value, decided: [...decided, id] })}>
              {t("panel-tie-next", { name: nameOf(id) })}
            </button>
          ))}
        {decided.length ? (
          <button type="button" onClick={() => change({ ...draft.value, decided: [] })}>
            {t("panel-tie-again")}
          </button>
        ) : null}
      </div>
    </div>
  );
}
