import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import * as v from "valibot";
import { read } from "../scripts/processes.ts";
import type { Tally } from "./tally.ts";

/** What tests of their own hold already: run here too, so that one table has all of it. */
const files = {
  "tests/vitest.config.ts": [
    "tests/faults/smtp-contents.test.ts",
    "tests/faults/smtp-security.test.ts",
    "tests/faults/smtp-verdicts.test.ts",
    "tests/faults/outbox-unconfirmed.test.ts",
    "tests/faults/outbox-failures.test.ts",
    "tests/faults/outbox.test.ts",
    "tests/faults/telegram.test.ts",
    "tests/pages/access-walk.test.ts",
    "tests/pages/dashboard-wrong-link.test.ts",
    "tests/pages/gate-attempts.test.ts",
    "tests/pages/settings.test.ts",
  ],
  // A publication that is ended between any two steps, and mistakes in files.
  "tests/command/vitest.config.ts": [
    "tests/command/killed.test.ts",
    "tests/command/failures.test.ts",
    "tests/command/preview-lease.test.ts",
  ],
};

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

/** Runs these tests and notes each. @param folder for their reports. */
export async function runHeld(tally: Tally, folder: string): Promise<void> {
  for (const [config, names] of Object.entries(files)) {
    const file = join(folder, `${names.length}.json`);
    const args = ["run", "--config", config, "--silent=true", "--reporter=json"];
    await read("vitest", [...args, `--outputFile=${file}`, ...names], { SKIP_BUILD: "1" });
    const { testResults } = v.parse(report, await readFile(file, "utf8"));
    for (const { name, assertionResults } of testResults)
      for (const { status, fullName } of assertionResults)
        tally.note(
          `tests: ${basename(name, ".test.ts")}`,
          fullName,
          status === "passed" ? {} : { failed: status },
        );
    if (testResults.length < names.length)
      tally.note("tests", config, { failed: "a file of tests did not run" });
  }
}
