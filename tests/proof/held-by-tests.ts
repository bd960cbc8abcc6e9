import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import * as v from "valibot";
import { read } from "../../scripts/processes.ts";
import { readPromises } from "./promises.ts";
import { testsPrefix, type Tally } from "./tally.ts";

/** These run what this command runs already. */
const left = ["tests/command/proof.long.test.ts", "tests/command/promises.test.ts"];

/** The files of tests that proofs.json names, by the configuration that runs them; no journeys. */
function filesByConfig(): [config: string, files: string[]][] {
  const named = readPromises().flatMap(({ tests }) => tests.map(({ file }) => file));
  const files = [...new Set(named)].filter((file) => !left.includes(file));
  const isCommand = (file: string) => file.startsWith("tests/command/");
  const isJourney = (file: string) => file.startsWith("tests/journeys/");
  return [
    ["tests/vitest.config.ts", files.filter((file) => !isCommand(file) && !isJourney(file))],
    ["tests/command/vitest.config.ts", files.filter(isCommand)],
  ];
}

const report = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    testResults: v.array(
      v.object({
        name: v.string(),
        assertionResults: v.array(v.object({ status: v.string(), fullName: v.string() })),
      }),
    ),
  }),
);

/** Runs these tests and notes each, so that one table has all of it. @param folder for their reports. */
export async function runHeld(tally: Tally, folder: string): Promise<void> {
  for (const [config, names] of filesByConfig()) {
    const file = join(folder, `${names.length}.json`);
    const args = ["run", "--config", config, "--silent=true", "--reporter=json"];
    const isolation = config === "tests/vitest.config.ts" ? ["--isolate=false"] : [];
    const all = [...args, ...isolation, `--outputFile=${file}`, ...names];
    await read("vitest", all, { SKIP_BUILD: "1" });
    const { testResults } = v.parse(report, await readFile(file, "utf8"));
    for (const { name, assertionResults } of testResults)
      for (const { status, fullName } of assertionResults)
        tally.note(
          `${testsPrefix}${basename(name, ".test.ts")}`,
          fullName,
          status === "passed" ? {} : { failed: status },
        );
    if (testResults.length < names.length)
      tally.note(`${testsPrefix}all`, config, { failed: "a file of tests did not run" });
  }
}
