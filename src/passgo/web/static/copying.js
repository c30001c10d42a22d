// Copies a letter. A laptop in a hall has no certificate and so no clipboard of the new kind: there the old way is used.
"use strict";

(() => {
  const copy = async (source) => {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(source.value);
      return true;
    }
    source.focus();
    source.select();
    return document.execCommand("copy");
  };

  for (const button of document.querySelectorAll("[data-copies]")) {
    button.hidden = false;
    button.addEventListener("click", async () => {
      const source = document.getElementById(button.dataset.copies);
      const copied = await copy(source).catch(() => false);
      if (copied) button.textContent = button.dataset.done;
      else source.select();
    });
  }
})();
