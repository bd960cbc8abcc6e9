import * as v from "valibot";
import { canonicalJson, diff, type Change } from "#app/features/invitation/diff.ts";
import {
  isSameStamp,
  keyOf,
  keysPerRead,
  readStamps,
  stampFor,
  type Stamps,
} from "#app/features/invitation/publish-stamps.ts";
import type { Draft } from "#app/features/invitation/resolve.ts";
import { publishedSchema } from "#app/features/invitation/schema.ts";
import { systemClock, type Clock } from "#app/lib/clock.ts";

/** What publishing one invitation would do. */
export type Plan = {
  path: string;
  state: "new" | "changed" | "unchanged";
  version: number;
  changes: Change[];
  /** Addresses whose copy is missing, differs or is no longer wanted. */
  copies: string[];
  /** Why it must not be published: an address that another published invitation has. */
  conflicts: string[];
  /** Writes in their order; `null` removes. The invitation's own address is the last. */
  writes: { key: string; value: string | null }[];
  /** What the keys held before, to put back when a write fails. */
  before: ReadonlyMap<string, string | null>;
};

/** The part of a plan that is carried out. */
export type Writes = Pick<Plan, "path" | "conflicts" | "writes" | "before">;

/** What KV keeps beside each version of an invitation. */
export const versionMetadata = v.object({ publishedAt: v.number() });

/** Some of an invitation's writes failed. What was written before is put back, but for `notRestored`. */
export class PublishFailure extends Error {
  override name = "PublishFailure";
  readonly path: string;
  readonly notRestored: string[];

  constructor(path: string, notRestored: string[], cause: unknown) {
    const state =
      notRestored.length === 0
        ? "nothing of it is changed"
        : `these keys could not be put back: ${notRestored.join(", ")}`;
    super(
      `${path} could not be written, ${state}. Run the same command again. (${cause instanceof Error ? cause.message : String(cause)})`,
      { cause },
    );
    this.path = path;
    this.notRestored = notRestored;
  }
}

/** What any release wrote, as far as publishing over it needs to know. */
const earlierSchema = v.looseObject({
  path: v.string(),
  version: v.pipe(v.number(), v.integer()),
  hash: v.string(),
  aliases: v.optional(v.array(v.looseObject({ path: v.string() })), []),
});
export type Earlier = v.InferOutput<typeof earlierSchema>;

/** Reads many keys of KV at once; null where nothing is. */
export async function readMany(
  kv: KVNamespace,
  keys: readonly string[],
): Promise<Map<string, string | null>> {
  const found = new Map<string, string | null>();
  for (let start = 0; start < keys.length; start += keysPerRead) {
    const page = await kv.get(keys.slice(start, start + keysPerRead), "text");
    for (const [key, value] of page) found.set(key, value);
  }
  return found;
}

/** SHA-256, in hex, of what an invitation says; its version is no part of it. */
export async function hashOf(draft: Draft): Promise<string> {
  const digest = await crypto.subtle.digest(
    "SHA-256",
    new TextEncoder().encode(canonicalJson(draft)),
  );
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Compares drafts with what is published. Writes nothing, and reads only what is not the same by its
 * stamp: of hundreds that did not change, none.
 */
export async function planPublication(kv: KVNamespace, drafts: readonly Draft[]): Promise<Plan[]> {
  const stamps = await readStamps(kv, drafts.flatMap(addressesOf));
  const settled = new Map<string, Plan>();
  for (const draft of drafts) {
    const stamp = stamps.of(keyOf(draft.path));
    const isSettled =
      stamp?.hash === (await hashOf(draft)) &&
      addressesOf(draft).every((address) => isSameStamp(stamps.of(keyOf(address)), stamp));
    if (isSettled) settled.set(draft.path, unchangedPlan(draft.path, stamp.version));
  }
  const open = drafts.filter(({ path }) => !settled.has(path));
  const published = await readPublished(kv, open);
  return Promise.all(
    drafts.map((draft) => settled.get(draft.path) ?? planOne(stamps, draft, published)),
  );
}

/** What lies at all addresses that drafts have or had. */
async function readPublished(
  kv: KVNamespace,
  drafts: readonly Draft[],
): Promise<ReadonlyMap<string, string | null>> {
  const own = await readMany(
    kv,
    drafts.map(({ path }) => keyOf(path)),
  );
  const earlier = [...own.values()].flatMap((text) => readEarlier(text)?.aliases ?? []);
  const aliases = [...drafts.flatMap((draft) => draft.aliases), ...earlier];
  const copies = await readMany(kv, [...new Set(aliases.map(({ path }) => keyOf(path)))]);
  return new Map([...copies, ...own]);
}

function addressesOf({ path, aliases }: Draft): string[] {
  return [path, ...aliases.map((alias) => alias.path)];
}

function unchangedPlan(path: string, version: number): Plan {
  const nothing = { changes: [], copies: [], conflicts: [], writes: [], before: new Map() };
  return { path, state: "unchanged", version, ...nothing };
}

async function planOne(
  stamps: Stamps,
  draft: Draft,
  published: ReadonlyMap<string, string | null>,
): Promise<Plan> {
  const { path } = draft;
  const own = published.get(keyOf(path)) ?? null;
  const earlier = readEarlier(own);
  const hash = await hashOf(draft);
  const wanted = draft.aliases.map((alias) => alias.path);
  const dropped = (earlier?.aliases ?? [])
    .map((alias) => alias.path)
    .filter((alias) => !wanted.includes(alias) && ownerOf(alias, published) === path);
  const stale = wanted.filter((alias) => published.get(keyOf(alias)) !== own);
  const conflicts = [path, ...wanted].flatMap((address) => {
    const owner = ownerOf(address, published);
    return owner === null || owner === path
      ? []
      : [
          `${address} is published as ${owner === address ? "an invitation of its own" : `an address of ${owner}`}`,
        ];
  });

  const copies = [...stale, ...dropped];
  const unchanged = earlier?.hash === hash && copies.length === 0;
  const version = unchanged
    ? earlier.version
    : (earlier?.version ?? (await stamps.lastVersion(path))) + 1;
  const value = JSON.stringify(v.parse(publishedSchema, { ...draft, version, hash }));
  const writes = [
    { key: `${keyOf(path)}@${version}`, value },
    ...wanted.map((alias) => ({ key: keyOf(alias), value })),
    ...dropped.map((alias) => ({ key: keyOf(alias), value: null })),
    { key: keyOf(path), value },
  ];
  return {
    path,
    state: unchanged ? "unchanged" : own === null ? "new" : "changed",
    version,
    changes: earlier ? diff(sayingOf(earlier), draft) : [],
    copies: own === null ? [] : copies,
    conflicts,
    writes: unchanged ? [] : writes,
    before: published,
  };
}

/**
 * Publishes one invitation: all of it, or nothing. Its history and the copies at other addresses
 * come first, so that a run that dies half-way leaves a page that is whole and is repeated in full.
 * @param onWrite called after each write.
 * @throws PublishFailure when a write fails, after what was written is put back.
 */
export async function publish(
  kv: KVNamespace,
  plan: Writes,
  onWrite: () => void = () => {},
  now: Clock = systemClock,
): Promise<void> {
  if (plan.conflicts.length > 0) throw new Error(`${plan.path}: ${plan.conflicts.join("; ")}`);
  const touched: string[] = [];
  try {
    for (const { key, value } of plan.writes) {
      // A write that answers with an error may have arrived all the same.
      touched.push(key);
      await write(kv, key, value, now);
      onWrite();
    }
  } catch (error) {
    throw new PublishFailure(plan.path, await restore(kv, plan, touched), error);
  }
}

/** @returns the keys that could not be put back. */
async function restore(
  kv: KVNamespace,
  plan: Writes,
  touched: readonly string[],
): Promise<string[]> {
  const failed: string[] = [];
  for (const key of touched.toReversed()) {
    try {
      await write(kv, key, plan.before.get(key) ?? null);
    } catch {
      failed.push(key);
    }
  }
  return failed;
}

function write(
  kv: KVNamespace,
  key: string,
  value: string | null,
  now: Clock = systemClock,
): Promise<void> {
  if (value === null) return kv.delete(key);
  // An earlier version says when it was published, an address what it holds.
  const metadata: v.InferOutput<typeof versionMetadata> | ReturnType<typeof stampFor> =
    key.includes("@") ? { publishedAt: now() } : stampFor(value);
  return kv.put(key, value, metadata ? { metadata } : {});
}

/** The path of the invitation that is published at an address, or null where none is. */
export function ownerOf(
  address: string,
  published: ReadonlyMap<string, string | null>,
): string | null {
  return readEarlier(published.get(keyOf(address)) ?? null)?.path ?? null;
}

/** Null where nothing is, or nothing that can be read: then publishing puts a whole one there. */
export function readEarlier(text: string | null): Earlier | null {
  if (text === null) return null;
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), earlierSchema), text);
  return result.success ? result.output : null;
}

/** What a version says, without its number. */
export function sayingOf(earlier: Earlier): object {
  const { version: _version, hash: _hash, ...saying } = earlier;
  return saying;
}
