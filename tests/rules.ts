import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Names by which a test beside the code reaches for the Worker: its bindings, servers that the
 * tests' configuration starts, a module that imports `cloudflare:workers`, or a global that Node
 * lacks.
 */
const reachesForWorker =
  /cloudflare:|tests\/support\/|\.server\.ts|inject\(|isolate-cache|price-list|turns\.ts|fromHex/;

/**
 * The tests of rules, which run in Node (tests/rules.config.ts): one file takes half a second there
 * and four in the Worker. Paths from the repository's root.
 */
export const rules = globSync("app/**/*.test.ts", { cwd: root }).filter(
  (file) => !reachesForWorker.test(readFileSync(`${root}${file}`, "utf8")),
);
