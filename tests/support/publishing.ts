import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { findHeads, listHeads } from "#app/domain/authoring/head/data.server.ts";
import {
  giveBackLease,
  takeLease,
  type PublishRun,
} from "#app/domain/authoring/lease/mutations.server.ts";
import { listPublished } from "#app/domain/authoring/publish/list.ts";
import { publishRecorded } from "#app/domain/authoring/publish/record.ts";
import { planPublication, type Plan } from "#app/domain/authoring/publish/plan.ts";
import type { ResolvedInvitation } from "#app/domain/authoring/resolve.ts";
import { resolvedOf } from "./content.ts";

const { CONTENT: kv, DB: db } = env;

export const noon = Date.UTC(2027, 0, 15, 12);
let moment = noon;

/** The time at which tests publish: noon, and later when a test sets it. */
export const now = () => moment;

export function later(milliseconds: number): void {
  moment += milliseconds;
}

/** The lease is for the whole storage. */
export async function atNoon(): Promise<void> {
  await db.exec("DELETE FROM publish_lease");
  moment = noon;
}

export function draftOf(title = "Wedding invitation"): ResolvedInvitation & { alias: string } {
  const alias = `wedding/alias-${crypto.randomUUID().slice(0, 8)}`;
  return Object.assign(titled(resolvedOf({ aliases: [{ path: alias }] }), title), { alias });
}

export function titled<Of extends ResolvedInvitation>(draft: Of, title: string): Of {
  return { ...draft, title: { am: "Հրավեր", en: title } };
}

export async function runOf(person: string): Promise<PublishRun> {
  const run = { holder: crypto.randomUUID(), person };
  expect(await takeLease(db, run, "publish", now)).toBeNull();
  return run;
}

export async function planOf({ ...draft }: ResolvedInvitation & { alias?: string }): Promise<Plan> {
  delete draft.alias;
  const [plan] = await planPublication(kv, [draft], await findHeads(db, [draft.path]));
  if (!plan) throw new Error("no plan");
  return plan;
}

export async function publishAs(
  person: string,
  draft: ResolvedInvitation & { alias?: string },
): Promise<Plan> {
  const run = await runOf(person);
  const plan = await planOf(draft);
  await publishRecorded({ kv, db }, run, plan, { now });
  await giveBackLease(db, run);
  return plan;
}

/** The real KV, which never answers write number `last`, as if the run had died. */
export function dyingAt(last: number): KVNamespace {
  let writes = 0;
  const attempt = (write: () => Promise<void>) => {
    writes += 1;
    return writes < last ? write() : new Promise<void>(() => {});
  };
  return withWrites(attempt);
}

export function withWrites(attempt: (write: () => Promise<void>) => Promise<void>): KVNamespace {
  return new Proxy(kv, {
    get(target, name) {
      if (name === "put")
        return (...args: Parameters<KVNamespace["put"]>) => attempt(() => target.put(...args));
      if (name === "delete") return (key: string) => attempt(() => target.delete(key));
      const member: unknown = Reflect.get(target, name);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
}

export async function shownAt(...addresses: string[]): Promise<unknown[]> {
  return Promise.all(
    addresses.map(async (address) => {
      const entry = await kv.get<{ title: { en: string }; access?: object; version: number }>(
        `invitation:${address}`,
        "json",
      );
      return entry && { title: entry.title.en, version: entry.version, shut: "access" in entry };
    }),
  );
}

export async function differencesOf(path: string) {
  const { differences } = await listPublished(kv, await listHeads(db));
  return differences.filter((difference) => difference.path === path);
}
