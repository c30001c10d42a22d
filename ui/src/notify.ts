/** A notice of the device when one is asked for something and looks elsewhere; only who wants it gets it. */

import { signal } from "@preact/signals";
import { keep, kept } from "./kept";

export const possible = typeof Notification === "function";

export const notifying = signal(possible && Notification.permission === "granted" && kept("notify") === "1");

export async function setNotifying(on: boolean): Promise<void> {
  notifying.value = on && (await Notification.requestPermission()) === "granted";
  keep("notify", notifying.value ? "1" : "0");
}

export function notify(text: string): void {
  if (!notifying.value || !document.hidden || !text) return;
  const shown = new Notification(text, { tag: "passgo" });
  shown.addEventListener("click", () => {
    focus();
    shown.close();
  });
}
