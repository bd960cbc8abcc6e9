import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";
import { findHeads } from "#app/domain/authoring/head/data.server.ts";
import {
  giveBackLease,
  leaseMs,
  renewLease,
  takeLease,
} from "#app/domain/authoring/lease/mutations.server.ts";
import { Overtaken, publishRecorded } from "#app/domain/authoring/publish/record.ts";
import { PublishFailure } from "#app/domain/authoring/publish/plan.ts";
import { listVersions } from "#app/domain/authoring/publish/versions.ts";
import {
  atNoon,
  draftOf,
  titled,
  runOf,
  planOf,
  publishAs,
  dyingAt,
  withWrites,
  shownAt,
  differencesOf,
  noon,
  now,
  later,
} from "../../../../tests/support/publishing.ts";

const { CONTENT: kv, DB: db } = env;

beforeEach(atNoon);

test("two runs cannot publish at once, and the second learns who publishes since when", async () => {
  const ani = await runOf("Ani");
  const davit = { holder: crypto.randomUUID(), person: "Davit" };
  expect(await takeLease(db, davit, "rollback wedding/x", now)).toEqual({
    ...ani,
    action: "publish",
    takenAt: noon,
  });
  await giveBackLease(db, ani);
  expect(await takeLease(db, davit, "rollback wedding/x", now)).toBeNull();
});

test("a lease lasts as long as it is renewed, and a crashed run blocks the next for one lease at most", async () => {
  const ani = await runOf("Ani");
  later(leaseMs - 1);
  expect(await renewLease(db, ani, now)).toBe(true);
  later(leaseMs - 1);
  const davit = { holder: crypto.randomUUID(), person: "Davit" };
  expect(await takeLease(db, davit, "publish", now)).toMatchObject({ person: "Ani" });
  later(1);
  expect(await takeLease(db, davit, "publish", now)).toBeNull();
  expect(await renewLease(db, ani, now)).toBe(false);
});

test("a version names who published it and is finished once all addresses show it", async () => {
  const draft = draftOf();
  await publishAs("Ani", draft);
  const heads = await findHeads(db, [draft.path]);
  expect(heads.get(draft.path)).toMatchObject({
    version: 1,
    publishedBy: "Ani",
    publishedAt: noon,
    finished: true,
    addresses: [draft.path, draft.alias],
  });
  expect(await listVersions(kv, draft.path)).toMatchObject([{ version: 1, publishedBy: "Ani" }]);
  expect((await planOf(draft)).state).toBe("unchanged");
});

test("a plan based on a version that is no longer the newest is refused", async () => {
  const draft = draftOf();
  await publishAs("Ani", draft);
  const late = await planOf(titled(draft, "Late"));
  await publishAs("Davit", titled(draft, "Davit's"));
  const ani = await runOf("Ani");
  await expect(publishRecorded({ kv, db }, ani, late, { now })).rejects.toThrow(Overtaken);
  expect(await shownAt(draft.path, draft.alias)).toEqual([
    { title: "Davit's", version: 2, shut: false },
    { title: "Davit's", version: 2, shut: false },
  ]);
});

test("a run whose lease has expired writes nothing any more", async () => {
  const draft = draftOf();
  const ani = await runOf("Ani");
  const plan = await planOf(draft);
  later(leaseMs);
  await expect(publishRecorded({ kv, db }, ani, plan, { now })).rejects.toThrow(Overtaken);
  expect(await shownAt(draft.path, draft.alias)).toEqual([null, null]);
});

test.each([1, 2, 3])(
  "a run that is killed at write %i is continued by the next, under the same version number",
  async (write) => {
    const draft = draftOf("One");
    await publishAs("Ani", draft);
    const two = titled(draft, "Two");
    const run = await runOf("Ani");
    void publishRecorded({ kv: dyingAt(write), db }, run, await planOf(two), { now });
    await eventually(async () => {
      expect((await findHeads(db, [draft.path])).get(draft.path)?.finished).toBe(false);
      expect((await differencesOf(draft.path)).length).toBeGreaterThan(0);
    });

    later(leaseMs);
    expect(await publishAs("Davit", two)).toMatchObject({ version: 2 });
    expect(await shownAt(draft.path, draft.alias)).toEqual([
      { title: "Two", version: 2, shut: false },
      { title: "Two", version: 2, shut: false },
    ]);
    expect((await listVersions(kv, draft.path)).map(({ version }) => version)).toEqual([2, 1]);
    expect(await differencesOf(draft.path)).toEqual([]);
    expect((await planOf(two)).state).toBe("unchanged");
  },
);

test("an address that a killed run wrote and the next does not want is taken away again", async () => {
  const draft = draftOf("One");
  const added = `wedding/added-${crypto.randomUUID().slice(0, 8)}`;
  await publishAs("Ani", draft);
  const wider = { ...titled(draft, "Two"), aliases: [...draft.aliases, { path: added }] };
  // The writes are its version, the first alias, the new alias; the fourth never happens.
  void publishRecorded({ kv: dyingAt(4), db }, await runOf("Ani"), await planOf(wider), { now });
  await eventually(async () => expect((await shownAt(added))[0]).toMatchObject({ version: 2 }));
  later(leaseMs);
  await publishAs("Ani", titled(draft, "Three"));
  expect(await shownAt(draft.path, draft.alias, added)).toEqual([
    { title: "Three", version: 3, shut: false },
    { title: "Three", version: 3, shut: false },
    null,
  ]);
});

test("a version that could not be written was never the newest", async () => {
  const draft = draftOf("One");
  await publishAs("Ani", draft);
  let writes = 0;
  const failing = withWrites(async (write) => {
    writes += 1;
    if (writes === 2) throw new Error("KV is away");
    await write();
  });
  const run = await runOf("Ani");
  const plan = await planOf(titled(draft, "Two"));
  await expect(publishRecorded({ kv: failing, db }, run, plan, { now })).rejects.toThrow(
    PublishFailure,
  );
  expect((await findHeads(db, [draft.path])).get(draft.path)).toMatchObject({
    version: 1,
    finished: true,
  });
  expect(await differencesOf(draft.path)).toEqual([]);
});
