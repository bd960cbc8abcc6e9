import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { build } from "../scripts/build.ts";
import { beforeExit, runMain } from "../scripts/processes.ts";
import { UserError } from "../scripts/user-error.ts";
import { soak } from "./soak-run.ts";

/** `npm run soak -- --minutes 10`, or `--hours 8`: many people at once while stores fail in turn. */
await runMain(async () => {
  const { values } = parseArgs({
    options: { minutes: { type: "string" }, hours: { type: "string" } },
  });
  const minutes = values.hours ? Number(values.hours) * 60 : Number(values.minutes ?? 10);
  if (!(minutes > 0)) throw new UserError("expected a time: --minutes 10, or --hours 8");
  if (process.env.SKIP_BUILD !== "1") await build();
  const folder = await mkdtemp(join(tmpdir(), "soak-"));
  beforeExit(() => rm(folder, { recursive: true, force: true }));
  console.log(`For ${minutes} minutes people use the site while its stores and mail fail in turn.`);
  const soaked = await soak(folder, minutes * 60_000);
  const [first, last] = soaked.times;
  console.log(`
requests                         ${soaked.requests}
acknowledged writes              ${soaked.acknowledged}
  not exactly once in D1         ${soaked.lost.length}
messages that nobody received    ${soaked.undelivered.length}
messages with several copies     ${soaked.copies}
answers that nobody meant        ${soaked.failures.length}
ms, first fifth                  p50 ${first?.p50}, p99 ${first?.p99}
ms, last fifth                   p50 ${last?.p50}, p99 ${last?.p99}
MB in use after each tenth       ${soaked.heap.join(" ")}
  held at the end                ${soaked.cause.join("\n                                 ")}`);
  const problems = [...soaked.lost, ...soaked.undelivered, ...soaked.failures];
  for (const line of new Set(problems)) console.error(line);
  if (problems.length > 0) process.exitCode = 1;
});
