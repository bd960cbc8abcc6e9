import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildWhereChanged } from "../../scripts/build.ts";
import { beforeExit, runMain } from "../../scripts/processes.ts";
import { UserError } from "../../cli/user-error.ts";
import { tryFaults } from "./all-faults.ts";
import { silentAlarms } from "./alarms.ts";
import { drillRestore } from "./drill-restore.ts";
import { runHeld } from "./held-by-tests.ts";
import { startSite } from "./site.ts";
import { Tally } from "./tally.ts";

/**
 * `npm run faults`: tries every fault (docs/decisions/042) and prints what was lost and leaked; with
 * `--short` what a run of all tests tries, with `--share 0.1` that share of the pages' calls: what is stored is tried whole,
 * and with `--part crons` one part, or several.
 */
await runMain(async () => {
  const { values } = parseArgs({
    options: {
      short: { type: "boolean" },
      share: { type: "string" },
      part: { type: "string", multiple: true },
    },
  });
  await buildWhereChanged();
  const folder = await mkdtemp(join(tmpdir(), "faults-"));
  beforeExit(() => rm(folder, { recursive: true, force: true }));
  const isLong = !values.short;
  const share = Number(values.share ?? 1);
  if (!(share > 0 && share <= 1)) throw new UserError("expected a share: --share 0.1");
  const site = await startSite(join(folder, "stores"));
  const tally = new Tally();
  let isPrinted = false;
  // A run that is broken off says how far it came.
  beforeExit(async () => {
    if (!isPrinted) console.log([tally.print(), ...tally.failures].join("\n"));
  });
  await tryFaults(
    site,
    { isLong, share },
    {
      tally,
      chosen: values.part,
      besides: [
        ["restore", (noted) => drillRestore(join(folder, "restore"), noted)],
        ["tests", (noted) => runHeld(noted, folder)],
      ],
    },
  ).finally(() => site.stop());
  const isWhole = isLong && share === 1 && values.part === undefined;
  isPrinted = true;
  console.log(`\n${tally.print()}`);
  // A share or a part leaves out faults and their lines.
  const untried = isWhole ? tally.untried : [];
  const silent = isWhole ? silentAlarms(tally, isLong) : [];
  const problems = [
    ...tally.failures,
    ...untried.map((fault) => `not tried: ${fault}`),
    ...silent.map(({ fault, says }) => `not in the log of ${fault}: ${says}`),
  ];
  for (const line of problems.slice(0, 100)) console.error(line);
  if (problems.length > 0) process.exitCode = 1;
});
