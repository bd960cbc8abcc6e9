import { env } from "cloudflare:workers";
import * as v from "valibot";
import { expect, test } from "vitest";
import { checkContent } from "#app/domain/authoring/check/content.ts";
import { findPublished, findPublishedPath } from "#app/domain/authoring/publish/list.ts";
import { hashOf } from "#app/domain/invitation/entry/data.server.ts";
import { planPublication, publish } from "#app/domain/authoring/publish/plan.ts";
import { definitionOf as pulled } from "#app/domain/authoring/pull.ts";
import type { ResolvedInvitation } from "#app/domain/authoring/resolve.ts";
import { publishedSchema } from "#app/domain/invitation/schema.ts";
import {
  listVersions,
  NoSuchVersion,
  planRemoval,
  planRollback,
} from "#app/domain/authoring/publish/versions.ts";
import { storedPassword } from "../../../../tests/support/gate.ts";
import { fileOf, packs, resolvedOf, withTemplate } from "../../../../tests/support/content.ts";

const kv = env.CONTENT;
const firstDay = Date.UTC(2027, 0, 15);

async function put(draft: ResolvedInvitation, at = firstDay): Promise<void> {
  const [plan] = await planPublication(kv, [draft]);
  if (!plan) throw new Error("no plan");
  await publish(kv, plan, { now: () => at, person: "Ani" });
}

/** An invitation with one alias and three versions; its title changed twice. */
async function publishedThrice(): Promise<{
  draft: ResolvedInvitation;
  path: string;
  alias: string;
}> {
  const alias = `wedding/alias-${crypto.randomUUID().slice(0, 8)}`;
  const draft = resolvedOf({ aliases: [{ path: alias }] });
  for (const [index, title] of ["One", "Two", "Three"].entries())
    await put({ ...draft, title: { am: "Հրավեր", en: title } }, firstDay + index);
  return { draft, path: draft.path, alias };
}

test("history names each version, when it was published and what it changed, the newest first", async () => {
  const { path } = await publishedThrice();
  const versions = await listVersions(kv, path);
  expect(versions).toEqual([
    {
      version: 3,
      publishedAt: firstDay + 2,
      publishedBy: "Ani",
      current: true,
      changes: [{ path: "title.en", before: "Two", after: "Three" }],
    },
    {
      version: 2,
      publishedAt: firstDay + 1,
      publishedBy: "Ani",
      current: false,
      changes: [{ path: "title.en", before: "One", after: "Two" }],
    },
    { version: 1, publishedAt: firstDay, publishedBy: "Ani", current: false, changes: null },
  ]);
  expect(await listVersions(kv, "wedding/nobody")).toEqual([]);
});

test("a version whose time was not stored is listed without one", async () => {
  const { path } = await publishedThrice();
  const text = await kv.get(`invitation:${path}@1`);
  await kv.put(`invitation:${path}@1`, text ?? "");
  expect((await listVersions(kv, path)).at(-1)).toMatchObject({ version: 1, publishedAt: null });
});

test("a rollback shows what changes and publishes the old version as the next one, at every address", async () => {
  const { path, alias } = await publishedThrice();
  const plan = await planRollback(kv, path, 1);
  expect(plan).toMatchObject({
    state: "changed",
    version: 4,
    changes: [{ path: "title.en", before: "Three", after: "One" }],
  });
  await publish(kv, plan);
  for (const address of [path, alias])
    expect(await findPublished(kv, address)).toMatchObject({ version: 4, title: { en: "One" } });
  expect((await listVersions(kv, path)).map(({ version, current }) => [version, current])).toEqual([
    [4, true],
    [3, false],
    [2, false],
    [1, false],
  ]);
});

test("a rollback to what is shown already changes nothing", async () => {
  const { path } = await publishedThrice();
  expect(await planRollback(kv, path, 3)).toMatchObject({ state: "unchanged", writes: [] });
});

test("a version that is not there or cannot be read is refused", async () => {
  const { path } = await publishedThrice();
  await kv.put(`invitation:${path}@2`, '{"format":0}');
  for (const version of [0, 2, 9])
    await expect(planRollback(kv, path, version)).rejects.toThrow(NoSuchVersion);
});

test("a rollback never opens an invitation that has a password by now, nor brings an old one back", async () => {
  const { draft, path } = await publishedThrice();
  await put({ ...draft, access: { password: storedPassword } });
  await publish(kv, await planRollback(kv, path, 1));
  expect(await findPublished(kv, path)).toMatchObject({
    title: { en: "One" },
    access: { password: storedPassword },
  });
  const removal = await planRemoval(kv, path);
  if (removal) await publish(kv, removal);
  expect(await planRollback(kv, path, 2)).toMatchObject({ state: "new", version: 6 });
  await publish(kv, await planRollback(kv, path, 2));
  expect(await findPublished(kv, path)).toMatchObject({ access: { password: storedPassword } });
});

test("an invitation that is taken down is gone from each of its addresses, and its versions stay", async () => {
  const { path, alias } = await publishedThrice();
  const plan = await planRemoval(kv, alias);
  expect(plan?.writes.map(({ key }) => key)).toEqual([`invitation:${alias}`, `invitation:${path}`]);
  if (plan) await publish(kv, plan);
  expect([await findPublishedPath(kv, path), await findPublishedPath(kv, alias)]).toEqual([
    null,
    null,
  ]);
  expect((await listVersions(kv, path)).map(({ current }) => current)).toEqual([
    false,
    false,
    false,
  ]);
  expect(await planRemoval(kv, path)).toBeNull();
});

test("taking an invitation down leaves an address that another one has by now", async () => {
  const { path, alias } = await publishedThrice();
  const another = { path: alias, version: 1, hash: "another" };
  await kv.put(`invitation:${alias}`, JSON.stringify(another));
  const plan = await planRemoval(kv, path);
  expect(plan?.writes).toEqual([{ key: `invitation:${path}`, value: null }]);
});

test("a definition pulled from the site passes the check and publishes as the same invitation", async () => {
  const { path } = await publishedThrice();
  const published = v.parse(publishedSchema, await kv.get(`invitation:${path}`, "json"));
  const file = fileOf({ ...pulled(published), slug: published.slug });
  const { problems, drafts } = checkContent(withTemplate(file), packs);
  expect(problems).toEqual([]);
  expect(drafts[0] && (await hashOf(drafts[0].draft))).toBe(published.hash);
});
