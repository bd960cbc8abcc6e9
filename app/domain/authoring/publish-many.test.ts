import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { checkContent } from "#app/domain/authoring/check/content.ts";
import { planPublication, publish } from "#app/domain/authoring/publish/plan.ts";
import type { ResolvedInvitation } from "#app/domain/authoring/resolve.ts";
import { definitionOf, fileOf, packs, withTemplate } from "../../../tests/support/content.ts";

/** More drafts than `keysPerRead`, so that planning lists all keys. */
function manyDrafts(count: number): ResolvedInvitation[] {
  const files = Array.from({ length: count }, () => {
    const slug = `many-${crypto.randomUUID()}`;
    return fileOf(definitionOf({ slug, aliases: [{ path: `wedding/${slug}-am` }] }));
  });
  return checkContent(withTemplate(...files), packs)
    .drafts.slice(0, count)
    .map(({ draft }) => draft);
}

/** The real KV, counting the calls of each method. */
function counting(): { kv: KVNamespace; calls: Record<string, number> } {
  const calls: Record<string, number> = {};
  const kv = new Proxy(env.CONTENT, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== "function") return member;
      return (...args: unknown[]) => {
        calls[String(name)] = (calls[String(name)] ?? 0) + 1;
        return member.apply(target, args);
      };
    },
  });
  return { kv, calls };
}

async function publishAll(drafts: readonly ResolvedInvitation[]): Promise<void> {
  for (const plan of await planPublication(env.CONTENT, drafts)) await publish(env.CONTENT, plan);
}

test("of many invitations that did not change none is read or written, only their keys are listed", async () => {
  const drafts = manyDrafts(120);
  await publishAll(drafts);
  const { kv, calls } = counting();
  const plans = await planPublication(kv, drafts);
  expect(plans.map(({ state }) => state)).toEqual(drafts.map(() => "unchanged"));
  expect(plans.flatMap(({ writes }) => writes)).toEqual([]);
  expect(Object.keys(calls)).toEqual(["list"]);
});

test("of many invitations only the one that changed is read and written", async () => {
  const drafts = manyDrafts(120);
  await publishAll(drafts);
  const changed = drafts.map((draft, index) =>
    index === 7 ? { ...draft, title: { am: "Նոր", en: "New" } } : draft,
  );
  const { kv, calls } = counting();
  const plans = await planPublication(kv, changed);
  expect(plans.filter(({ writes }) => writes.length > 0)).toMatchObject([
    { path: drafts[7]?.path, state: "changed", version: 2, changes: [{}, {}] },
  ]);
  // A read for its own entry, and one for its alias.
  expect(calls.get).toBe(2);
});

test("many new invitations are planned without asking for each one's history", async () => {
  const { kv, calls } = counting();
  const plans = await planPublication(kv, manyDrafts(120));
  expect(new Set(plans.map(({ state, version }) => `${state} ${version}`))).toEqual(
    new Set(["new 1"]),
  );
  expect(calls.list ?? 0).toBeLessThan(10);
});

test("an invitation that was taken away and comes back among many goes on with its history", async () => {
  const drafts = manyDrafts(120);
  await publishAll(drafts);
  const path = drafts[3]?.path ?? "";
  await env.CONTENT.delete(`invitation:${path}`);
  const plans = await planPublication(env.CONTENT, drafts);
  expect(plans.find((plan) => plan.path === path)).toMatchObject({ state: "new", version: 2 });
});

test("an entry without metadata, as an older release wrote it, is compared by its content", async () => {
  const [draft] = manyDrafts(1);
  if (!draft) throw new Error("no draft");
  await publishAll([draft]);
  const key = `invitation:${draft.path}`;
  await env.CONTENT.put(key, (await env.CONTENT.get(key)) ?? "");
  expect(await planPublication(env.CONTENT, [draft])).toMatchObject([
    { state: "unchanged", version: 1, writes: [] },
  ]);
});
