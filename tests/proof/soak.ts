import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildWhereChanged } from "../../scripts/build.ts";
import { freePort } from "../../scripts/paths.ts";
import { beforeExit, runMain } from "../../scripts/processes.ts";
import { UserError } from "../../cli/user-error.ts";
import { startSite } from "./site.ts";
import { soak, type Soaked } from "./soak-run.ts";

/** `npm run soak -- --minutes 10`, or `--hours 8`: many people at once while stores fail in turn. */
await runMain(async () => {
  const { values } = parseArgs({
    options: { minutes: { type: "string" }, hours: { type: "string" } },
  });
  const minutes = values.hours ? Number(values.hours) * 60 : Number(values.minutes ?? 10);
  if (!(minutes > 0)) throw new UserError("expected a time: --minutes 10, or --hours 8");
  await buildWhereChanged();
  const folder = await mkdtemp(join(tmpdir(), "soak-"));
  beforeExit(() => rm(folder, { recursive: true, force: true }));
  console.log(`For ${minutes} minutes people use the site while its stores and mail fail in turn.`);
  const inspectorPort = await freePort();
  const site = await startSite(folder, { queue: true, tells: false, inspectorPort });
  const soaked = await soak(site, minutes * 60_000, { inspectorPort }).finally(() => site.stop());
  console.log(table(soaked));
  const problems = [...soaked.lost, ...soaked.undelivered, ...soaked.failures];
  // Some are still on their way to a store that is silent.
  if (soaked.held > soaked.requests / 100) problems.push(`${soaked.held} answers are still held`);
  for (const line of new Set(problems)) console.error(line);
  if (problems.length > 0) process.exitCode = 1;
});

function table(soaked: Soaked): string {
  const [first, last] = soaked.times;
  return `
requests                         ${soaked.requests}
  whose connection broke         ${soaked.broken}
acknowledged writes              ${soaked.writes}
  looked for in D1               ${soaked.acknowledged}: ${soaked.kinds}
  not exactly once in D1         ${soaked.lost.length}
messages at the mail server      ${soaked.delivered}
  that nobody received           ${soaked.undelivered.length}
  with several copies            ${soaked.copies}
answers that nobody meant        ${soaked.failures.length}
ms, first fifth                  p50 ${first?.p50}, p99 ${first?.p99}
ms, last fifth                   p50 ${last?.p50}, p99 ${last?.p99}
MB in use after each tenth       ${soaked.heap.join(" ")}
MB alive before and after        ${soaked.alive.join(" ")}
  of that                        ${soaked.cause.join("\n                                 ")}
answers that are still held      ${soaked.held}`;
}
