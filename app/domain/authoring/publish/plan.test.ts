import { env } from "cloudflare:workers";
import * as v from "valibot";
import { expect, test } from "vitest";
import { findPublishedPath, listPublished } from "#app/domain/authoring/publish/list.ts";
import { planDocuments, publishDocument } from "#app/domain/authoring/publish/documents.ts";
import { hashOf, getMany } from "#app/domain/invitation/entry/data.server.ts";
import {
  planPublication,
  publish,
  PublishFailure,
  type Plan,
} from "#app/domain/authoring/publish/plan.ts";
import type { ResolvedInvitation } from "#app/domain/authoring/resolve.ts";
import { publishedSchema } from "#app/domain/invitation/schema.ts";
import { resolvedOf } from "../../../../tests/support/content.ts";

const kv = env.CONTENT;

async function planOf(draft: ResolvedInvitation, store: KVNamespace = kv): Promise<Plan> {
  const [plan] = await planPublication(store, [draft]);
  if (!plan) throw new Error("no plan");
  return plan;
}

/** An invitation with one alias, published once. */
async function publishedOnce(): Promise<{ draft: ResolvedInvitation; alias: string }> {
  const alias = `wedding/alias-${crypto.randomUUID().slice(0, 8)}`;
  const draft = resolvedOf({ aliases: [{ path: alias, language: "am" }] });
  await publish(kv, await planOf(draft));
  return { draft, alias };
}

/** The entries at all addresses and in the history of an invitation. */
async function kept(
  draft: ResolvedInvitation,
  ...more: string[]
): Promise<Record<string, string | null>> {
  const keys = [draft.path, ...more, `${draft.path}@1`, `${draft.path}@2`].map(
    (path) => `invitation:${path}`,
  );
  return Object.fromEntries(await getMany(kv, keys));
}

/** The real KV, whose writes fail where `fails` answers true; writes are counted from 1. */
function failing(fails: (write: number) => boolean): KVNamespace {
  let writes = 0;
  const attempt = async (write: () => Promise<void>) => {
    writes += 1;
    if (fails(writes)) throw new Error("KV is away");
    await write();
  };
  return new Proxy(kv, {
    get(target, name) {
      if (name === "put")
        return (key: string, value: string, options?: KVNamespacePutOptions) =>
          attempt(() => target.put(key, value, options));
      if (name === "delete") return (key: string) => attempt(() => target.delete(key));
      const member: unknown = Reflect.get(target, name);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
}

test("a new invitation is published whole: at its address, at its alias and in its history", async () => {
  const { draft, alias } = await publishedOnce();
  const now = await kept(draft, alias);
  const text = now[`invitation:${draft.path}`] ?? "";
  expect(now).toEqual({
    [`invitation:${draft.path}`]: text,
    [`invitation:${alias}`]: text,
    [`invitation:${draft.path}@1`]: text,
    [`invitation:${draft.path}@2`]: null,
  });
  const published = v.parse(publishedSchema, JSON.parse(text));
  expect(published).toEqual({ ...draft, version: 1, hash: await hashOf(draft) });
});

test("an invitation that did not change is not written", async () => {
  const { draft } = await publishedOnce();
  const plan = await planOf(draft);
  expect({ state: plan.state, version: plan.version, writes: plan.writes }).toEqual({
    state: "unchanged",
    version: 1,
    writes: [],
  });
});

test("a change is shown, gets the next version, and the earlier one is kept", async () => {
  const { draft, alias } = await publishedOnce();
  const first = await kept(draft, alias);
  const changed = { ...draft, event: { ...draft.event, start: "2027-06-12T16:00" } };
  const plan = await planOf(changed);
  expect(plan.state).toBe("changed");
  expect(plan.changes).toEqual([
    { path: "event.start", before: "2027-06-12T15:00", after: "2027-06-12T16:00" },
  ]);
  await publish(kv, plan);
  const now = await kept(draft, alias);
  expect(now[`invitation:${draft.path}@1`]).toBe(first[`invitation:${draft.path}`]);
  expect(v.parse(publishedSchema, JSON.parse(now[`invitation:${draft.path}`] ?? ""))).toMatchObject(
    { version: 2, event: { start: "2027-06-12T16:00" } },
  );
  expect(now[`invitation:${alias}`]).toBe(now[`invitation:${draft.path}`]);
});

test("an alias that is dropped answers no more", async () => {
  const { draft, alias } = await publishedOnce();
  await publish(kv, await planOf({ ...draft, aliases: [] }));
  expect((await kept(draft, alias))[`invitation:${alias}`]).toBeNull();
});

test("a copy that got lost is written anew", async () => {
  const { draft, alias } = await publishedOnce();
  await kv.delete(`invitation:${alias}`);
  const plan = await planOf(draft);
  expect(plan.copies).toEqual([alias]);
  await publish(kv, plan);
  expect((await planOf(draft)).state).toBe("unchanged");
});

test("an address of another published invitation is not taken from it", async () => {
  const { draft, alias } = await publishedOnce();
  const thief = await planOf(resolvedOf({ aliases: [{ path: draft.path }] }));
  expect(thief.conflicts).toEqual([`${draft.path} is published as an invitation of its own`]);
  await expect(publish(kv, thief)).rejects.toThrow("is published as an invitation of its own");
  const squatter = await planOf(resolvedOf({ slug: alias.replace("wedding/", "") }));
  expect(squatter.conflicts).toEqual([`${alias} is published as an address of ${draft.path}`]);
});

test.each([1, 2, 3])(
  "when write %i of a new invitation fails, nothing of it is published, and the next run publishes it",
  async (failed) => {
    const alias = `wedding/alias-${crypto.randomUUID().slice(0, 8)}`;
    const draft = resolvedOf({ aliases: [{ path: alias }] });
    const store = failing((write) => write === failed);
    await expect(publish(store, await planOf(draft, store))).rejects.toThrow(PublishFailure);
    expect(Object.values(await kept(draft, alias))).toEqual([null, null, null, null]);
    await publish(kv, await planOf(draft));
    expect((await planOf(draft)).state).toBe("unchanged");
  },
);

test.each([1, 2, 3])(
  "when write %i of a change fails, every address shows the version before",
  async (failed) => {
    const { draft, alias } = await publishedOnce();
    const before = await kept(draft, alias);
    const changed = { ...draft, title: { am: "Նոր", en: "New" } };
    const store = failing((write) => write === failed);
    await expect(publish(store, await planOf(changed, store))).rejects.toThrow(
      "nothing of it is changed",
    );
    expect(await kept(draft, alias)).toEqual(before);
    await publish(kv, await planOf(changed));
    expect((await kept(draft, alias))[`invitation:${alias}`]).toContain("Նոր");
  },
);

test("keys that could not be put back are named, and the next run mends them", async () => {
  const { draft, alias } = await publishedOnce();
  const changed = { ...draft, title: { am: "Նոր", en: "New" } };
  const store = failing((write) => write >= 3);
  await expect(publish(store, await planOf(changed, store))).rejects.toMatchObject({
    notRestored: [`invitation:${draft.path}`, `invitation:${alias}`, `invitation:${draft.path}@2`],
  });
  await publish(kv, await planOf(changed));
  const now = await kept(draft, alias);
  expect(now[`invitation:${alias}`]).toBe(now[`invitation:${draft.path}`]);
  expect((await planOf(changed)).state).toBe("unchanged");
});

test("an entry that cannot be read is replaced, and its history goes on", async () => {
  const { draft } = await publishedOnce();
  await kv.put(`invitation:${draft.path}`, "{ broken");
  const plan = await planOf(draft);
  expect({ state: plan.state, version: plan.version }).toEqual({ state: "changed", version: 2 });
  await publish(kv, plan);
  expect((await planOf(draft)).state).toBe("unchanged");
});

test("the list names each invitation once, and an address leads to its invitation", async () => {
  const { draft, alias } = await publishedOnce();
  const { published } = await listPublished(kv);
  expect(published.filter(({ path }) => path === draft.path)).toMatchObject([
    {
      path: draft.path,
      aliases: [alias],
      languages: ["am", "en"],
      version: 1,
      event: "2027-06-12T15:00",
      timeZone: "Asia/Yerevan",
      template: "1002",
    },
  ]);
  expect(published.filter(({ path }) => path === alias)).toEqual([]);
  expect(await findPublishedPath(kv, alias)).toBe(draft.path);
  expect(await findPublishedPath(kv, "wedding/nobody")).toBeNull();
});

test("the list is the same without the metadata of keys, as an older release wrote them", async () => {
  const { draft, alias } = await publishedOnce();
  const rowOf = async () =>
    (await listPublished(kv)).published.find(({ path }) => path === draft.path);
  const fromMetadata = await rowOf();
  expect(fromMetadata?.names).toContain(draft.hosts.groom?.name.en);
  for (const address of [draft.path, alias]) {
    const value = await kv.get(`invitation:${address}`);
    await kv.put(`invitation:${address}`, value ?? "");
  }
  expect(await rowOf()).toEqual(fromMetadata);
});

test("a language pack is published when it differs, and then no more", async () => {
  const key = `locale:am:test-${crypto.randomUUID()}`;
  const [first] = await planDocuments(kv, new Map([[key, { yes: "այո" }]]));
  expect(first).toMatchObject({ key, state: "new", changes: [] });
  if (first) await publishDocument(kv, first);
  expect(await planDocuments(kv, new Map([[key, { yes: "այո" }]]))).toEqual([]);
  expect(await planDocuments(kv, new Map([[key, { yes: "Այո" }]]))).toMatchObject([
    { state: "changed", changes: [{ path: "yes", before: "այո", after: "Այո" }] },
  ]);
});
