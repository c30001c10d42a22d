// The device knows its time zone, which the server can only guess from the language.
"use strict";

(() => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const list = document.querySelector("#zone-guess[data-guess] select");
  if (list && [...list.options].some((option) => option.value === zone)) {
    list.value = zone;
    document.getElementById("zone-shown").textContent = zone;
  }
})();
