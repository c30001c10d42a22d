/** Ranks and points of a sheet, each place with what decided it. */

import type { JSX } from "preact";
import { t } from "../../i18n";
import { placings, REASON_RULES, undecided } from "../reckoning";
import { facts, money } from "../state";
import type { Sheet } from "../wire";
import { Name, RuleId } from "./parts";

export function Placings({ sheet }: { sheet: Sheet }): JSX.Element {
  const open = undecided(sheet, facts.value).flat();
  const survivors = sheet.lines.filter((line) => (line.fate ?? "playing") === "playing").length;
  return (
    <>
      <p class="soft">
        {t("panel-survivors", { count: survivors })} <RuleId id="CHAMP-SCORE-3" />
      </p>
      <ol class="places">
        {placings(sheet, facts.value).map((one) => (
          <li key={one.entrant}>
            <span class="rank">{open.includes(one.entrant) ? "?" : one.rank}</span>
            <span class="who">
              <Name id={one.entrant} />
              {one.reason ? (
                <small>
                  {t(`panel-decided-${one.reason}`)} <RuleId id={REASON_RULES[one.reason] ?? ""} />
                </small>
              ) : null}
            </span>
            <span class="sums">
              <strong>{t("panel-points", { count: one.points })}</strong>
              {one.worth ? <small>{money(one.worth)}</small> : null}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
