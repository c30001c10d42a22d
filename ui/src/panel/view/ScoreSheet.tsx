/** The sheet: filled in, signed, entered; then looked at by a second person, or corrected. */

import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../../i18n";
import { fromSheet } from "../draft";
import { placings, undecided, unsigned, worth } from "../reckoning";
import { change, coming, draft, enter, facts, namesOf, now, sheet, signedBefore } from "../state";
import type { Entered, Sheet } from "../wire";
import { Estate } from "./Estate";
import { Ask, Name, Parts, RuleId, Signature } from "./parts";
import { Placings } from "./Placings";
import { Signing } from "./Signing";

const rejecting = signal(false);
const reason = signal("");

export function ScoreSheet(): JSX.Element {
  const { entered } = now.value;
  if (!now.value.may.includes("sheet")) return <p>{t("panel-sheet-not-yours")}</p>;
  if (coming.value) return <p class="told">{t("panel-sheet-coming")}</p>;
  if (entered && draft.value.replaces !== entered.version) return <EnteredSheet entered={entered} />;
  return (
    <div class="sides">
      <div>
        {entered ? <Correcting entered={entered} /> : now.value.returned ? <p class="told bad" role="alert">{t("panel-returned", { name: now.value.returned.by, reason: now.value.returned.reason })}</p> : null}
        <Estate />
      </div>
      <div>
        <h3>{t("panel-places")}</h3>
        <Placings sheet={sheet.value} />
        <Signing />
      </div>
    </div>
  );
}

/** A correction names what it replaces, and why. */
function Correcting({ entered }: { entered: Entered }): JSX.Element {
  return (
    <div class="told">
      <p>{t("panel-correct-lead", { version: entered.version, name: entered.by })}</p>
      <label for="correct-reason">{t("panel-reason")}</label>
      <input id="correct-reason" maxLength={500} value={draft.value.reason} onInput={(event) => change({ ...draft.value, reason: event.currentTarget.value })} />
      <button type="button" onClick={() => change({ ...draft.value, replaces: 0, reason: "" })}>
        {t("panel-cancel")}
      </button>
    </div>
  );
}

function EnteredSheet({ entered }: { entered: Entered }): JSX.Element {
  const { sheet } = entered;
  const missing = unsigned(sheet, signedBefore.value, now.value.judge);
  const correct = () => change(fromSheet(sheet, entered.version, facts.value));
  return (
    <div class="entered">
      <p class="told">
        {t("panel-entered-by", { name: entered.by, version: entered.version })}{" "}
        {entered.confirmed_by ? t("panel-confirmed-by", { name: entered.confirmed_by }) : t("panel-awaits-second")}
      </p>
      <div class="sides">
        <div>
          <h3>{t("panel-places")}</h3>
          <Placings sheet={sheet} />
          <p>
            {t("panel-digest")} <code class="digest">{entered.digest}</code>
          </p>
          {sheet.signed?.includes(now.value.judge) ? <p class="soft"><Name id={now.value.judge} /> <Signature id={now.value.judge} /></p> : null}
          {missing.length ? (
            <p class="told bad">
              {t("panel-unsigned", { names: namesOf(missing) })} <RuleId id="CHAMP-WORTH-8" />
            </p>
          ) : null}
          {entered.confirmed_by ? null : <Second entered={entered} />}
          <details class="more">
            <summary>{t("panel-correct")}</summary>
            <p>{t("panel-correct-about")}</p>
            <button type="button" onClick={correct}>
              {t("panel-correct-begin")}
            </button>
          </details>
        </div>
        <Lines sheet={sheet} />
      </div>
    </div>
  );
}

/** The second person confirms what he sees, unchanged, or sends it back (CHAMP-WORTH-8). */
function Second({ entered }: { entered: Entered }): JSX.Element {
  if (entered.own) {
    return (
      <p class="told bad">
        {t("panel-own")} <RuleId id="CHAMP-WORTH-8" />
      </p>
    );
  }
  const reject = (event: SubmitEvent) => {
    event.preventDefault();
    enter({ do: "reject", reason: reason.value });
    rejecting.value = false;
    reason.value = "";
  };
  const tied = undecided(entered.sheet, facts.value).length > 0;
  const missing = unsigned(entered.sheet, signedBefore.value, now.value.judge).length > 0;
  return (
    <div class="second">
      <p>{t("panel-confirm-lead")}</p>
      {tied ? (
        <p class="told bad">
          {t("panel-tie-open")} <RuleId id="AMB-CHAMP-17" />
        </p>
      ) : null}
      {rejecting.value ? (
        <Ask title={t("panel-reject")} onCancel={() => (rejecting.value = false)}>
          <form onSubmit={reject}>
            <label for="reject-reason">{t("panel-reason")}</label>
            <input id="reject-reason" required maxLength={500} value={reason.value} onInput={(event) => (reason.value = event.currentTarget.value)} />
            <button class="danger">{t("panel-reject")}</button>
          </form>
        </Ask>
      ) : (
        <div class="buttons">
          {!tied && !missing && (
            <button type="button" class="main" onClick={() => enter({ do: "confirm", digest: entered.digest })}>
              {t("panel-confirm")}
            </button>
          )}
          <button type="button" onClick={() => (rejecting.value = true)}>
            {t("panel-reject")}
          </button>
        </div>
      )}
    </div>
  );
}

/** Every line with its parts, as it was entered. */
function Lines({ sheet }: { sheet: Sheet }): JSX.Element {
  const signed = [...(sheet.signed ?? []), ...signedBefore.value];
  const deed = (id: string) => facts.value.deeds.find((one) => one.id === id)?.name ?? id;
  return (
    <div class="lines">
      {placings(sheet, facts.value).map(({ entrant }) => {
        const line = sheet.lines.find((one) => one.entrant === entrant)!;
        return (
          <section key={entrant} class="line">
            <h3>
              <Name id={entrant} /> <small>{t(`panel-fate-${line.fate ?? "playing"}`)}</small>
            </h3>
            {signed.includes(entrant) ? <p class="soft"><Signature id={entrant} /></p> : null}
            {line.fate ? null : <Parts value={worth(line, facts.value)} />}
            {line.holdings?.length ? (
              <ul class="holdings">
                {line.holdings.map((one) => (
                  <li key={one.deed}>
                    <bdi>{deed(one.deed)}</bdi>
                    {one.mortgaged ? <span class="tag">{t("panel-mortgaged")}</span> : null}
                    {one.houses ? <span class="tag">{t("panel-rent-houses", { count: one.houses })}</span> : null}
                    {one.hotel ? <span class="tag">{t("panel-rent-hotel")}</span> : null}
                  </li>
                ))}
              </ul>
            ) : null}
          </section>
        );
      })}
    </div>
  );
}
