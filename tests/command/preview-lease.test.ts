import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import {
  giveBackLease,
  takeLease,
  type PublishRun,
} from "../../app/domain/authoring/lease/mutations.server.ts";
import { command as preview } from "../../cli/commands/preview.ts";
import { withStore } from "../../cli/store.ts";
import { ids } from "../support/cloudflare/ids.ts";
import { address, writeDefinition } from "./support/definition.ts";
import { useCloudflare } from "./support/double.ts";
import { runCommand } from "./support/run.ts";

/** A preview names files in R2, which `media orphans --remove` would remove before it is stored. */
const cloudflare = useCloudflare();

const show = () => runCommand(() => preview.run(address, { remote: true, yes: true, json: true }));

function rowsOf(sql: string): unknown[] {
  return cloudflare().databases.get(ids.database)?.sqlite.prepare(sql).all() ?? [];
}
const previews = () => rowsOf("SELECT invitation FROM previews");
const leases = () => rowsOf("SELECT action FROM publish_lease");

test("a preview waits for a colleague who removes files", async () => {
  writeDefinition("Waiting");
  const davit: PublishRun = { holder: "davit", person: "Davit" };
  await withStore(true, async ({ db }) => void (await takeLease(db, davit, "media orphans")));
  const shown = show();
  // Three attempts at the lease.
  await wait(1_500);
  expect(previews()).toEqual([]);
  await withStore(true, ({ db }) => giveBackLease(db, davit));
  expect((await shown).error).toBeNull();
  expect(previews()).toEqual([{ invitation: address }]);
});

test("while a preview is made, nobody removes files; afterwards all may", async () => {
  writeDefinition("Under the lease");
  const seen = new Set<string>();
  cloudflare().faultOf = () => {
    seen.add(JSON.stringify({ leases: leases(), previews: previews().length }));
    return null;
  };
  expect((await show()).error).toBeNull();
  // The lease was held before the preview was stored, and is given back after that.
  const held = [{ action: `preview ${address}` }];
  expect([...seen]).toContain(JSON.stringify({ leases: held, previews: 0 }));
  expect([...seen]).not.toContain(JSON.stringify({ leases: [], previews: 1 }));
  expect(leases()).toEqual([]);
  expect(previews()).toHaveLength(1);
});
