/** Small parts of the panel. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../i18n";
import type { Worth } from "../reckoning";
import { facts, money, nameOf, players, tappedAt, timeOf } from "../state";
import type { Fault } from "../wire";

export function RuleId({ id }: { id: string }): JSX.Element | null {
  return id ? <span class="rule">{id}</span> : null;
}

export const Name = ({ id }: { id: string }): JSX.Element => <bdi>{nameOf(id)}</bdi>;

/** That somebody has signed, with the time if it was on a screen. */
export function Signature({ id, otherwise = "panel-signed" }: { id: string; otherwise?: string }): JSX.Element {
  const at = tappedAt(id);
  return <span>{at === undefined ? t(otherwise) : t("panel-signed-at", { time: timeOf(at) })}</span>;
}

/** The mark of a group: a colour and, because colour alone is not enough, a letter. */
export function Mark({ group }: { group: string }): JSX.Element | null {
  const found = facts.value.groups.find((one) => one.id === group);
  if (!found?.letter) return null;
  return (
    <svg class="mark" viewBox="0 0 22 22" width="22" height="22" aria-hidden="true">
      <rect x="1" y="1" width="20" height="20" rx="5" fill={found.colour} stroke="#1f1c18" stroke-opacity=".45" />
      <text x="11" y="16" text-anchor="middle" font-size="13" font-weight="800" fill="#171512">
        {found.letter}
      </text>
    </svg>
  );
}

/** A question in place, with the focus on its first control; Escape takes it back. */
export function Ask({ title, onCancel, children }: { title: string; onCancel: () => void; children: ComponentChildren }): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>("input, button")?.focus(), []);
  return (
    <div class="ask" role="group" aria-label={title} ref={box} onKeyDown={(event) => event.key === "Escape" && onCancel()}>
      <p>
        <strong>{title}</strong>
      </p>
      {children}
      <button type="button" onClick={onCancel}>
        {t("panel-cancel")}
      </button>
    </div>
  );
}

export function Faults({ faults }: { faults: Fault[] }): JSX.Element | null {
  if (!faults.length) return null;
  return (
    <ul class="faults">
      {faults.map(({ code, rule, entrant }) => (
        <li key={`${code} ${entrant}`}>
          {entrant ? (
            <>
              <Name id={entrant} />
              {": "}
            </>
          ) : null}
          {t(`panel-fault-${code}`)} <RuleId id={rule} />
        </li>
      ))}
    </ul>
  );
}

export function PlayerOptions({ blank }: { blank: string }): JSX.Element {
  return (
    <>
      <option value="">{blank}</option>
      {players.value.map((id) => (
        <option key={id} value={id}>
          {nameOf(id)}
        </option>
      ))}
    </>
  );
}

/** The deeds in their groups, for a list to choose from. */
export function DeedOptions({ streets }: { streets?: boolean }): JSX.Element {
  const { groups, deeds } = facts.value;
  const shown = groups.map((group) => ({ group, deeds: deeds.filter((deed) => deed.group === group.id && (!streets || deed.house > 0)) }));
  return (
    <>
      {shown
        .filter((one) => one.deeds.length)
        .map(({ group, deeds }) => (
          <optgroup key={group.id} label={group.name}>
            {deeds.map((deed) => (
              <option key={deed.id} value={deed.id}>
                {deed.name}
              </option>
            ))}
          </optgroup>
        ))}
    </>
  );
}

export function Count({ id, label, value, onInput }: { id: string; label: string; value: string; onInput: (typed: string) => void }): JSX.Element {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input id={id} inputMode="numeric" autocomplete="off" maxLength={10} value={value} onInput={(event) => onInput(event.currentTarget.value)} />
    </div>
  );
}

/** Net worth and what it is made of (CHAMP-WORTH-1 to -5). */
export function Parts({ value }: { value: Worth }): JSX.Element {
  return (
    <dl class="worth">
      {(["cash", "deeds", "mortgaged", "houses", "hotels", "total"] as const).map((part) => (
        <div key={part} class={part}>
          <dt>{t(`panel-worth-${part}`)}</dt>
          <dd>{money(value[part])}</dd>
        </div>
      ))}
    </dl>
  );
}

