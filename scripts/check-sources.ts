import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { edgeCaches, kvPrefixes, r2Prefixes } from "#app/platform/privacy/prefixes.ts";
import { textsOf, withoutForm } from "#app/i18n/completeness.ts";
import { staleGenerated } from "./generated-files.ts";
import { unknownKeys, unreadKeys, wrongDates } from "./pack-keys.ts";
import { root } from "./paths.ts";
import { problemsOfSource, unlistedWriters, unownedTables } from "./source-rules.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");
const readAll = (pattern: string) => globSync(pattern, { cwd: root }).map(read);

const problems = globSync("{app,workers,cli,scripts,tests/bench}/**/*.{ts,tsx}", {
  cwd: root,
}).flatMap((file) => problemsOfSource(file, read(file)));
const unowned = unownedTables(readAll("migrations/*.sql").join("\n"));
const writers = new Map(
  globSync("{app,cli,workers}/**/*.{ts,tsx}", { cwd: root }).map((file) => [file, read(file)]),
);
const listed = [kvPrefixes, r2Prefixes, edgeCaches].flatMap((prefixes) =>
  Object.values(prefixes).flatMap(({ writtenBy }) => writtenBy),
);

const texts = new Map(
  globSync("content/locales/am/*.json", { cwd: root }).flatMap((file) =>
    textsOf(JSON.parse(read(file))).map(({ key, text }) => [
      `${basename(file, ".json")}:${withoutForm(key)}`,
      text,
    ]),
  ),
);
const keys = [...texts.keys()];
const sources = globSync("{app,workers,cli}/**/*.{ts,tsx}", { cwd: root })
  .filter((file) => !/\.(?:test\.tsx?|d\.ts)$/.test(file))
  .map(read);
const definitions = readAll("content/{invitations,templates}/**/*.json");

const says = [
  ...(await staleGenerated()).map(
    ({ file, command }) => `${file} is not what its folder says: run npm run ${command}.`,
  ),
  ...problems.map(({ file, line, says: reason }) => `${file}:${line} ${reason}`),
  ...unowned.map(
    (table) => `scripts/source-rules.ts: ${table} is not both a table and owned by a feature.`,
  ),
  ...unlistedWriters(writers, [...new Set(listed)]).map(
    (file) =>
      `app/platform/privacy/prefixes.ts: ${file} either writes KV, R2 or a cache unlisted, or is listed and writes nothing.`,
  ),
  ...unreadKeys(keys, [...sources, ...definitions]).map(
    (key) => `content/locales: ${key} is read by nothing: delete it in every language.`,
  ),
  ...unknownKeys(keys, sources).map((key) => `${key} is read and in no language pack.`),
  ...wrongDates(texts, sources).map(
    ({ key, style, rule, text }) => `${key} with a date in the style ${style}: ${rule}: ${text}`,
  ),
];
for (const line of says) console.error(line);
if (says.length > 0) process.exitCode = 1;
