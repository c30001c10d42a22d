// The projector board moves by itself: slowly where motion is welcome, page by page where it is not, and stands still
// while it is paused (the button, or the space bar).
"use strict";

(() => {
  const SPEED = 45; // pixels in a second: a line is readable for long enough
  const REST = 5000;
  const PAGE = 12000;
  const list = document.querySelector("[data-scrolls]");
  const button = document.querySelector("[data-pause]");
  if (!list || !button) return;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  let paused = false;
  let before = 0;
  let rest_until = performance.now() + REST;
  let place = 0; // with fractions, which scrollTop does not keep

  const bottom = () => list.scrollHeight - list.clientHeight;

  const go = (top) => {
    place = top;
    list.scrollTop = top;
  };

  const turn_page = () => {
    go(list.scrollTop >= bottom() - 2 ? 0 : list.scrollTop + list.clientHeight * 0.9);
    rest_until = performance.now() + PAGE;
  };

  const move = (moment) => {
    const passed = Math.min(moment - before, 100);
    before = moment;
    requestAnimationFrame(move);
    if (paused || moment < rest_until || bottom() <= 2) return;
    if (calm.matches) {
      turn_page();
      return;
    }
    if (place >= bottom()) {
      go(0);
      rest_until = moment + REST;
      return;
    }
    go(Math.min(bottom(), place + (SPEED * passed) / 1000));
    if (place >= bottom()) rest_until = moment + REST;
  };

  const pause = () => {
    paused = !paused;
    button.setAttribute("aria-pressed", String(paused));
    place = list.scrollTop;
  };

  button.hidden = false;
  button.addEventListener("click", pause);
  document.addEventListener("keydown", (event) => {
    if (event.key === " " && event.target === document.body) {
      event.preventDefault();
      pause();
    }
  });
  requestAnimationFrame(move);
})();
