/** Small parts that everything else is made of. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { until } from "../clock";
import { groupLetter } from "../edition";
import { t } from "../i18n";
import { groupName, numberAmongTwins, playerName, spaceName } from "../names";
import { edition, link, sending } from "../store";
import { act, controlOf } from "../table";
import type { Action } from "../wire";
import { GroupMark, SIGNS, Token } from "./shapes";

interface PressProps {
  control: string;
  onPress: () => void;
  children: ComponentChildren;
  main?: boolean;
  quiet?: boolean;
  danger?: boolean;
  label?: string;
  disabled?: boolean;
  /** Of several it is the one that is chosen. */
  pressed?: boolean;
}

/** A button that says so while what it asked for is on its way. It keeps its focus meanwhile. */
export function Press({ control, onPress, children, main, quiet, danger, label, disabled, pressed }: PressProps): JSX.Element {
  const busy = [...sending.value.values()].includes(control);
  const off = busy || disabled || link.value !== "online";
  const classes = ["press", main ? "main" : "", quiet ? "quiet" : "", danger ? "danger" : "", busy ? "busy" : ""];
  return (
    <button type="button" class={classes.join(" ").trim()} aria-disabled={off} aria-label={label} aria-pressed={pressed} data-control={control} onClick={() => !off && onPress()}>
      {busy ? t("sending") : children}
    </button>
  );
}

/** A button that does an action of the game. */
export function Act(props: { action: Action; children: ComponentChildren; main?: boolean; quiet?: boolean; danger?: boolean; label?: string; disabled?: boolean }): JSX.Element {
  const { action, ...rest } = props;
  const control = controlOf(action);
  return <Press {...rest} control={control} onPress={() => void act(action, control)} />;
}

/** A countdown as a bar that runs out and as seconds. */
export function Countdown({ deadline, total, loud = false }: { deadline: number; total: number; loud?: boolean }): JSX.Element | null {
  if (!deadline) return null;
  const left = until(deadline);
  const seconds = Math.ceil(left / 1000);
  const share = total ? Math.min(1, left / total) : 1;
  return (
    <div class={`countdown${seconds <= 10 ? " short" : ""}${loud ? " loud" : ""}`} role="timer" aria-label={t("seconds-left", { count: seconds })}>
      <span class="countdown-bar"><span style={{ width: `${share * 100}%` }} /></span>
      <span class="countdown-number" aria-hidden="true">{seconds}</span>
    </div>
  );
}

export function Player({ seat, size = 24 }: { seat: number; size?: number }): JSX.Element {
  return (
    <span class="player">
      {seat >= 0 && <Token seat={seat} size={size} />}
      <bdi>{playerName(seat)}</bdi>
    </span>
  );
}

export function Group({ group }: { group: number }): JSX.Element | null {
  const facts = edition.value?.groups[group];
  if (!edition.value || !facts) return null;
  return <GroupMark id={facts.id} index={group} letter={groupLetter(edition.value, group)} sign={facts.kind === "street" ? "" : SIGNS[facts.kind]} />;
}

export function SpaceLabel({ position, distinct = false }: { position: number; distinct?: boolean }): JSX.Element {
  const group = edition.value?.spaces[position]?.group ?? -1;
  return (
    <span class="space-label">
      {group >= 0 && <><Group group={group} /><span class="unseen">{groupName(group)}</span></>}
      <bdi>{spaceName(position)}</bdi>
      {distinct && <span class="unseen"> {numberAmongTwins(position)}</span>}
    </span>
  );
}

/** A native dialog: the browser keeps the focus inside and gives it back. */
export function Dialog({ title, onClose, children, wide }: { title: ComponentChildren; onClose: () => void; children: ComponentChildren; wide?: boolean }): JSX.Element {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  const outside = (event: MouseEvent) => event.target === box.current && onClose();
  return (
    <dialog ref={box} class={wide ? "wide" : ""} aria-labelledby="dialog-title" onClose={onClose} onClick={outside}>
      <div class="dialog-box">
        <header>
          <h2 id="dialog-title">{title}</h2>
          <button type="button" class="press quiet close" onClick={onClose} aria-label={t("close")}>✕</button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
