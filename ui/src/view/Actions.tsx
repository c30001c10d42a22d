/** What one may do: one clear main action, everything else close at hand. */

import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { t } from "../i18n";
import { change, groupName, named, spaceName } from "../names";
import { cash, dealWith, edition, game, notice, official, own, rule, sending, view } from "../store";
import { act, ask } from "../table";
import { problemText } from "../telling";
import { sharing } from "../together";
import type { ActionFacts, GameFacts, SeatOwn, UndoFacts } from "../wire";
import { askedOfMe, askedOfOthers, myDebt, myWait } from "./asking";
import { Auction } from "./Auction";
import { Choices } from "./Choices";
import { Debt } from "./Debt";
import { Hint } from "./Hints";
import { Judge } from "./Judge";
import { small, stacked } from "./look";
import { Offers } from "./Offers";
import { Act, Countdown, Press } from "./parts";
import { Shortage } from "./Shortage";
import { Token } from "./shapes";

export function Actions(): JSX.Element {
  const panel = useFocusKept();
  const facts = game.value;
  if (facts?.over && !notice.value) return <section class="actions empty" ref={panel} id="actions" tabIndex={-1} aria-label={t("actions-title")} />;
  return (
    <section class="actions" ref={panel} tabIndex={-1} id="actions" aria-labelledby="actions-title">
      <h2 id="actions-title" class="unseen">{t("actions-title")}</h2>
      <div class="decision">
        <Notice />
        {facts && own.value && !facts.over && <Mine facts={facts} mine={own.value} />}
        {view.value?.own.of === "judge" && <Judge />}
        {view.value?.own.of === "spectator" && facts?.auction && <Auction auction={facts.auction} mine={null} />}
        {facts && <Offers />}
      </div>
      {facts && !facts.over && (
        <div class="standing">
          {!own.value && !facts.auction && <Others />}
          {own.value && !small.value && !stacked.value && <Hint />}
          {own.value && <More facts={facts} mine={own.value} />}
        </div>
      )}
    </section>
  );
}

/** When the control that had the focus has gone, the panel's first one gets it: focus is never lost on updates. */
function useFocusKept() {
  const panel = useRef<HTMLElement>(null);
  const inside = useRef(false);
  useLayoutEffect(() => {
    const box = panel.current;
    if (!box) return;
    const enter = () => (inside.current = true);
    const leave = (event: FocusEvent) => {
      if (event.relatedTarget) inside.current = false;
    };
    const refocus = () => {
      if (!inside.current || document.activeElement !== document.body || document.querySelector("dialog[open]")) return;
      (box.querySelector<HTMLElement>(".press.main") ?? box).focus({ preventScroll: true });
    };
    const watcher = new MutationObserver(refocus);
    watcher.observe(box, { childList: true, subtree: true });
    box.addEventListener("focusin", enter);
    box.addEventListener("focusout", leave);
    return () => watcher.disconnect();
  }, []);
  return panel;
}

function Notice(): JSX.Element | null {
  if (!notice.value) return null;
  return (
    <p class="notice" role="alert">
      <span>{problemText(notice.value)}</span>
      <button type="button" class="press quiet close" aria-label={t("close")} onClick={() => (notice.value = null)}>✕</button>
    </p>
  );
}

const MANY = 2; // of whom more are waited for stands with his token only

function Others({ brief = false }: { brief?: boolean }): JSX.Element | null {
  const waits = askedOfOthers();
  const total = view.value?.table.settings.clocks.decision_ms ?? 0;
  const many = brief || waits.length > MANY;
  if (!waits.length) return null;
  return (
    // One list or the other: what stands in a row must not glide into a column, and out of its panel on the way.
    <ul key={String(many)} class={many ? "waits many" : "waits"}>
      {waits.map(({ seat, text, wait }) => (
        <li key={seat} title={many ? text : undefined}>
          <Token seat={seat} size={24} /> <span class={many ? "unseen" : ""}>{text}</span>
          {!many && <Countdown deadline={wait.deadline_ms} total={total} />}
        </li>
      ))}
    </ul>
  );
}

const MAIN = ["claim", "pay", "roll", "buy", "end"];
const BESIDE = ["decline", "fine", "card", "default"];

function Mine({ facts, mine }: { facts: GameFacts; mine: SeatOwn }): JSX.Element {
  const wait = myWait(facts);
  const debt = myDebt(facts);
  const asked = askedOfMe();
  // Tokens alone do not say that one has to wait.
  const idle = facts.awaiting.length === 0 || (!wait && askedOfOthers().length > MANY);
  const total = view.value?.table.settings.clocks.decision_ms ?? 0;
  const main = MAIN.flatMap((type) => mine.actions.filter((action) => action.type === type));
  const claims = main.filter((action) => action.type === "claim");
  const first = main.find((action) => action.type !== "claim");
  const dear = mine.too_dear.filter((action) => action.type === "buy" || action.type === "fine");
  const beside = BESIDE.flatMap((type) => mine.actions.filter((action) => action.type === type));
  return (
    <div class="mine">
      {sharing.value && <p class="hint">{t("acting-as", { player: named.player(mine.seat) })}</p>}
      {/* The auction and the debt say themselves what is asked. */}
      {!facts.auction && (
        <div class="headline">
          {!debt && (asked || idle) && <p class="asked">{asked || t("awaiting-you-nothing")}</p>}
          {wait && <Countdown deadline={wait.deadline_ms} total={total} />}
          {/* Who answers the same question as I needs no line of their own. */}
          <Others brief={wait?.what === "shortage"} />
        </div>
      )}
      {!debt && (first || beside.length > 0) && (
        <div class="row">
          {dear.map((action) => <Act key={action.type} action={action} disabled><Label action={action} /></Act>)}
          {first && <Act action={first} main={claims.length === 0}><Label action={first} /></Act>}
          {beside.map((action, i) => <Act key={action.type} action={action} main={i === 0 && !first && claims.length === 0 && action.type !== "default"} danger={action.type === "default"}><Label action={action} /></Act>)}
        </div>
      )}
      <TooDear mine={mine} />
      {mine.undo && <Undo undo={mine.undo} />}
      {/* Below what is there already: a rent that falls due takes no button from under a finger. */}
      {claims.map((action) => <Act key={action.space} action={action} main><Label action={action} /></Act>)}
      {facts.auction && <Auction auction={facts.auction} mine={mine} />}
      {debt && <Debt debt={debt} mine={mine} />}
      <Choices facts={facts} mine={mine} />
      <Shortage facts={facts} mine={mine} />
    </div>
  );
}

/** Why an answer cannot be given: for want of cash. */
function TooDear({ mine }: { mine: SeatOwn }): JSX.Element | null {
  return mine.too_dear.some((action) => !ESTATE.includes(action.type)) ? <CashShort mine={mine} /> : null;
}

function CashShort({ mine }: { mine: SeatOwn }): JSX.Element {
  return <p class="hint">{t("cash-short", { cash: named.sum(cash.value[mine.seat] ?? 0) })}</p>;
}

/** What one may do besides, at any time. */
function More({ facts, mine }: { facts: GameFacts; mine: SeatOwn }): JSX.Element {
  return (
    <div class="row more">
      {!small.value && !stacked.value && <Propose />}
      {view.value?.table.settings.claim_help === "none" && rule("rent.claimRequired") !== false && <ClaimAny facts={facts} seat={mine.seat} />}
      {mine.actions.some((action) => action.type === "withdraw") && <Act action={{ type: "withdraw" }} quiet>{t("act-withdraw")}</Act>}
    </div>
  );
}

/** A trade is proposed at any time; on small screens from among the sheets. */
export function Propose(): JSX.Element | null {
  if (!own.value?.may_offer) return null;
  return <Press control="deal" quiet onPress={() => (dealWith.value = { seat: -1, deal: null })}>{t(small.value || stacked.value ? "deal-title" : "act-offer")}</Press>;
}

/** One's own last decision can be taken back until dice fall, something is revealed or somebody acts. */
function Undo({ undo }: { undo: UndoFacts }): JSX.Element {
  const said = undo.space >= 0 ? t("act-undo-space", { space: named.space(undo.space) }) : t("act-undo");
  return <Press control="undo" quiet onPress={() => void ask("undo", {}, "undo")}>{said}</Press>;
}

/** The words on a button. */
export function Label({ action }: { action: ActionFacts }): JSX.Element {
  return <>{label(action)}</>;
}

export function label(action: ActionFacts): string {
  const facts = game.value;
  const board = edition.value;
  const seat = own.value?.seat ?? -1;
  const here = facts?.players[seat]?.space ?? -1;
  const space = action.space ?? here;
  if (!facts || !board) return action.type;
  const { cash: pays, debt = 0 } = action;
  switch (action.type) {
    case "roll":
      return t((facts.players[seat]?.jail ?? -1) >= 0 ? "act-roll-jail" : "act-roll");
    case "decline":
      return t(rule("unowned.decline") === "auction" ? "act-decline-auction" : "act-decline");
    case "choose":
      return answerLabel(action, space, here);
    case "buy":
      return t("act-buy", { amount: named.sum(-(pays ?? 0)) });
    case "pay":
      return t("act-pay", { amount: named.sum(-debt) });
    case "fine":
      return t("act-fine", { amount: named.sum(-(pays ?? 0)) });
    case "sell-hotels":
      return t("act-sell-hotels", { group: groupName(action.amount ?? 0) });
    case "build":
    case "sell":
    case "mortgage":
    case "redeem":
    case "surrender":
      // CHAMP-MAT-2: in an official round the server does not tell a player what something would bring or cost.
      return pays === undefined ? t(`act-${action.type}-plain`) : t(`act-${action.type}`, { change: change(pays) });
    default:
      return t(`act-${action.type}`, { space: named.space(space), amount: named.sum(action.amount ?? 0), other: named.player(action.seat ?? -1) });
  }
}

function answerLabel(action: ActionFacts, space: number, here: number): string {
  const board = edition.value;
  if (!board) return "";
  if (action.answer === "steps") {
    const count = action.amount ?? 0;
    return t("act-choose-steps", { count, space: named.space((here + count) % board.spaces.length) });
  }
  const amount = action.answer === "keep" ? (action.interest ?? 0) : -(action.cash ?? 0);
  return t(`act-choose-${action.answer}`, { space: named.space(space), amount: named.sum(amount) });
}

/** Where nobody is reminded of rent, one asks for it by naming the deed (CHAMP-RENT-7). */
function ClaimAny({ facts, seat }: { facts: GameFacts; seat: number }): JSX.Element | null {
  const open = useSignal(false);
  const picked = useSignal(-1);
  const deeds = facts.deeds.filter((deed) => deed.owner === seat);
  if (!deeds.length) return null;
  const busy = [...sending.value.values()].includes("claim-any");
  if (!open.value && !busy) return <Press control="claim-open" quiet onPress={() => (open.value = true)}>{t("act-claim-any")}</Press>;
  const space = deeds.some((deed) => deed.space === picked.value) ? picked.value : (deeds[0]?.space ?? -1);
  return (
    <form class="claim-any" onSubmit={(event) => event.preventDefault()}>
      <label>
        {t("claim-which")}
        <select value={space} onChange={(event) => (picked.value = Number(event.currentTarget.value))}>
          {deeds.map((deed) => <option key={deed.space} value={deed.space}>{spaceName(deed.space)}</option>)}
        </select>
      </label>
      <Press control="claim-any" main onPress={() => void act({ type: "claim", space }, "claim-any")}>{t("act-claim-any")}</Press>
      {official.value && <p class="hint">{t("claim-hint")}</p>}
    </form>
  );
}

const ESTATE: readonly string[] = ["build", "sell", "redeem", "mortgage", "surrender"];

/** What may be done with one deed, and what only more cash would allow. */
export function DeedActions({ space, without }: { space: number; without?: ReadonlySet<string> | undefined }): JSX.Element | null {
  const dear = own.value?.too_dear ?? [];
  const wanted = ESTATE.filter((type) => !without?.has(type));
  const listed = wanted.flatMap((type) => [...(own.value?.actions ?? []), ...dear].filter((action) => action.type === type && action.space === space));
  if (!listed.length) return null;
  return (
    <span class="deed-actions">
      {listed.map((action) => (
        <Act key={action.type} action={action} quiet disabled={dear.includes(action)} label={t("act-on-space", { action: label(action), space: named.space(space) })}><Label action={action} /></Act>
      ))}
    </span>
  );
}

/** Why some of these buttons cannot be pressed; of one space or, without one, of all. */
export function DearDeeds({ space = -1 }: { space?: number }): JSX.Element | null {
  const mine = own.value;
  const dear = mine?.too_dear.some((action) => ESTATE.includes(action.type) && (space < 0 || action.space === space));
  return mine && dear ? <CashShort mine={mine} /> : null;
}

export function GroupActions(): JSX.Element | null {
  const listed = (own.value?.actions ?? []).filter((action) => action.type === "sell-hotels");
  return listed.length ? <div class="row">{listed.map((action) => <Act key={action.amount} action={action} quiet><Label action={action} /></Act>)}</div> : null;
}
