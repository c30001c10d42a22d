// The budgets of the first load: everything the table and the judge's panel need, gzipped. Fails when one is exceeded.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const out = process.env.PASSGO_UI_OUT ?? "dist";
const product = join(import.meta.dirname, "..", "..", "src", "passgo");
const catalogues = join(product, "i18n");
const weigh = (data) => gzipSync(data, { level: 6 }).length;
// Notes for translators are not sent.
const sent = (path) => readFileSync(path, "utf8").replace(/^#.*\n/gm, "");
const built = readdirSync(out);
const shared = built.filter((name) => name.startsWith("shared-"));
const languages = readdirSync(catalogues, { withFileTypes: true }).filter(({ name }) => existsSync(join(catalogues, name, "ui.ftl")));

// A pack that varies another brings that along.
const editions = join(product, "editions");
const packOf = (name) => {
  const file = join(editions, name, "art.toml");
  const written = existsSync(file) ? readFileSync(file, "utf8") : "";
  const above = /^inherits = "(.+)"$/m.exec(written)?.[1];
  return written + (above ? packOf(above) : "");
};
const packs = readdirSync(editions, { withFileTypes: true }).filter((one) => one.isDirectory()).map(({ name }) => [name, weigh(packOf(name))]);

const LOADS = {
  // With the art pack of one edition: the heaviest.
  table: { most: 120_000, art: true, files: ["table.js", "style.css", ...shared], texts: ["ui", "events", "refusals", "cards", "edition-voyage"], more: [] },
  panel: {
    most: 60_000,
    files: ["panel.js", ...shared],
    texts: ["championship-judge"],
    more: ["web/static/judge.css", "web/static/passgo.css", "web/championships/judge/rules.json"],
  },
  // On top of any page, and only while its texts are reviewed.
  review: { most: 6_000, files: ["review.js"], texts: [], more: ["web/static/review.css"] },
  // On top of the page of an edition.
  preview: { most: 3_000, files: ["preview.js"], texts: [], more: [] },
};

for (const [load, { most, files, texts, more, art }] of Object.entries(LOADS)) {
  const paths = [...files.map((name) => join(out, name)), ...more.map((name) => join(product, name))];
  let total = 0;
  for (const path of paths) {
    const weight = weigh(readFileSync(path));
    total += weight;
    console.log(`${path.split("/").pop()}: ${weight}`);
  }
  const said = languages.map(({ name }) => [name, weigh(texts.map((part) => join(catalogues, name, `${part}.ftl`)).filter(existsSync).map(sent).join("\n"))]);
  const english = said.find(([name]) => name === "en")[1];
  const [language, heaviest] = said.filter(([name]) => name !== "en").sort((a, b) => b[1] - a[1])[0];
  total += english + heaviest;
  console.log(`texts: ${english} (en) + ${heaviest} (${language}, the heaviest)`);
  if (art) {
    const [edition, weight] = packs.sort((a, b) => b[1] - a[1])[0];
    total += weight;
    console.log(`art pack: ${weight} (${edition}, the heaviest)`);
  }
  console.log(`first load of the ${load}: ${total} of ${most} bytes`);
  if (total > most) process.exitCode = 1;
}
