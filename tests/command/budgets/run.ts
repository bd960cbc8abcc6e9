import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import * as v from "valibot";

const run = promisify(execFile);
const measure = fileURLToPath(new URL("measure.ts", import.meta.url));

/** Budget of each parser in a Worker, which has 128 MB for all that it does at once. */
export const budget = { milliseconds: 2_000, bytes: 50 * 1024 * 1024 } as const;

export type Cost = { milliseconds: number; bytes: number };
const costSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ milliseconds: v.number(), bytes: v.number() }),
);

/** Twice the budget, so that what exceeds it is measured; garbage is collected as often as there. */
const heap = ["--max-old-space-size=160", "--max-semi-space-size=2", "--expose-gc"];
/**
 * glibc keeps what was freed for what comes, once it was large: what making a file left behind would
 * hide what reading it takes.
 */
const returned = { MALLOC_MMAP_THRESHOLD_: "131072" };
/** A parser's modules are compiled once for all its files: compiling took longer than most parsing. */
const compiled = { NODE_COMPILE_CACHE: join(tmpdir(), "node-compile-cache") };
/** Ends what would take minutes. */
const longestMilliseconds = 60_000;

/**
 * Cost of a parser for a generated file: the less of two runs where the first is over its budget,
 * because a collection of garbage that comes late makes 20 MB 70, about once in ten runs.
 * @returns no end of both for a parser that ends its process or never ends.
 */
export async function costOf(parser: string, file: string): Promise<Cost> {
  const first = await measuredCost(parser, file);
  if (isWithin(first)) return first;
  const second = await measuredCost(parser, file);
  return isWithin(second) ? second : first;
}

/** Measured in a process of its own. */
async function measuredCost(parser: string, file: string): Promise<Cost> {
  try {
    const { stdout } = await run(process.execPath, [...heap, measure, parser, file], {
      env: { ...process.env, ...returned, ...compiled },
      timeout: longestMilliseconds,
      killSignal: "SIGKILL",
    });
    return v.parse(costSchema, stdout);
  } catch (error) {
    console.error(`${parser}, ${file}: ${String(error).slice(0, 400)}`);
    return { milliseconds: Infinity, bytes: Infinity };
  }
}

/** True if a parser stayed within its budget. */
export function isWithin({ milliseconds, bytes }: Cost): boolean {
  return milliseconds <= budget.milliseconds && bytes <= budget.bytes;
}
