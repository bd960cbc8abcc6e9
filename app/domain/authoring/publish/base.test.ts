import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { isStale } from "#app/domain/authoring/publish/base.ts";
import { findHeads } from "#app/domain/authoring/head/data.server.ts";
import { giveBackLease } from "#app/domain/authoring/lease/mutations.server.ts";
import { publishRecorded } from "#app/domain/authoring/publish/record.ts";
import { publish, PublishFailure, shutAddresses } from "#app/domain/authoring/publish/plan.ts";
import { planRemoval, planRollback } from "#app/domain/authoring/publish/versions.ts";
import { storedPassword } from "../../../../tests/support/gate.ts";
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
  now,
} from "../../../../tests/support/publishing.ts";

const { CONTENT: kv, DB: db } = env;

beforeEach(atNoon);

test("every address is behind a new password before anything else of the invitation changes", async () => {
  const draft = draftOf("One");
  const dropped = `wedding/dropped-${crypto.randomUUID().slice(0, 8)}`;
  await publishAs("Ani", { ...draft, aliases: [...draft.aliases, { path: dropped }] });
  const shut = { ...titled(draft, "Two"), access: { password: storedPassword } };
  const left = await shutAddresses(kv, await planOf(shut));
  const all = [draft.path, draft.alias, dropped];
  const closed = { title: "One", version: 1, shut: true };
  expect(await shownAt(...all)).toEqual([closed, closed, closed]);

  const failing = withWrites(() => Promise.reject(new Error("KV is away")));
  await expect(publish(failing, left)).rejects.toThrow(PublishFailure);
  expect(await shownAt(...all)).toEqual([closed, closed, closed]);

  const run = await runOf("Ani");
  await publishRecorded({ kv, db }, run, left, { now });
  expect(await shownAt(...all)).toEqual([
    { title: "Two", version: 2, shut: true },
    { title: "Two", version: 2, shut: true },
    null,
  ]);
});

test("when publishing fails behind a new password, the addresses stay shut and are listed until it succeeds", async () => {
  const draft = draftOf("One");
  await publishAs("Ani", draft);
  const shut = { ...draft, access: { password: storedPassword } };
  const left = await shutAddresses(kv, await planOf(shut));
  let fails = true;
  const failing = withWrites(async (write) => {
    if (fails) {
      fails = false;
      throw new Error("KV is away");
    }
    await write();
  });
  const run = await runOf("Ani");
  await expect(publishRecorded({ kv: failing, db }, run, left, { now })).rejects.toThrow(
    PublishFailure,
  );
  await giveBackLease(db, run);
  expect(await shownAt(draft.path, draft.alias)).toMatchObject([{ shut: true }, { shut: true }]);
  expect((await differencesOf(draft.path)).map(({ address }) => address)).toEqual([
    draft.path,
    draft.alias,
  ]);
  // Without a password in its file it opens again, at every address.
  await publishAs("Ani", draft);
  expect(await shownAt(draft.path, draft.alias)).toMatchObject([{ shut: false }, { shut: false }]);
  expect(await differencesOf(draft.path)).toEqual([]);
});

test("a file is stale once somebody has published since its base, and not before", async () => {
  const draft = draftOf("One");
  const { version, hash } = await publishAs("Ani", draft);
  const base = { version, hash };
  const mine = titled(draft, "Mine");
  expect(isStale(await planOf(mine), base, "Ani")).toBe(false);
  expect(isStale(await planOf(mine), null, "Ani")).toBe(true);
  await publishAs("Davit", titled(draft, "Davit's"));
  expect(isStale(await planOf(mine), base, "Ani")).toBe(true);
  expect(isStale(await planOf(titled(draft, "Davit's")), base, "Ani")).toBe(false);
});

test("a file that was made before its invitation was taken down is stale, a new one is not", async () => {
  const draft = draftOf("One");
  const { version, hash } = await publishAs("Ani", draft);
  const removal = await planRemoval(kv, draft.path, await findHeads(db, [draft.path]));
  if (removal) await publishRecorded({ kv, db }, await runOf("Davit"), removal, { now });
  expect(await shownAt(draft.path, draft.alias)).toEqual([null, null]);
  expect((await findHeads(db, [draft.path])).get(draft.path)).toMatchObject({
    hash: null,
    publishedBy: "Davit",
  });
  expect(isStale(await planOf(draft), { version, hash }, "Ani")).toBe(true);
  expect(isStale(await planOf(draft), null, "Ani")).toBe(false);
  expect(await differencesOf(draft.path)).toEqual([]);
});

test("the person whose run was interrupted may continue it, also with other texts", async () => {
  const draft = draftOf("One");
  const { version, hash } = await publishAs("Ani", draft);
  void publishRecorded(
    { kv: dyingAt(2), db },
    await runOf("Ani"),
    await planOf(titled(draft, "Two")),
    { now },
  );
  await expect
    .poll(async () => (await findHeads(db, [draft.path])).get(draft.path)?.finished)
    .toBe(false);
  const plan = await planOf(titled(draft, "Three"));
  expect(isStale(plan, { version, hash }, "Ani")).toBe(false);
  expect(isStale(plan, { version, hash }, "Davit")).toBe(true);
  expect(plan.version).toBe(3);
});

test("a copy at another address that shows another version is listed with its main address", async () => {
  const draft = draftOf("One");
  await publishAs("Ani", draft);
  const first = await kv.get(`invitation:${draft.alias}`);
  await publishAs("Ani", titled(draft, "Two"));
  await kv.put(`invitation:${draft.alias}`, first ?? "");
  expect(await differencesOf(draft.path)).toEqual([
    { address: draft.alias, path: draft.path, shown: 1, wanted: 2 },
  ]);
  await publishAs("Ani", titled(draft, "Two"));
  expect(await differencesOf(draft.path)).toEqual([]);
});

test("a copy that no invitation knows of is listed, and taken down alone", async () => {
  const draft = draftOf("One");
  await publishAs("Ani", draft);
  const stray = `wedding/stray-${crypto.randomUUID().slice(0, 8)}`;
  await kv.put(`invitation:${stray}`, (await kv.get(`invitation:${draft.path}`)) ?? "");
  expect(await differencesOf(draft.path)).toEqual([
    { address: stray, path: draft.path, shown: 1, wanted: null },
  ]);
  const removal = await planRemoval(kv, stray, await findHeads(db, [draft.path]));
  expect(removal?.writes).toEqual([{ key: `invitation:${stray}`, value: null }]);
});

test("a rollback waits where the storage does not show the newest version yet", async () => {
  const draft = draftOf("One");
  await publishAs("Ani", draft);
  const first = (await kv.get(`invitation:${draft.path}`)) ?? "";
  await publishAs("Ani", titled(draft, "Two"));
  await kv.put(`invitation:${draft.path}`, first);
  await expect(planRollback(kv, draft.path, 1, await findHeads(db, [draft.path]))).rejects.toThrow(
    "try again in a minute",
  );
});
