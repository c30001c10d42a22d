/** Questions with several answers: how far the bus goes, where to, and what becomes of mortgages one has received. */

import type { JSX } from "preact";
import { useSignal } from "@preact/signals";
import { t } from "../i18n";
import { answerAll, ANSWERS, costOf, dearAnswers, mortgages, type Answer, type Mortgage } from "../inherited";
import { money, named, spaceName } from "../names";
import { cash, edition, game, mySeat, official } from "../store";
import { deedAt } from "../sums";
import { act } from "../table";
import type { ActionFacts, GameFacts, SeatOwn } from "../wire";
import { Label, label } from "./Actions";
import { aboutText } from "./Deeds";
import { Act, Press, SpaceLabel } from "./parts";
import "./ends.css";

export function Choices({ facts, mine }: { facts: GameFacts; mine: SeatOwn }): JSX.Element | null {
  const answers = mine.actions.filter((action) => action.type === "choose");
  if (!answers.length || facts.over) return null;
  const places = answers.filter((action) => action.answer === "space");
  const plain = answers.filter((action) => action.answer !== "space");
  const dearPlaces = mine.too_dear.filter((action) => action.answer === "space");
  const rows = mortgages(mine.actions);
  if (rows.length > 1) return <Inherited rows={rows} mine={mine} />;
  return (
    <div class="choices">
      {plain.map((action, i) =>
        action.answer === "steps" ? (
          <Stop key={action.amount} action={action} from={facts.players[mine.seat]?.space ?? 0} />
        ) : (
          <Act key={`${action.answer}${action.space}`} action={action} main={i === 0 && !places.length}><Label action={action} /></Act>
        ),
      )}
      {dearAnswers(mine).map((action) => <Act key={action.space} action={action} disabled><Label action={action} /></Act>)}
      {(places.length > 0 || dearPlaces.length > 0) && <Where places={places.length ? places : dearPlaces} dear={!places.length} />}
    </div>
  );
}

/** A stop of the bus. None of them is the usual answer, so none stands out. */
function Stop({ action, from }: { action: ActionFacts; from: number }): JSX.Element {
  const position = (from + (action.amount ?? 0)) % (edition.value?.spaces.length ?? 1);
  return <Act action={action}><span class="stop"><Label action={action} /><Awaits position={position} /></span></Act>;
}

/** What awaits a visitor of this space. */
function Awaits({ position }: { position: number }): JSX.Element {
  return <span class="awaits">{awaits(position).map((said) => <span key={said}>{said}</span>)}</span>;
}

function awaits(position: number): string[] {
  const board = edition.value;
  const space = board?.spaces[position];
  const facts = game.value;
  if (!board || !space || !facts) return [];
  if (space.group < 0) return [aboutText(board, position)];
  const deed = deedAt(facts, position);
  if (!deed) return [t("stop-free", { amount: named.sum(space.price) })];
  if (deed.owner === mySeat.value) return [t("stop-yours")];
  const owner = t("about-owner", { player: named.player(deed.owner) });
  if (deed.mortgaged) return [owner, t("deed-mortgaged")];
  if (deed.rent !== undefined) return [owner, t("stop-rent", { amount: named.sum(deed.rent) })];
  // CHAMP-MAT-2: in an official round the players themselves look up what a visit costs.
  return official.value ? [owner] : [owner, t("stop-rent-dice")];
}

/** `dear`: one cannot pay for going anywhere. */
function Where({ places, dear }: { places: ActionFacts[]; dear: boolean }): JSX.Element | null {
  const picked = useSignal(-1);
  const place = places.find((action) => action.space === picked.value) ?? places[0];
  if (!place) return null;
  return (
    <div class="where">
      <label>
        {t("act-choose-where")}
        <select value={place.space} onChange={(event) => (picked.value = Number(event.currentTarget.value))}>
          {places.map((action) => <option key={action.space} value={action.space}>{spaceName(action.space ?? 0)}</option>)}
        </select>
      </label>
      <Awaits position={place.space ?? 0} />
      <Act action={place} main={!dear} disabled={dear}><Label action={place} /></Act>
      {!dear && <p class="hint">{t("act-pick-on-board")}</p>}
    </div>
  );
}

/** Several mortgages: a row for each with what both answers cost, and one answer for all. */
function Inherited({ rows, mine }: { rows: Mortgage[]; mine: SeatOwn }): JSX.Element {
  const listed = ANSWERS.filter((answer) => answer === "redeem" || rows.some((row) => row.answers[answer]));
  return (
    <div class="choices inherited">
      <table>
        <thead><tr><td />{listed.map((answer) => <th key={answer} scope="col">{t(`inherited-${answer}`)}</th>)}</tr></thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.space}>
              <th scope="row"><SpaceLabel position={row.space} /></th>
              {listed.map((answer) => <td key={answer}><Answered action={row.answers[answer]} dear={answer === "redeem" ? dearAnswers(mine).find((action) => action.space === row.space) : undefined} /></td>)}
            </tr>
          ))}
        </tbody>
      </table>
      <div class="row">{listed.filter((answer) => answer !== "defer").map((answer) => <All key={answer} answer={answer} rows={rows} mine={mine} />)}</div>
    </div>
  );
}

function Answered({ action: given, dear }: { action: ActionFacts | undefined; dear: ActionFacts | undefined }): JSX.Element | null {
  const action = given ?? dear;
  if (!action) return null;
  const said = t("act-on-space", { action: label(action), space: named.space(action.space ?? -1) });
  return <Act action={action} label={said} disabled={!given}>{action.answer === "defer" ? t("inherited-later") : money(costOf(action))}</Act>;
}

/** One answer for all of them. CHAMP-MAT-2: in official rounds nobody adds the sums up. */
function All({ answer, rows, mine }: { answer: Answer; rows: Mortgage[]; mine: SeatOwn }): JSX.Element {
  const actions = rows.flatMap((row) => row.answers[answer] ?? []).concat(answer === "redeem" ? dearAnswers(mine) : []);
  const total = actions.reduce((sum, action) => sum + costOf(action), 0);
  const control = `all:${answer}`;
  const dear = answer === "redeem" && total > (cash.value[mine.seat] ?? 0);
  return (
    <Press control={control} disabled={dear && !official.value} onPress={() => void answerAll(answer, (action) => act(action, control))}>
      {t(`inherited-${answer}-all`)}{!official.value && <span class="total">{money(total)}</span>}
    </Press>
  );
}
