/**
 * Breaks promises of the product one line at a time and prints which a test notices. Usage:
 * `npm run test:breaks -- [area or words of a promise…]`. Fails where one goes unnoticed.
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import * as v from "valibot";
import { beforeExit, read, runMain } from "../../scripts/processes.ts";
import { UserError } from "../../cli/user-error.ts";
import { rules } from "../rules.ts";
import { allBreaks, areas } from "./all.ts";
import type { Break } from "./break.ts";

/** Runs at once: one for each core of a small machine. */
const atOnce = 2;

const resultSchema = v.object({ status: v.string(), fullName: v.string() });
const reportSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ testResults: v.array(v.object({ assertionResults: v.array(resultSchema) })) }),
);

await runMain(async () => {
  const folder = await mkdtemp(join(tmpdir(), "breaks-"));
  beforeExit(() => rm(folder, { recursive: true, force: true }));
  const named = process.argv.slice(2);
  const chosen = Object.entries(areas).flatMap(([area, some]): [string, Break[]][] => {
    const wanted = some.filter(
      ({ promise }) =>
        named.length === 0 || named.some((name) => name === area || promise.includes(name)),
    );
    return wanted.length > 0 ? [[area, wanted]] : [];
  });
  if (chosen.length === 0) throw new UserError(`areas: ${Object.keys(areas).join(", ")}`);
  const breaks = chosen.flatMap(([, some]) => some);

  const whole = await testsWith(folder, "none", filesOf(breaks));
  if (whole === null) throw new UserError("No test ran.");
  if (whole.length > 0)
    throw new UserError(["These tests fail before anything is broken:", ...whole].join("\n"));

  const unnoticed = new Set<Break>();
  const waiting = [...breaks];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const failed = await testsWith(folder, String(allBreaks.indexOf(next)), next.tests);
      if (failed === null) throw new UserError(`No test ran: ${next.file}, ${next.to}`);
      if (failed.length === 0) unnoticed.add(next);
      console.log(`${failed.length > 0 ? "noticed  " : "UNNOTICED"}  ${next.promise}`);
      // Names tell if a test noticed it or only took too long on a busy machine.
      for (const name of failed.slice(0, 3)) console.log(`             ${name}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));

  console.log("\n| Area | Breaks | Noticed |\n| --- | --- | --- |");
  for (const [area, some] of chosen) {
    const noticed = some.filter((one) => !unnoticed.has(one)).length;
    console.log(`| ${area} | ${some.length} | ${noticed} |`);
  }
  console.log(`\n${breaks.length - unnoticed.size} passed, ${unnoticed.size} failed`);
  if (unnoticed.size > 0) process.exitCode = 1;
});

function filesOf(breaks: readonly Break[]): string[] {
  return [...new Set(breaks.flatMap(({ tests }) => tests))];
}

/**
 * Runs files of tests with one break made. To the end: a run that `--bail` ends reports no failure
 * among tests that run beside each other.
 * @param number of the break in `allBreaks`, or `none`.
 * @returns the names of those that failed; null where no test ran.
 */
async function testsWith(folder: string, number: string, files: readonly string[]) {
  const ofCommand = files.filter((file) => file.startsWith("tests/command/"));
  const ofRules = files.filter((file) => rules.includes(file));
  const inWorker = files.filter((file) => !ofCommand.includes(file) && !ofRules.includes(file));
  const ran: v.InferOutput<typeof resultSchema>[] = [];
  for (const [config, some] of [
    ["tests/command/vitest.config.ts", ofCommand],
    ["tests/rules.config.ts", ofRules],
    ["tests/vitest.config.ts", inWorker],
  ] as const) {
    if (some.length === 0) continue;
    const file = join(folder, `${number}-${basename(dirname(config))}-${basename(config)}.json`);
    const options = ["--silent=true", "--reporter=json", `--outputFile=${file}`, "--isolate=false"];
    const environment = { BREAK: number, FROM_SOURCE: "1" };
    const args = ["run", "--config", config, ...options, ...some];
    const { out, complaints } = await read("vitest", args, environment);
    const report = v.safeParse(reportSchema, await readFile(file, "utf8").catch(() => "null"));
    if (!report.success) return (console.error(out, complaints), null);
    for (const { assertionResults } of report.output.testResults) ran.push(...assertionResults);
  }
  const failed = ran.filter(({ status }) => status === "failed");
  return ran.length > 0 ? failed.map(({ fullName }) => fullName) : null;
}
