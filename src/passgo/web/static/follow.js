// Keeps what is marked `data-follow` as it is on the server: each event of the stream loads the page again and takes that
// part of it. The words stay the server's. Without this script the page reloads itself now and then.
"use strict";

(() => {
  const AGAIN = 5000;
  const place = document.querySelector("[data-follow]");
  if (!place) return;
  let stream;
  let loading = false;
  let once_more = false;

  const typing = () => {
    const field = document.activeElement;
    return place.contains(field) && field.matches("input, select, textarea") ? field : null;
  };

  const take = (text) => {
    const fresh = new DOMParser().parseFromString(text, "text/html").querySelector("[data-follow]");
    if (!fresh) return;
    const focused = place.contains(document.activeElement) ? document.activeElement.id : "";
    for (const [name, value] of Object.entries(fresh.dataset)) place.dataset[name] = value;
    place.replaceChildren(...fresh.childNodes);
    if (focused) document.getElementById(focused)?.focus();
    document.dispatchEvent(new Event("followed"));
  };

  const refresh = async () => {
    const field = typing();
    if (field) {
      // What somebody is writing is not taken from under his hands.
      field.addEventListener("blur", () => setTimeout(refresh, 200), { once: true });
      return;
    }
    if (loading) {
      once_more = true;
      return;
    }
    loading = true;
    try {
      const answer = await fetch(location.href, { headers: { accept: "text/html" } });
      if (answer.ok) take(await answer.text());
      if (stream.readyState === EventSource.OPEN) delete document.body.dataset.offline;
    } catch {
      document.body.dataset.offline = "1";
      setTimeout(refresh, AGAIN); // the news is not lost: an open stream would not tell it twice
    } finally {
      loading = false;
      if (once_more) {
        once_more = false;
        refresh();
      }
    }
  };

  const listen = () => {
    stream = new EventSource(place.dataset.follow);
    stream.onopen = () => delete document.body.dataset.offline;
    stream.onmessage = (event) => {
      if (event.lastEventId !== place.dataset.version) refresh();
    };
    stream.onerror = () => {
      document.body.dataset.offline = "1";
      // The browser tries again by itself unless it was turned away.
      if (stream.readyState === EventSource.CLOSED) setTimeout(listen, AGAIN);
    };
  };
  listen();
  document.addEventListener("stale", refresh); // somebody else on this page knows better
})();
