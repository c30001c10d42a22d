// The budget of the first load: everything the table needs, gzipped. Fails when it is exceeded.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const MOST = 120_000;
const TEXTS = ["ui", "events", "refusals", "cards", "edition-voyage"];
const out = process.env.PASSGO_UI_OUT ?? "dist";
const catalogues = join(import.meta.dirname, "..", "..", "src", "passgo", "i18n");
const weigh = (data) => gzipSync(data, { level: 6 }).length;

let total = 0;
for (const name of readdirSync(out)) {
  const weight = weigh(readFileSync(join(out, name)));
  total += weight;
  console.log(`${name}: ${weight}`);
}
const texts = readdirSync(catalogues, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
  .map(({ name }) => [name, weigh(TEXTS.map((part) => readFileSync(join(catalogues, name, `${part}.ftl`), "utf8")).join("\n"))]);
const english = texts.find(([name]) => name === "en")[1];
const [language, heaviest] = texts.filter(([name]) => name !== "en").sort((a, b) => b[1] - a[1])[0];
total += english + heaviest;
console.log(`texts: ${english} (en) + ${heaviest} (${language}, the heaviest)`);
console.log(`first load: ${total} of ${MOST} bytes`);
if (total > MOST) process.exit(1);
