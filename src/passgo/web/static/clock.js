// The hall's clock. It counts against the server's time, so that a reload, a sleeping laptop or a clock set wrong changes
// nothing, and goes on counting while the connection is away.
"use strict";

(() => {
  const EVERY = 20000;
  const PATIENCE = 10000;
  const CALLS = [300, 60, 0];
  const CALLED = 15; // seconds that a call stands: beside 1:30 nobody should read "5 minutes left"
  let offset = null; // what to add to this machine's time
  let trip = Infinity; // how long the best answer took: the shorter, the surer the offset
  let said = "";
  let questions = 0;
  const settled = new Map(); // by address, the newest question that was answered or failed: an older one tells nothing about now

  const faces = () => [...document.querySelectorAll("[data-clock]")];
  const now = () => Date.now() + offset;

  const shown = (ms) => {
    const seconds = Math.abs(ms < 0 ? Math.floor(ms / 1000) : Math.ceil(ms / 1000));
    const minutes = Math.floor(seconds / 60);
    return `${ms < 0 && seconds ? "+" : ""}${minutes}:${String(seconds % 60).padStart(2, "0")}`;
  };

  const left = (clock) => (clock.dataset.ends ? Number(clock.dataset.ends) - now() : Number(clock.dataset.left));

  const call = (clock, ms) => {
    const place = document.getElementById("call");
    if (!place) return;
    const now_due = (seconds) => ms <= seconds * 1000 && (seconds === 0 || ms > (seconds - CALLED) * 1000);
    const due = clock.dataset.ends ? CALLS.find(now_due) : undefined;
    const text = due === undefined ? "" : clock.dataset[`call${due}`] || "";
    if (text === said && place.textContent === text) return;
    said = text;
    place.textContent = text;
  };

  const show = (clock) => {
    const ms = left(clock);
    const text = shown(ms);
    if (clock.textContent !== text) clock.textContent = text;
    clock.dataset.length = String(text.length);
    clock.dataset.near = ms <= 0 ? "over" : ms <= 300000 ? "soon" : "";
    call(clock, ms);
  };

  const tick = () => {
    if (offset !== null) faces().forEach(show);
  };

  const time = async (address) => {
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
      return answer.ok ? await answer.json() : null;
    } catch {
      return null;
    }
  };

  const take = (clock, told, asked) => {
    const took = Date.now() - asked;
    const found = told.now_ms - asked - took / 2;
    // A slow answer is worth less than a quick one, unless this machine's clock has jumped since.
    if (took <= trip || Math.abs(found - offset) > took + 1000) {
      offset = found;
      trip = took;
    }
    for (const name of ["ends", "left"]) clock.dataset[name] = told[`${name}_ms`] ?? "";
    if (told.status !== clock.dataset.status) document.dispatchEvent(new Event("stale"));
  };

  const ask = async (clock) => {
    const question = ++questions;
    const address = clock.dataset.clock;
    const asked = Date.now();
    const told = await time(address);
    if (question < (settled.get(address) ?? 0)) return;
    settled.set(address, question);
    // Its own word: the stream beside it comes and goes by itself.
    if (told) delete document.body.dataset.unanswered;
    else document.body.dataset.unanswered = "1";
    if (told) take(clock, told, asked);
    tick();
  };

  const compare = async () => {
    for (const clock of faces()) await ask(clock);
  };

  // Until the first answer: what the page said when it was made.
  if (faces().length) offset = Number(faces()[0].dataset.now) - Date.now();
  tick();
  compare();
  setInterval(tick, 200);
  setInterval(compare, EVERY);
  document.addEventListener("followed", () => compare());
  window.addEventListener("online", () => compare());
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
