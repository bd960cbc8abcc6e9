import * as v from "valibot";
import { diff, type Change } from "#app/domain/authoring/diff.ts";
import type { Head, Heads } from "#app/domain/authoring/head/data.server.ts";
import { keyOf, listKeys } from "#app/domain/invitation/entry/metadata.ts";
import {
  ownerOf,
  readPreviousEntry,
  getMany,
  contentOf,
  versionMetadata,
} from "#app/domain/invitation/entry/data.server.ts";
import { planPublication, type Plan, type Writes } from "#app/domain/authoring/publish/plan.ts";
import type { ResolvedInvitation } from "#app/domain/authoring/resolve.ts";
import { publishedSchema, type PublishedInvitation } from "#app/domain/invitation/schema.ts";

/** A published version of an invitation. */
export type Version = {
  version: number;
  /** Milliseconds since 1970 in UTC; null for a version of an older release. */
  publishedAt: number | null;
  /** Name of the publisher; null when unknown. */
  publishedBy: string | null;
  /** Guests see this version. */
  current: boolean;
  /** Changes against the version before; null for the first, and where one cannot be read. */
  changes: Change[] | null;
};

/** The requested version is missing or unreadable. */
export class NoSuchVersion extends Error {
  override name = "NoSuchVersion";
}

/** KV does not return the newest version here yet. */
export class StorageLags extends Error {
  override name = "StorageLags";

  constructor({ path, version }: Head) {
    super(
      `Version ${version} of ${path} was published a moment ago and has not arrived everywhere: try again in a minute.`,
    );
  }
}

/** All versions published at a path, the newest first; empty where there are none. */
export async function listVersions(kv: KVNamespace, path: string): Promise<Version[]> {
  const prefix = `${keyOf(path)}@`;
  const times = new Map<number, v.InferOutput<typeof versionMetadata> | null>();
  for await (const { name, metadata } of listKeys(kv, prefix)) {
    const result = v.safeParse(versionMetadata, metadata);
    times.set(Number(name.slice(prefix.length)), result.success ? result.output : null);
  }
  const numbers = [...times.keys()].toSorted((versionNumber, other) => other - versionNumber);
  const texts = await getMany(kv, [keyOf(path), ...numbers.map((number) => prefix + number)]);
  const published = readPreviousEntry(texts.get(keyOf(path)) ?? null)?.version;
  const contentAt = (number: number | undefined) => {
    const earlier = readPreviousEntry(texts.get(`${prefix}${number}`) ?? null);
    return earlier && contentOf(earlier);
  };
  return numbers.map((version, index) => {
    const [now, previousContent] = [contentAt(version), contentAt(numbers[index + 1])];
    return {
      version,
      publishedAt: times.get(version)?.publishedAt ?? null,
      publishedBy: times.get(version)?.publishedBy ?? null,
      current: version === published,
      changes: now && previousContent ? diff(previousContent, now) : null,
    };
  });
}

/**
 * Plans to publish an earlier version again, as the next one. The present password is kept, because
 * an earlier one may have been replaced for a reason, and no password would open the page.
 * @param heads the newest versions according to D1.
 * @param prepare adds what publication generates for a draft: its og-images.
 * @throws NoSuchVersion; StorageLags
 */
export async function planRollback(
  kv: KVNamespace,
  path: string,
  version: number,
  heads: Heads = new Map(),
  prepare: (draft: ResolvedInvitation) => Promise<ResolvedInvitation> = async (draft) => draft,
): Promise<Plan> {
  const earlier = await readVersion(kv, `${keyOf(path)}@${version}`);
  if (!earlier || earlier.path !== path)
    throw new NoSuchVersion(`${path} has no version ${version} that this release can read.`);
  const newest = (await readVersion(kv, keyOf(path))) ?? (await readNewest(kv, path));
  const head = heads.get(path);
  // KV would return an older version, and with it an older password.
  if (head?.finished && newest && newest.version < head.version) throw new StorageLags(head);
  const {
    version: _version,
    hash: _hash,
    access: _access,
    preview: _preview,
    earlier: _earlier,
    ...content
  } = earlier;
  const draft = newest?.access ? { ...content, access: newest.access } : content;
  const [plan] = await planPublication(kv, [await prepare(draft)], heads);
  if (!plan) throw new Error(`${path}: nothing was planned`);
  return plan;
}

/**
 * Plans to take an invitation down from all its addresses. Its versions stay, so that it can be
 * restored.
 * @param address any of its addresses. One that the invitation no longer lists is taken down alone.
 * @param heads the newest versions according to D1.
 * @returns null where nothing is published.
 */
export async function planRemoval(
  kv: KVNamespace,
  address: string,
  heads: Heads = new Map(),
): Promise<Writes | null> {
  const text = await kv.get(keyOf(address));
  if (text === null) return null;
  // The aliases of an unreadable entry are unknown; only this address is taken down.
  const path = readPreviousEntry(text)?.path ?? address;
  const entryText = await kv.get(keyOf(path));
  const earlier = readPreviousEntry(entryText);
  const head = heads.get(path) ?? null;
  const formerAddresses = [
    ...(earlier?.aliases ?? []).map((alias) => alias.path),
    ...(head?.addresses ?? []),
  ];
  const places = [...new Set(formerAddresses)].filter((place) => place !== path);
  const previousTexts = new Map([
    ...(await getMany(kv, places.map(keyOf))),
    [keyOf(path), entryText],
  ]);
  const removed = [...places.filter((place) => ownerOf(place, previousTexts) === path), path];
  const isStray = !removed.includes(address);
  const targets = isStray ? [address] : removed;
  return {
    path: isStray ? address : path,
    version: isStray ? 0 : Math.max(earlier?.version ?? 0, head?.version ?? 0),
    hash: null,
    head: isStray ? null : head,
    addresses: { meanwhile: targets, afterwards: [] },
    conflicts: [],
    shut: [],
    writes: targets.map((place) => ({ key: keyOf(place), value: null })),
    before: isStray ? new Map([[keyOf(address), text]]) : previousTexts,
  };
}

async function readNewest(kv: KVNamespace, path: string): Promise<PublishedInvitation | null> {
  const [newest] = await listVersions(kv, path);
  return newest ? readVersion(kv, `${keyOf(path)}@${newest.version}`) : null;
}

async function readVersion(kv: KVNamespace, key: string): Promise<PublishedInvitation | null> {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), publishedSchema), await kv.get(key));
  return result.success ? result.output : null;
}
