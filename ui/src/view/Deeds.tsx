/** Deeds: one's own with what may be done with them, and one space in full. */

import type { JSX } from "preact";
import { spacesOf, type Edition } from "../edition";
import { number, t } from "../i18n";
import { groupName, HOTEL, level, money, named, players } from "../names";
import { edition, game, mySeat, official, openSpace, own, rule } from "../store";
import { riskAt } from "../outlook";
import { deedAt } from "../sums";
import type { DeedFacts } from "../wire";
import { DearDeeds, DeedActions, GroupActions } from "./Actions";
import { listedByDebt } from "./Debt";
import { OutlookButton, riskText } from "./Outlook";
import { Dialog, Group, Player, SpaceLabel } from "./parts";
import { SpacePicture } from "./drawings";
import { LOCK, Sign } from "./shapes";

export function MyDeeds(): JSX.Element {
  const facts = game.value;
  const board = edition.value;
  const mine = facts?.deeds.filter((deed) => deed.owner === mySeat.value) ?? [];
  if (!facts || !board || !mine.length) return <><OutlookButton /><p class="hint">{t("deeds-none")}</p></>;
  const sorted = [...mine].sort((a, b) => (board.spaces[a.space]?.group ?? 0) - (board.spaces[b.space]?.group ?? 0) || a.space - b.space);
  return (
    <>
      <OutlookButton />
      <GroupActions />
      <DearDeeds />
      <ul class="deeds">
        {sorted.map((deed) => <MyDeed key={deed.space} deed={deed} />)}
      </ul>
    </>
  );
}

function MyDeed({ deed }: { deed: DeedFacts }): JSX.Element {
  return (
    <li>
      <button type="button" class="deed-open" onClick={() => (openSpace.value = deed.space)}>
        <SpaceLabel position={deed.space} />
        <span class="deed-state">
          {deed.mortgaged ? <><Sign d={LOCK} size={14} /> {t("deed-mortgaged")}</> : deed.level ? level(deed.level) : ""}
          {deed.rent ? <span class="rent">{money(deed.rent)}</span> : null}
        </span>
      </button>
      <DeedActions space={deed.space} without={listedByDebt()} />
    </li>
  );
}

/** The open space: everything its deed says and what may be done with it. */
export function OpenSpace(): JSX.Element | null {
  const board = edition.value;
  const position = openSpace.value;
  const space = board?.spaces[position];
  if (!board || !space) return null;
  const facts = game.value;
  const deed = facts ? deedAt(facts, position) : undefined;
  const here = (facts?.players ?? []).filter((player) => !player.out && player.space === position).map((player) => player.seat);
  const risk = riskAt(position);
  return (
    <Dialog title={<SpaceLabel position={position} />} onClose={() => (openSpace.value = -1)}>
      {space.group >= 0 ? <DeedCard board={board} position={position} deed={deed} /> : <About board={board} position={position} />}
      {here.length > 0 && <p class="hint">{t("about-here", { players: players(here) })}</p>}
      {risk && <p class="hint">{riskText(risk)}</p>}
      {own.value && <><DeedActions space={position} /><DearDeeds space={position} /></>}
    </Dialog>
  );
}

/** What a space without a deed does. */
export function aboutText(board: Edition, position: number): string {
  const space = board.spaces[position];
  if (!space) return "";
  const amount = money(space.kind === "go" ? Number(rule("go.salary")) : space.fare || space.amount);
  return t(space.kind === "ride" ? "about-fare" : `about-${space.kind}`, { amount, count: space.target });
}

function About({ board, position }: { board: Edition; position: number }): JSX.Element | null {
  const space = board.spaces[position];
  return space ? <p class="about"><SpacePicture space={space} size={40} /> {aboutText(board, position)}</p> : null;
}

function DeedCard({ board, position, deed }: { board: Edition; position: number; deed: DeedFacts | undefined }): JSX.Element | null {
  const space = board.spaces[position];
  if (!space) return null;
  return (
    <div class="deed-card">
      <p class="deed-owner">
        {space.kind !== "street" && <SpacePicture space={space} size={40} />}
        {deed ? <><Player seat={deed.owner} /> {deed.mortgaged && <span class="tag"><Sign d={LOCK} size={14} /> {t("deed-mortgaged")}</span>}{deed.level > 0 && <span class="tag">{level(deed.level)}</span>}</> : t("deed-free")}
      </p>
      <table>
        <tbody>
          <tr><th scope="row">{t("deed-group")}</th><td><Group group={space.group} /> {groupName(space.group)}</td></tr>
          <tr><th scope="row">{t("deed-price")}</th><td>{money(space.price)}</td></tr>
          <Printed board={board} position={position} built={deed && !deed.mortgaged ? deed.level : -1} />
          {deed?.redeem !== undefined && <tr><th scope="row">{t("deed-redeem-cost")}</th><td>{money(deed.redeem)}</td></tr>}
          {deed?.rent !== undefined && <tr class="now"><th scope="row">{t("deed-rent-now")}</th><td>{money(deed.rent)}</td></tr>}
        </tbody>
      </table>
    </div>
  );
}

/** What is printed on a deed: its rents, what a building costs, what the Bank lends on it. */
export function Printed({ board, position, built }: { board: Edition; position: number; built: number }): JSX.Element | null {
  const space = board.spaces[position];
  if (!space) return null;
  return (
    <>
      <Rents board={board} position={position} built={built} />
      {space.house_cost > 0 && <tr><th scope="row">{t("deed-building-cost")}</th><td>{money(space.house_cost)}</td></tr>}
      <tr><th scope="row">{t("deed-mortgage-value")}</th><td>{money(space.mortgage)}</td></tr>
    </>
  );
}

function Rents({ board, position, built }: { board: Edition; position: number; built: number }): JSX.Element | null {
  const space = board.spaces[position];
  if (!space) return null;
  const size = spacesOf(board, space.group).length;
  if (space.kind === "station") {
    return <>{board.station_rents.slice(0, size).map((rent, i) => <tr key={i}><th scope="row">{t("deed-rent-stations", { count: i + 1 })}</th><td>{money(rent)}</td></tr>)}</>;
  }
  if (space.kind === "utility") {
    return <>{board.utility_factors.slice(0, size).map((factor, i) => <tr key={i}><th scope="row">{t("deed-rent")}</th><td>{t("deed-rent-utility", { count: i + 1, factor: number(factor) })}</td></tr>)}</>;
  }
  const most = Number(rule("build.maxHouses"));
  const levels = [0, 1, 2, 3, 4].filter((count) => count <= most).concat(HOTEL);
  return (
    <>
      {levels.map((count) => (
        <tr key={count} class={count === built ? "now" : ""}>
          <th scope="row">{count === 0 ? t("deed-rent-bare") : level(count)}</th>
          <td>{money(space.rents[count] ?? 0)}</td>
        </tr>
      ))}
      {!official.value && <tr><th scope="row">{t("deed-rent-set")}</th><td>{money(space.set_rent)}</td></tr>}
    </>
  );
}

/** The board as a list, for those who rather read it. Same spaces, same actions. */
export function BoardList(): JSX.Element | null {
  const board = edition.value;
  const facts = game.value;
  if (!board) return null;
  return (
    <div class="board-list">
      <h2>{t("board-list")}</h2>
      <DearDeeds />
      <ol start={0}>
        {board.spaces.map((space, position) => {
          const deed = facts ? deedAt(facts, position) : undefined;
          const here = (facts?.players ?? []).filter((player) => !player.out && player.space === position).map((player) => player.seat);
          const risk = riskAt(position);
          return (
            <li key={position} class={here.length ? "occupied" : ""}>
              <button type="button" class="deed-open" onClick={() => (openSpace.value = position)}>
                <SpaceLabel position={position} distinct />
                <span class="deed-state">
                  {deed ? t("about-owner", { player: named.player(deed.owner) }) : space.price ? money(space.price) : ""}
                  {deed?.level ? <span class="tag">{level(deed.level)}</span> : null}
                  {deed?.mortgaged && <span class="tag">{t("deed-mortgaged")}</span>}
                  {risk && <span class="tag risky">{riskText(risk)}</span>}
                </span>
                {here.length > 0 && <span class="here">{here.map((seat) => <Player key={seat} seat={seat} size={20} />)}</span>}
              </button>
              {deed && deed.owner === mySeat.value && <DeedActions space={position} />}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
