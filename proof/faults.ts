import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "../scripts/build.ts";
import { beforeExit, runMain } from "../scripts/processes.ts";
import { tryFaults } from "./all-faults.ts";

/** `npm run faults`: tries every fault of docs/faults.md, and prints what was lost and leaked. */
await runMain(async () => {
  if (process.env.SKIP_BUILD !== "1") await build();
  const folder = await mkdtemp(join(tmpdir(), "faults-"));
  beforeExit(() => rm(folder, { recursive: true, force: true }));
  const tally = await tryFaults(folder, { isLong: !process.argv.includes("--short") });
  console.log(`\n${tally.print()}`);
  for (const line of tally.failures.slice(0, 100)) console.error(line);
  if (tally.failures.length > 0) process.exitCode = 1;
});
