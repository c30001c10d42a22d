// The hall's clock. It counts against the server's time, so that a reload, a sleeping laptop or a clock set wrong changes
// nothing, and goes on counting while the connection is away.
"use strict";

(() => {
  const EVERY = 20000;
  const CALLS = [300, 60, 0];
  let offset = null; // what to add to this machine's time
  let trip = Infinity; // how long the best answer took: the shorter, the surer the offset
  let said = "";

  const face = () => document.querySelector("[data-clock]");
  const now = () => Date.now() + offset;

  const shown = (ms) => {
    const seconds = Math.abs(ms < 0 ? Math.floor(ms / 1000) : Math.ceil(ms / 1000));
    const minutes = Math.floor(seconds / 60);
    return `${ms < 0 && seconds ? "+" : ""}${minutes}:${String(seconds % 60).padStart(2, "0")}`;
  };

  const left = (clock) => (clock.dataset.ends ? Number(clock.dataset.ends) - now() : Number(clock.dataset.left));

  const call = (clock, ms) => {
    const due = clock.dataset.ends ? CALLS.filter((seconds) => ms <= seconds * 1000).pop() : undefined;
    const text = due === undefined ? "" : clock.dataset[`call${due}`] || "";
    if (text === said) return;
    said = text;
    const place = document.getElementById("call");
    if (place) place.textContent = text;
  };

  const tick = () => {
    const clock = face();
    if (!clock || offset === null) return;
    const ms = left(clock);
    const text = shown(ms);
    if (clock.textContent !== text) clock.textContent = text;
    clock.dataset.length = String(text.length);
    clock.dataset.near = ms <= 0 ? "over" : ms <= 300000 ? "soon" : "";
    call(clock, ms);
  };

  const compare = async () => {
    const clock = face();
    if (!clock) return;
    const asked = Date.now();
    try {
      const answer = await fetch(clock.dataset.clock);
      if (!answer.ok) return;
      const told = await answer.json();
      const took = Date.now() - asked;
      const found = told.now_ms - asked - took / 2;
      // A slow answer is worth less than a quick one, unless this machine's clock has jumped since.
      if (took <= trip || Math.abs(found - offset) > took + 1000) {
        offset = found;
        trip = took;
      }
      delete document.body.dataset.offline;
      for (const name of ["ends", "left"]) clock.dataset[name] = told[`${name}_ms`] ?? "";
      if (told.status !== clock.dataset.status) document.dispatchEvent(new Event("stale"));
    } catch {
      document.body.dataset.offline = "1";
    }
    tick();
  };

  // Until the first answer: what the page said when it was made.
  if (face()) offset = Number(face().dataset.now) - Date.now();
  tick();
  compare();
  setInterval(tick, 200);
  setInterval(compare, EVERY);
  document.addEventListener("followed", () => compare());
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) {
      trip = Infinity;
      compare();
      awake();
    }
  });

  const awake = () => navigator.wakeLock?.request("screen").catch(() => {});
  awake();
  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-fullscreen]")) document.documentElement.requestFullscreen?.().catch(() => {});
  });
})();
