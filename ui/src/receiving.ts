/** What the server says, taken in. */

import { forget, takeSnapshot, takeUpdate } from "./stage/director";
import { hush } from "./stage/voice";
import { chat, clockAhead, isHost, link, notice, presence, version, view } from "./store";
import type { ServerMessage, Snapshot } from "./wire";

/** Take a message in. Returns false if something was missed and the table must be asked for again. */
export function receive(message: ServerMessage, now: number): boolean {
  if (message.type === "welcome") {
    clockAhead.value = message.now_ms - now;
    isHost.value = message.host;
    link.value = "online";
    if (message.snapshot) startFrom(message.snapshot);
  } else if (message.type === "resync") {
    clockAhead.value = message.now_ms - now;
    startFrom(message.snapshot);
  } else if (message.type === "update") {
    clockAhead.value = message.now_ms - now;
    if (view.value === null || message.after > version.value) return false;
    if (message.version > version.value) {
      version.value = message.version;
      takeUpdate(message.events, message.view);
    }
  } else if (message.type === "presence") {
    presence.value = message;
  } else if (message.type === "chat") {
    if (view.value === null || message.after > version.value) return false;
    if (message.version > version.value) {
      version.value = message.version;
      if (message.line) chat.value = [...chat.value, message.line];
    }
  } else if (message.type === "role-lost") {
    link.value = "lost";
  } else if (message.type === "error") {
    notice.value = { code: message.code, args: message.args };
  }
  return true;
}

function startFrom(snapshot: Snapshot): void {
  version.value = snapshot.view.version;
  takeSnapshot(snapshot);
}

/** Another one plays on here: what the one before was shown is not theirs. */
export function forgetAll(): void {
  forget();
  hush();
  view.value = null;
  version.value = 0;
}
