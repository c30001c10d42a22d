/** The rules of the table, to be searched without a network. */

import { computed, signal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../../i18n";
import { matching } from "../search";
import { facts } from "../state";

const asked = signal("");
const tongue = signal<"en" | "el" | "">("");
const spoken = () => tongue.value || (facts.value.language === "el" ? "el" : "en");
const found = computed(() => matching(facts.value.rules, asked.value));

export function Rules(): JSX.Element {
  return (
    <>
      <fieldset class="segments">
        <legend>{t("panel-rules-language")}</legend>
        {(["en", "el"] as const).map((one) => (
          <label key={one}>
            <input type="radio" name="tongue" checked={spoken() === one} onChange={() => (tongue.value = one)} />
            <span lang={one}>{one === "en" ? "English" : "Ελληνικά"}</span>
          </label>
        ))}
      </fieldset>
      <label for="rules-search">{t("panel-rules-search")}</label>
      <input id="rules-search" type="search" autocomplete="off" value={asked.value} onInput={(event) => (asked.value = event.currentTarget.value)} />
      <p class="soft" role="status">
        {t("panel-rules-found", { count: found.value.length })}
      </p>
      <ul class="rules">
        {found.value.map((rule) => (
          <li key={rule.id} dir="ltr">
            <span class="rule">{rule.id}</span>
            <span lang={spoken()}>{rule[spoken()]}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
