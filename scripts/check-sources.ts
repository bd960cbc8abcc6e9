import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.ts";
import { problemsOfSource, unownedTables } from "./source-rules.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");

const problems = globSync("{app,workers,cli,scripts,bench}/**/*.{ts,tsx}", { cwd: root }).flatMap(
  (file) => problemsOfSource(file, read(file)),
);
const migrations = globSync("migrations/*.sql", { cwd: root }).map(read).join("\n");
const unowned = unownedTables(migrations);

for (const { file, line, says } of problems) console.error(`${file}:${line} ${says}`);
for (const table of unowned)
  console.error(`scripts/source-rules.ts: ${table} is not both a table and owned by a feature.`);
if (problems.length + unowned.length > 0) process.exitCode = 1;
