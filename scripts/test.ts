import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { build } from "./built-worker.ts";
import { beforeExit, program, run } from "./processes.ts";
import { Refusal } from "./refusal.ts";

type Count = { passed: number; failed: number };
type Step = { name: string; does: () => Promise<Count> };

const nothing: Count = { passed: 0, failed: 0 };

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

await program(async () => {
  const folder = await mkdtemp(join(tmpdir(), "test-"));
  beforeExit(() => rm(folder, { recursive: true, force: true }));
  const unit = join(folder, "unit.json");
  const journeys = join(folder, "journeys.json");

  const steps: Step[] = [
    { name: "types", does: () => npm("typecheck") },
    { name: "lint", does: () => npm("lint") },
    {
      name: "tests in workerd",
      does: async () => {
        const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${unit}`];
        const code = await run("vitest", ["run", "--silent=passed-only", ...reporters]);
        return counted(code, unit, vitestReport);
      },
    },
    { name: "build", does: () => build().then(() => nothing, asFailure) },
    {
      name: "journeys in a browser",
      does: async () => {
        const environment = { PLAYWRIGHT_JSON_OUTPUT_FILE: journeys, SKIP_BUILD: "1" };
        const code = await run("playwright", ["test", "--reporter=list,json"], environment);
        return counted(code, journeys, playwrightReport);
      },
    },
  ];
  await runAll(steps);
});

/** Runs every step, also after one that failed, and ends with the line that sums them up. */
async function runAll(steps: Step[]): Promise<void> {
  const total = { passed: 0, failed: 0 };
  for (const { name, does } of steps) {
    const started = performance.now();
    console.log(`\n━━ ${name}`);
    const { passed, failed } = await does();
    total.passed += passed;
    total.failed += failed;
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    console.log(`━━ ${name}: ${failed === 0 ? "good" : "FAILED"}, ${seconds} s`);
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
}

/** A step without tests of its own: it is one failure or nothing. */
async function npm(script: string): Promise<Count> {
  return (await run("npm", ["run", "--silent", script])) === 0 ? nothing : { passed: 0, failed: 1 };
}

function asFailure(error: unknown): Count {
  console.error(error instanceof Refusal ? error.message : error);
  return { passed: 0, failed: 1 };
}

/** The counts of a report. A run that failed without a failed test, or without a report, is one failure. */
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
