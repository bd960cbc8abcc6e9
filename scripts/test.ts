import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { build } from "./build.ts";
import { beforeExit, runMain, runPrefixed } from "./processes.ts";
import { UserError } from "./user-error.ts";

type Count = { passed: number; failed: number };
type Step = { name: string; does: (name: string) => Promise<Count> };

const nothing: Count = { passed: 0, failed: 0 };
/** All tests use the one build that this command makes. */
const built = { SKIP_BUILD: "1" };

const vitestReport = v.pipe(
  v.object({ numPassedTests: v.number(), numFailedTests: v.number() }),
  v.transform((report) => ({ passed: report.numPassedTests, failed: report.numFailedTests })),
);

const playwrightReport = v.pipe(
  v.object({
    stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  }),
  v.transform(({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky })),
);

await runMain(async () => {
  const folder = await mkdtemp(join(tmpdir(), "test-"));
  beforeExit(() => rm(folder, { recursive: true, force: true }));
  const journeys = join(folder, "journeys.json");

  const types: Step = { name: "types", does: (name) => npm(name, "typecheck") };
  const lint: Step = { name: "lint", does: (name) => npm(name, "lint") };
  const bundle: Step = { name: "build", does: () => build().then(() => nothing, asFailure) };
  const vitest = async (name: string, config: string, ...files: string[]) => {
    const report = join(folder, `${name}.json`);
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const args = ["run", "--config", config, "--silent=passed-only", ...reporters, ...files];
    return counted(await runPrefixed(name, "vitest", args, built), report, vitestReport);
  };
  const workerd = "tests/vitest.config.ts";
  const inWorkerd: Step = {
    name: "workerd",
    does: async (name) =>
      plus(
        // Unit tests leave no state behind, so one Worker runs all files.
        await vitest(`${name}, rules`, workerd, "app/", "--isolate=false"),
        await vitest(`${name}, site`, workerd, "tests/"),
      ),
  };
  const command: Step = {
    name: "command",
    does: (name) => vitest(name, "tests/command/vitest.config.ts"),
  };
  const inBrowser: Step = {
    name: "browser",
    does: async (name) => {
      const config = ["--config", "tests/playwright.config.ts"];
      const args = ["test", ...config, "--reporter=list,json"];
      const environment = { ...built, PLAYWRIGHT_JSON_OUTPUT_FILE: journeys };
      const code = await runPrefixed(name, "playwright", args, environment);
      return counted(code, journeys, playwrightReport);
    },
  };
  // Two at a time: each leaves a core idle while it waits for a compiler, mail or an opening.
  const counts = [
    // The staff command needs no build.
    ...(await together(bundle, command)),
    ...(await together(types, lint)),
    ...(await together(inWorkerd, inBrowser)),
  ];
  const { passed, failed } = counts.reduce(plus);
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});

function plus(one: Count, other: Count): Count {
  return { passed: one.passed + other.passed, failed: one.failed + other.failed };
}

/** Runs steps in parallel to their ends, even when one fails, and prints how each went. */
function together(...steps: Step[]): Promise<Count[]> {
  return Promise.all(
    steps.map(async ({ name, does }) => {
      const started = performance.now();
      const count = await does(name);
      const seconds = ((performance.now() - started) / 1_000).toFixed(1);
      console.log(`━━ ${name}: ${count.failed === 0 ? "good" : "FAILED"}, ${seconds} s`);
      return count;
    }),
  );
}

/** A step without tests of its own counts as one failure or none. */
async function npm(name: string, script: string): Promise<Count> {
  const code = await runPrefixed(name, "npm", ["run", "--silent", script]);
  return code === 0 ? nothing : { passed: 0, failed: 1 };
}

function asFailure(error: unknown): Count {
  console.error(error instanceof UserError ? error.message : error);
  return { passed: 0, failed: 1 };
}

/**
 * The counts of a report. A run that failed without a failed test, or without a report, counts as
 * one failure.
 */
async function counted(
  code: number,
  file: string,
  report: v.GenericSchema<unknown, Count>,
): Promise<Count> {
  const text = await readFile(file, "utf8").catch(() => "null");
  const result = v.safeParse(report, JSON.parse(text));
  const { passed, failed } = result.success ? result.output : nothing;
  return { passed, failed: code === 0 && result.success ? failed : Math.max(failed, 1) };
}
