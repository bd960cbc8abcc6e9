import { globSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { buildWhereChanged } from "./build.ts";
import { root } from "./paths.ts";
import { beforeExit, runMain, runPrefixed } from "./processes.ts";
import { UserError } from "../cli/user-error.ts";

type Count = { passed: number; failed: number };
type Step = { name: string; does: (name: string) => Promise<Count> };

const nothing: Count = { passed: 0, failed: 0 };
/**
 * Without a word it runs what answers within five minutes; with `--long` what that leaves out, files
 * named `*.long.test.ts` and `*.long.spec.ts` and journeys tagged `@long`; with `--whole` both.
 */
const wanted = process.argv.includes("--whole")
  ? "whole"
  : process.argv.includes("--long")
    ? "long"
    : "short";
/** Words for vitest and for Playwright. */
const longJourneys = String.raw`@long|\.long\.spec\.ts`;
const choices = {
  short: { files: ["--exclude=**/*.long.test.ts"], journeys: ["--grep-invert", longJourneys] },
  long: { files: [".long.test.ts"], journeys: ["--grep", longJourneys] },
  whole: { files: [], journeys: [] },
}[wanted];

/** All tests use the one build that this command makes; the whole skips no design. */
const built = { SKIP_BUILD: "1", TRY_ALL: wanted === "whole" ? "1" : undefined };

/**
 * Milliseconds without a line after which vitest hangs. Its longest file takes one minute. It hung
 * where a Worker never reported its end, for one cause that is mended (tests/vitest.config.ts).
 */
const longestSilence = 240_000;

const vitestReport = v.pipe(
  v.object({ numPassedTests: v.number(), numFailedTests: v.number() }),
  v.transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  })),
);

const playwrightReport = v.pipe(
  v.object({
    stats: v.object({ expected: v.number(), unexpected: v.number() }),
  }),
  v.transform(({ stats }) => ({ passed: stats.expected, failed: stats.unexpected })),
);

/** The last lines of steps that failed, printed again at the end, where they are found. */
const endings: string[][] = [];

const leftOut = `Not tried here, but by npm run test:long: every design at every width and in every language,
commands broken off before each request, media in a browser and by outside programs: ${longFiles()} files.
By npm run test:all besides: first day, every product, faults, soak, generated cases, validators, breaks.`;

function longFiles(): number {
  return globSync("tests/**/*.long.{test,spec}.ts", { cwd: root }).length;
}

await runMain(async () => {
  const folder = await mkdtemp(join(tmpdir(), "test-"));
  beforeExit(() => rm(folder, { recursive: true, force: true }));
  const journeys = join(folder, "journeys.json");

  // Lint reads the routes' types, which the type check writes.
  const sources: Step = {
    name: "types and lint",
    does: async (name) => plus(await npm(name, "typecheck"), await npm(name, "lint")),
  };
  const bundle: Step = {
    name: "build",
    does: () => buildWhereChanged().then(() => nothing, asFailure),
  };
  const vitest = async (name: string, config: string, ...files: string[]) => {
    const report = join(folder, `${name}.json`);
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const args = ["run", "--config", config, "--silent=passed-only", ...reporters, ...files];
    const attempt = () => runPrefixed(name, "vitest", args, built, longestSilence);
    let run = await attempt();
    if (run.fellSilent) {
      console.log(
        `━━ ${name} printed nothing for ${longestSilence / 60_000} minutes, and is run again`,
      );
      run = await attempt();
    }
    return counted(run, report, vitestReport);
  };
  const workerd = "tests/vitest.config.ts";
  // One Worker runs many files: starting one takes as long as a file's tests
  // (tests/support/migrate.ts), and a second would load all modules a second time. Other steps use
  // the other core.
  const oneWorker = ["--isolate=false", "--maxWorkers=1"];
  const rules: Step = { name: "rules", does: (name) => vitest(name, "tests/rules.config.ts") };
  const workerRules: Step = {
    name: "rules in the Worker",
    does: (name) => vitest(name, workerd, "app/", ...oneWorker),
  };
  const site: Step = {
    name: "site",
    does: (name) => {
      const files = wanted === "long" ? choices.files : ["tests/", ...choices.files];
      return vitest(name, workerd, ...files, ...oneWorker);
    },
  };
  const command: Step = {
    name: "command",
    // A studio's first day starts wrangler thirty times, and has a command of its own (test:first-day).
    does: (name) =>
      vitest(
        name,
        "tests/command/vitest.config.ts",
        ...choices.files,
        "--exclude=tests/command/first-day.long.test.ts",
      ),
  };
  const browser: Step = {
    name: "browser",
    does: async (name) => {
      const config = ["--config", "tests/playwright.config.ts"];
      const args = ["test", ...config, ...choices.journeys, "--reporter=list,json"];
      const environment = { ...built, PLAYWRIGHT_JSON_OUTPUT_FILE: journeys };
      return counted(
        await runPrefixed(name, "playwright", args, environment),
        journeys,
        playwrightReport,
      );
    },
  };
  // The build comes first: it and the type check write the same files. Two steps at a time, because
  // each leaves a core idle while it waits for a compiler, mail or an opening; the longest first. Lint
  // is not under way while tests in the Worker begin, which write the routes' types anew.
  const steps =
    wanted === "long"
      ? [browser, command, site]
      : [browser, site, sources, command, workerRules, rules];
  const counts = [...(await inTurn([bundle])), ...(await inTwos(steps))];
  const { passed, failed } = counts.reduce(plus);
  console.log(endings.flat().join("\n"));
  if (wanted === "short") console.log(`\n${leftOut}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});

function plus(count: Count, other: Count): Count {
  return {
    passed: count.passed + other.passed,
    failed: count.failed + other.failed,
  };
}

/** Runs steps to their ends, even when one fails, and prints how each went. Takes them off the list. */
async function inTurn(steps: Step[]): Promise<Count[]> {
  const counts: Count[] = [];
  for (let step = steps.shift(); step; step = steps.shift()) {
    const started = performance.now();
    const count = await step.does(step.name);
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    console.log(`━━ ${step.name}: ${count.failed === 0 ? "good" : "FAILED"}, ${seconds} s`);
    counts.push(count);
  }
  return counts;
}

/** Runs two of the steps at a time. */
async function inTwos(steps: Step[]): Promise<Count[]> {
  return (await Promise.all([inTurn(steps), inTurn(steps)])).flat();
}

/** A step without tests of its own counts as one failure or none. */
async function npm(name: string, script: string): Promise<Count> {
  const { code, ending } = await runPrefixed(name, "npm", ["run", "--silent", script]);
  if (code === 0) return nothing;
  endings.push(ending);
  return { ...nothing, failed: 1 };
}

function asFailure(error: unknown): Count {
  console.error(error instanceof UserError ? error.message : error);
  return { ...nothing, failed: 1 };
}

/**
 * The counts of a report. A run that failed without a failed test, or without a report, counts as
 * one failure.
 */
async function counted(
  { code, ending }: Awaited<ReturnType<typeof runPrefixed>>,
  file: string,
  report: v.GenericSchema<unknown, Count>,
): Promise<Count> {
  const text = await readFile(file, "utf8").catch(() => "null");
  const result = v.safeParse(report, JSON.parse(text));
  const count = result.success ? result.output : nothing;
  const succeeded = code === 0 && result.success;
  if (!succeeded) endings.push(ending);
  return succeeded ? count : { ...count, failed: Math.max(count.failed, 1) };
}
