/** The device goes round: a cover that says to whom. Where cash is hidden nothing of the table stands behind it. */

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import { named } from "../names";
import { passTo, take } from "../together";
import { Token } from "./shapes";

export function Cover(): JSX.Element | null {
  const seat = passTo.value;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  if (seat < 0) return null;
  return (
    <div class="cover" role="dialog" aria-modal="true" aria-labelledby="cover-title">
      <div class="cover-card">
        <Token seat={seat} size={72} />
        <h2 id="cover-title">{t("pass-to", { player: named.player(seat) })}</h2>
        <button ref={button} type="button" class="press main" onClick={() => take(seat)}>{t("pass-taken", { player: named.player(seat) })}</button>
      </div>
    </div>
  );
}
