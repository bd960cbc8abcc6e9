import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { tryFaults } from "../proof/all-faults.ts";
import { alarms, silentAlarms } from "../proof/alarms.ts";
import { startSite, type ProofSite } from "../proof/site.ts";
import { soak } from "../proof/soak-run.ts";
import running from "../../docs/running.md?raw";

let folder = "";
let site: ProofSite;
beforeAll(async () => {
  // The build is of the site's own configuration, not of the one that the command's tests have.
  vi.stubEnv("WRANGLER_CONFIG", undefined);
  const { buildWhereChanged } = await import("../../scripts/build.ts");
  await buildWhereChanged();
  vi.unstubAllEnvs();
  folder = await mkdtemp(join(tmpdir(), "proof-"));
  site = await startSite(folder);
}, 240_000);
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

test("nothing is lost and nothing leaks, whatever fails", async () => {
  const tally = await tryFaults(site, { isLong: false });
  expect(tally.failures).toEqual([]);
  expect(tally.tried).toBeGreaterThan(100);
  // Each fault's line is in the log, as docs/running.md promises.
  expect(silentAlarms(tally, false)).toEqual([]);
  expect(alarms.filter(({ says }) => !running.includes(says))).toEqual([]);
}, 240_000);

test("with many people at once, while stores fail in turn, what is acknowledged is stored once and mailed", async () => {
  const size = { weddings: 2, households: 2, previews: 1, staff: 3 };
  const soaked = await soak(site, 900, { pauseMs: 20, size, everyKind: true });
  // How many of each depends on the machine.
  const { missing, lost, undelivered, failures } = soaked;
  const none = { missing: [], lost: [], undelivered: [], failures: [] };
  expect({ missing, lost, undelivered, failures }).toEqual(none);
}, 240_000);
