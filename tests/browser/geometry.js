// What is cut, overlapped or out of its place on this page. Each fault is one line: what is wrong, where, and the words concerned.
() => {
  const faults = [];
  const SLACK = 2; // of a pixel's rounding, and of glyphs that lean over their box
  const style = new Map();
  const look = (e) => style.get(e) ?? (style.set(e, getComputedStyle(e)), style.get(e));
  const place = (e) => e.tagName.toLowerCase() + (e.id ? "#" + e.id : "") + (e.getAttribute("class") ? "." + e.getAttribute("class").trim().split(/\s+/).join(".") : "");
  const say = (what, e, words) => faults.push(`${what} in ${place(e)}: ${words.replace(/\s+/g, " ").trim().slice(0, 70)}`);
  const chain = (e) => { const all = []; for (let up = e; up; up = up.parentElement) all.push(up); return all; };
  // Meant for screen readers, or for the keyboard until it has the focus.
  const unseen = (e) => chain(e).some((up) => look(up).clipPath !== "none" || up.classList.contains("skip"));
  const SIDEWAYS = "[data-wide], .wide, .scroll, .tab-row, .tabs, nav"; // what is meant to be
  const scrolls = (e) => /auto|scroll/.test(look(e).overflowX + look(e).overflowY);
  // What draws a box around its words.
  const framed = (e) => e.matches("body, dialog") || scrolls(e) || look(e).borderTopWidth !== "0px" || look(e).backgroundColor !== "rgba(0, 0, 0, 0)";
  const shown = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });

  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) say(`${root.scrollWidth - root.clientWidth} px too wide`, root, document.title);

  // Boxes that hide what does not fit into them.
  for (const e of document.querySelectorAll("body *")) {
    if (e.closest("svg, select") || !e.textContent.trim() || !shown(e) || unseen(e)) continue;
    const hides = (overflow) => overflow === "hidden" || overflow === "clip";
    if (hides(look(e).overflowX) && e.scrollWidth > e.clientWidth + 1) say(`cut by ${e.scrollWidth - e.clientWidth} px`, e, e.textContent);
    else if (hides(look(e).overflowY) && e.scrollHeight > e.clientHeight + SLACK) say(`cut below by ${e.scrollHeight - e.clientHeight} px`, e, e.textContent);
  }

  // Every line of text with its box, as far as it can be seen.
  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, e = node.parentElement;
    if (!node.data.trim() || e.closest("svg, script, style, option, noscript") || !shown(e) || unseen(e)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const up = chain(e);
    const scrollers = up.filter(scrolls).map((one) => one.getBoundingClientRect());
    const frame = up.find(framed);
    const layer = up.find((one) => one.matches("dialog") || /fixed|sticky|absolute/.test(look(one).position)) ?? document.body;
    for (const box of range.getClientRects()) {
      if (box.width < 1 || scrollers.some((s) => box.top < s.top - 1 || box.bottom > s.bottom + 1)) continue;
      lines.push({ box, e, node, frame, layer });
    }
  }

  // Text that runs out of the box it stands in.
  for (const { box, e, node, frame } of lines) {
    const around = frame.getBoundingClientRect();
    if (scrolls(frame) && /auto|scroll/.test(look(frame).overflowX) && frame.scrollWidth > frame.clientWidth) {
      if (!frame.matches(SIDEWAYS)) say("must be scrolled sideways", frame, frame.textContent);
      continue;
    }
    const out = Math.max(around.left - box.left, box.right - around.right);
    if (out > SLACK) say(`${Math.round(out)} px out of ${place(frame)}`, e, node.data);
    const below = frame.matches("body") || scrolls(frame) ? 0 : Math.max(around.top - box.top, box.bottom - around.bottom);
    if (below > SLACK + 1) say(`${Math.round(below)} px above or below ${place(frame)}`, e, node.data);
  }

  // Text over other text.
  for (let i = 0; i < lines.length; i += 1)
    for (let j = i + 1; j < lines.length; j += 1) {
      const a = lines[i], b = lines[j];
      if (a.node === b.node || a.layer !== b.layer) continue;
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (across > SLACK && down > 0.35 * Math.min(a.box.height, b.box.height)) say(`covers "${b.node.data.trim().slice(0, 40)}"`, a.e, a.node.data);
    }

  // Controls that lie over each other, or are cut by the edge of the window.
  const controls = [...document.querySelectorAll("button, a.button, .press, select, input:not([type=hidden]), summary")]
    .filter((e) => !e.matches(".spot") && shown(e) && !unseen(e) && e.getBoundingClientRect().width > 1);
  for (const e of controls) {
    const box = e.getBoundingClientRect();
    const scroller = chain(e).find(scrolls);
    if (scroller && !scroller.matches(SIDEWAYS) && scroller.scrollWidth > scroller.clientWidth + 1) say("must be scrolled sideways", scroller, e.textContent);
    if (scroller) continue;
    if (box.left < -1 || box.right > root.clientWidth + 1) say("a control out of the window", e, e.textContent);
    const frame = chain(e).slice(1).find(framed).getBoundingClientRect();
    const beyond = Math.max(frame.left - box.left, box.right - frame.right);
    if (beyond > SLACK) say(`a control ${Math.round(beyond)} px out of its frame`, e, e.textContent);
    for (const other of e.parentElement.children) {
      if (other === e || !controls.includes(other)) continue;
      const next = other.getBoundingClientRect();
      const across = Math.min(box.right, next.right) - Math.max(box.left, next.left);
      const down = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
      if (across > SLACK && down > SLACK) say("a control over another", e, e.textContent);
    }
  }

  // Words in drawings: within the drawing, and the name of a space within its space, all of it.
  for (const text of document.querySelectorAll("svg text")) {
    if (!shown(text) || !text.textContent.trim()) continue;
    const box = text.getBoundingClientRect();
    const around = (text.closest(".cell")?.querySelector(".ground") ?? text.closest("svg")).getBoundingClientRect();
    const out = Math.max(around.left - box.left, box.right - around.right, around.top - box.top, box.bottom - around.bottom);
    if (box.width && out > SLACK + 1) say(`${Math.round(out)} px out of its drawing`, text, text.textContent);
  }
  const spots = [...document.querySelectorAll(".spot")];
  document.querySelectorAll(".board .cell").forEach((cell, i) => {
    const words = (text) => text.replace(/[\s/\-\u2066-\u2069]+/g, ""); // a long name may be broken with a hyphen
    const name = [...cell.querySelectorAll(".name")].filter(shown).map((one) => one.textContent).join("");
    const told = spots[i].getAttribute("aria-label"); // begins with the name
    if (name && !`${words(told)},`.startsWith(`${words(name)},`)) say("words are missing", cell, `${name} of ${told}`);
  });
  return [...new Set(faults)];
}
