/** A notice of the device when one is asked for something and looks elsewhere; only who wants it gets it. */

import { signal } from "@preact/signals";

const KEPT = "passgo-notify";
export const possible = typeof Notification === "function";

function kept(): boolean {
  try {
    return possible && Notification.permission === "granted" && localStorage.getItem(KEPT) === "1";
  } catch {
    return false;
  }
}

export const notifying = signal(kept());

export async function setNotifying(on: boolean): Promise<void> {
  notifying.value = on && (await Notification.requestPermission()) === "granted";
  try {
    localStorage.setItem(KEPT, notifying.value ? "1" : "0");
  } catch {
    // Then it is forgotten with the tab.
  }
}

export function notify(text: string): void {
  if (!notifying.value || !document.hidden || !text) return;
  const shown = new Notification(text, { tag: "passgo" });
  shown.addEventListener("click", () => {
    focus();
    shown.close();
  });
}
