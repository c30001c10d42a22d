/** What each player owns at the end: cash, deeds, mortgages, buildings. */

import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../../i18n";
import { amountOf } from "../bank";
import { give } from "../draft";
import { worth } from "../reckoning";
import { change, draft, facts, money, nameOf, out, players, recorded, sheet } from "../state";
import type { Deed } from "../wire";
import { Mark, Name, Parts, RuleId } from "./parts";

const chosen = signal("");

/** Signed is signed: to change a figure the signatures are taken back first. */
const locked = () => Object.keys(draft.value.signed).length > 0;
const player = () => (players.value.includes(chosen.value) ? chosen.value : (players.value[0] ?? ""));

export function Estate(): JSX.Element {
  const id = player();
  const fate = out.value.find(([one]) => one === id)?.[1];
  return (
    <>
      {locked() ? (
        <div class="told">
          <p>{t("panel-locked")}</p>
          <button type="button" onClick={() => change({ ...draft.value, signed: {} })}>
            {t("panel-unlock")}
          </button>
        </div>
      ) : null}
      <fieldset class="chips">
        <legend>{t("panel-whose")}</legend>
        {players.value.map((one) => (
          <Chip key={one} id={one} />
        ))}
      </fieldset>
      {fate ? <Gone id={id} fate={fate} /> : <Owned id={id} />}
    </>
  );
}

function Chip({ id }: { id: string }): JSX.Element {
  const fate = out.value.find(([one]) => one === id)?.[1];
  const line = sheet.value.lines.find((one) => one.entrant === id)!;
  const missing = !fate && amountOf(draft.value.cash[id] ?? "") === null;
  return (
    <label class={missing ? "missing" : ""}>
      <input type="radio" name="whose" checked={player() === id} onChange={() => (chosen.value = id)} />
      <span>
        <Name id={id} />
        <small>{fate ? t(`panel-fate-${fate}`) : missing ? t("panel-no-cash") : money(worth(line, facts.value).total)}</small>
      </span>
    </label>
  );
}

function Gone({ id, fate }: { id: string; fate: string }): JSX.Element {
  const onSheetOnly = !recorded.value.some(([one]) => one === id);
  return (
    <div>
      <p>
        <Name id={id} />: {t(`panel-fate-${fate}`)}. {t("panel-gone")} <RuleId id="CHAMP-BANKRUPT-8" />
      </p>
      {onSheetOnly && !locked() ? (
        <button type="button" onClick={() => change({ ...draft.value, out: draft.value.out.filter((one) => one !== id) })}>
          {t("panel-not-out")}
        </button>
      ) : null}
    </div>
  );
}

function Owned({ id }: { id: string }): JSX.Element {
  const line = sheet.value.lines.find((one) => one.entrant === id)!;
  const others = players.value.length - out.value.length > 1;
  return (
    <fieldset class="owned" disabled={locked()}>
      <legend>
        <Name id={id} />
      </legend>
      <div class="field">
        <label for="cash">{t("panel-cash", { name: nameOf(id) })}</label>
        <input id="cash" key={id} inputMode="numeric" autocomplete="off" maxLength={10} value={draft.value.cash[id] ?? ""} onInput={(event) => change({ ...draft.value, cash: { ...draft.value.cash, [id]: event.currentTarget.value } })} />
      </div>
      {facts.value.groups.map((group) => (
        <fieldset key={group.id} class="colour">
          <legend>
            <Mark group={group.id} /> {group.name}
          </legend>
          {facts.value.deeds
            .filter((deed) => deed.group === group.id)
            .map((deed) => (
              <DeedRow key={deed.id} deed={deed} id={id} />
            ))}
        </fieldset>
      ))}
      <Parts value={worth(line, facts.value)} />
      {others ? (
        <button type="button" class="danger" onClick={() => goOut(id)}>
          {t("panel-out-on-sheet")}
        </button>
      ) : null}
    </fieldset>
  );
}

/** Bankrupt, though nobody recorded it while the game was on. Who is out owns nothing (CHAMP-BANKRUPT-8). */
function goOut(id: string): void {
  const mine = Object.entries(draft.value.owner).filter(([, owner]) => owner === id);
  const emptied = mine.reduce((found, [deed]) => give(found, deed, ""), draft.value);
  change({ ...emptied, out: [...emptied.out, id] });
}

/** One deed: a tap makes it his, and nobody else's. */
function DeedRow({ deed, id }: { deed: Deed; id: string }): JSX.Element {
  const owner = draft.value.owner[deed.id] ?? "";
  const mine = owner === id;
  return (
    <div class={mine ? "deed-row mine" : "deed-row"}>
      <label class="tick">
        <input type="checkbox" checked={mine} onChange={() => change(give(draft.value, deed.id, mine ? "" : id))} />
        <span class="deed-name">
          <bdi>{deed.name}</bdi>
          {owner && !mine ? <small>{t("panel-owned-by", { name: nameOf(owner) })}</small> : null}
        </span>
        <span class="price">{money(deed.price)}</span>
      </label>
      {mine ? <Improved deed={deed} id={id} /> : null}
    </div>
  );
}

function Improved({ deed, id }: { deed: Deed; id: string }): JSX.Element {
  const { owner, mortgaged, level } = draft.value;
  const group = facts.value.deeds.filter((one) => one.group === deed.group);
  const whole = deed.house > 0 && group.every((one) => owner[one.id] === id);
  const built = group.some((one) => level[one.id]);
  const levels = [...Array(facts.value.most_houses + 2).keys()];
  return (
    <div class="improved">
      {built ? null : (
        <label class="tick">
          <input type="checkbox" checked={mortgaged[deed.id] ?? false} onChange={(event) => change({ ...draft.value, mortgaged: { ...mortgaged, [deed.id]: event.currentTarget.checked } })} />
          <span>{t("panel-mortgaged")}</span>
        </label>
      )}
      {whole ? (
        <fieldset class="segments levels">
          <legend class="unseen">{t("panel-buildings", { deed: deed.name })}</legend>
          {levels.map((one) => (
            <label key={one}>
              <input type="radio" name={`level-${deed.id}`} checked={(level[deed.id] ?? 0) === one} aria-label={levelName(one)} onChange={() => change({ ...draft.value, level: { ...level, [deed.id]: one } })} />
              <span aria-hidden="true">{one > facts.value.most_houses ? t("panel-level-hotel-short") : one}</span>
            </label>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}

function levelName(level: number): string {
  if (level > facts.value.most_houses) return t("panel-rent-hotel");
  return level ? t("panel-rent-houses", { count: level }) : t("panel-level-none");
}
