// Keeps what is marked `data-follow` as it is on the server: each event of the stream loads the page again and takes those
// parts of it. The words stay the server's. Without this script the page reloads itself now and then.
"use strict";

(() => {
  const AGAIN = 5000;
  const streams = new Map(); // by their address
  let loading = false;
  let once_more = false;

  const places = (page) => [...page.querySelectorAll("[data-follow]")];

  const typing = () => {
    const field = document.activeElement;
    return field?.matches("input, select, textarea") && field.closest("[data-follow]") ? field : null;
  };

  const renew = (place, fresh) => {
    const focused = place.contains(document.activeElement) ? document.activeElement.id : "";
    for (const [name, value] of Object.entries(fresh.dataset)) place.dataset[name] = value;
    place.replaceChildren(...fresh.childNodes);
    if (focused) document.getElementById(focused)?.focus();
  };

  const take = (text) => {
    const fresh = places(new DOMParser().parseFromString(text, "text/html"));
    const mine = places(document);
    if (fresh.length !== mine.length) return;
    mine.forEach((place, i) => renew(place, fresh[i]));
    document.dispatchEvent(new Event("followed"));
  };

  const refresh = async () => {
    const field = typing();
    if (field) {
      // What somebody is writing is not taken from under their hands.
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
      if ([...streams.values()].every((stream) => stream.readyState === EventSource.OPEN)) delete document.body.dataset.offline;
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

  const listen = (address) => {
    const stream = new EventSource(address);
    streams.set(address, stream);
    stream.onopen = () => delete document.body.dataset.offline;
    stream.onmessage = (event) => {
      const behind = (place) => place.dataset.follow === address && place.dataset.version !== event.lastEventId;
      if (places(document).some(behind)) refresh();
    };
    stream.onerror = () => {
      document.body.dataset.offline = "1";
      // The browser tries again by itself unless it was turned away.
      if (stream.readyState === EventSource.CLOSED) setTimeout(() => listen(address), AGAIN);
    };
  };

  new Set(places(document).map((place) => place.dataset.follow)).forEach(listen);
  document.addEventListener("stale", refresh); // somebody else on this page knows better
  // Some things change by the time alone: what says so is loaded again after so many seconds.
  const seconds = Math.min(...places(document).map((place) => Number(place.dataset.again ?? Infinity)));
  if (seconds < Infinity) setInterval(refresh, seconds * 1000);
})();
