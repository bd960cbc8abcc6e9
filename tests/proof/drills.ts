import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWhereChanged } from "../../scripts/build.ts";
import { beforeExit, runMain } from "../../scripts/processes.ts";
import { drillRestore } from "./drill-restore.ts";
import { drillSecrets } from "./drill-secrets.ts";
import { startSite } from "./site.ts";
import { Tally } from "./tally.ts";

/** `npm run drills`: the drills of docs/running.md, on the built site with stores of their own. */
await runMain(async () => {
  await buildWhereChanged();
  const folder = await mkdtemp(join(tmpdir(), "drills-"));
  beforeExit(() => rm(folder, { recursive: true, force: true }));
  const tally = new Tally();
  const site = await startSite(join(folder, "secrets"));
  await drillSecrets(site, tally, { isLong: true }).finally(() => site.stop());
  await drillRestore(join(folder, "restore"), tally);
  console.log(`\n${tally.print()}`);
  for (const line of tally.failures) console.error(line);
  if (tally.failures.length > 0) process.exitCode = 1;
});
