// The start in the reader's own time zone, and a countdown to it.
const line = document.querySelector("[data-starts]");
const clock = document.querySelector("[data-countdown]");

if (line && clock) {
  const starts = Number(line.dataset.starts);
  const ahead = Date.now() - Number(line.dataset.now); // the computer's clock may be wrong
  const language = document.documentElement.lang;
  const at = new Date(starts);
  const zone = new Intl.DateTimeFormat(language, { timeZoneName: "long" }).formatToParts(at).find((part) => part.type === "timeZoneName");
  const when = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(at);
  line.textContent = line.dataset.text.replace("{when}", when).replace("{zone}", zone?.value ?? "");
  line.hidden = false;

  const two = (value) => String(value).padStart(2, "0");
  const tick = () => {
    const left = Math.max(0, Math.ceil((starts - (Date.now() - ahead)) / 1000));
    if (left > 0 && left < 24 * 60 * 60) {
      clock.textContent = `${Math.floor(left / 3600)}:${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`;
    }
  };
  tick();
  setInterval(tick, 1000);
}
