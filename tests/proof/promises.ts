import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/paths.ts";
import { UserError } from "../../cli/user-error.ts";

/** A row of docs/promises.md. */
export type Promised = {
  promise: string;
  /** Of `tests/proof/fault-names.ts`. */
  faults: string[];
  /** Commands that try it besides, as `npm run soak`. */
  commands: string[];
  /** A test's file from the repository's root, and words of its name. */
  tests: { file: string; words: string }[];
};

const row = /^\| (.+?) \| (.*?) ?\| (.*?) ?\|$/;

/** The rows of docs/promises.md. @throws UserError for a row that cannot be read. */
export function readPromises(): Promised[] {
  const lines = readFileSync(join(root, "docs/promises.md"), "utf8").split("\n");
  return lines
    .filter((line) => line.startsWith("| ") && !/^\| (Promise +\||-)/.test(line))
    .map((line) => {
      const [, promise, tried, tests] = row.exec(line.replaceAll(/ {2,}/g, " ")) ?? [];
      if (promise === undefined || tried === undefined || tests === undefined)
        throw new UserError(`docs/promises.md has a row that cannot be read: ${line}`);
      return {
        promise,
        faults: [...tried.matchAll(/“([^”]+)”/g)].map(([, name = ""]) => name),
        commands: [...tried.matchAll(/`(npm run [\w:-]+)`/g)].map(([, name = ""]) => name),
        tests: testsIn(tests, line),
      };
    });
}

function testsIn(cell: string, line: string): Promised["tests"] {
  const parts = cell.split("; ").filter(Boolean);
  return parts.map((part) => {
    const [, name, words] = /^`([\w./-]+)` “([^”]+)”$/.exec(part) ?? [];
    if (name === undefined || words === undefined)
      throw new UserError(`docs/promises.md names a test that cannot be read: ${part} in ${line}`);
    return { file: fileOf(name), words };
  });
}

/** `pages/reply` is `tests/pages/reply.test.ts`. */
function fileOf(name: string): string {
  if (name.endsWith(".ts")) return name;
  return `tests/${name}.${name.startsWith("journeys/") ? "spec" : "test"}.ts`;
}
