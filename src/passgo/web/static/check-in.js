// The camera at the door, where the browser can read codes by itself. Everywhere else the code is typed or scanned.
"use strict";

(() => {
  const EVERY_MS = 250;
  const element = (id) => document.getElementById(id);

  const readsCodes = async () =>
    "BarcodeDetector" in window && navigator.mediaDevices !== undefined
      && (await BarcodeDetector.getSupportedFormats()).includes("qr_code");

  const watch = async () => {
    const detector = new BarcodeDetector({ formats: ["qr_code"] });
    const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
    const video = element("camera-view");
    video.srcObject = stream;
    video.hidden = false;
    await video.play();
    const look = async () => {
      const [found] = await detector.detect(video).catch(() => []);
      if (!found) {
        setTimeout(look, EVERY_MS);
        return;
      }
      stream.getTracks().forEach((track) => track.stop());
      element("code").value = found.rawValue.slice(0, 200);
      element("code-form").requestSubmit();
    };
    await look();
  };

  const start = element("camera-start");
  start.addEventListener("click", () => {
    start.hidden = true;
    watch().catch(() => {
      element("camera-refused").hidden = false;
      start.hidden = false;
    });
  });
  readsCodes().then((can) => { element("camera").hidden = !can; }, () => {});
})();
