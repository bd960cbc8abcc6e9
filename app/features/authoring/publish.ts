import * as v from "valibot";
import { diff, type Change } from "#app/features/authoring/diff.ts";
import {
  aliasesOf,
  hashOf,
  ownerOf,
  readPreviousEntry,
  getMany,
  contentOf,
  type versionMetadata,
} from "#app/features/invitation/entries.ts";
import { isShown, type Head, type Heads } from "#app/features/authoring/publish-heads.ts";
import {
  isSameMetadata,
  keyOf,
  readMetadata,
  metadataFor,
  type EntryMetadata,
  type MetadataByKey,
} from "#app/features/invitation/entry-metadata.ts";
import { shutWrites } from "#app/features/authoring/publish-shut.ts";
import type { ResolvedInvitation } from "#app/features/authoring/resolve.ts";
import { publishedSchema } from "#app/features/invitation/schema.ts";
import { systemClock, type Clock } from "#app/lib/clock.ts";

type Write = { key: string; value: string | null };

/** What publishing one invitation would do. */
export type Plan = {
  path: string;
  state: "new" | "changed" | "unchanged";
  version: number;
  /** Of what it will say; null where it is taken down. */
  hash: string | null;
  /** The newest version as D1 has it; null for what no release with that table has published. */
  head: Head | null;
  /** What it is published as now; `hash` is null once it was taken down. */
  current: { version: number; hash: string | null } | null;
  /** Every address that has a copy, or may have one meanwhile, and those that have one afterwards. */
  addresses: { meanwhile: string[]; afterwards: string[] };
  changes: Change[];
  /** Addresses whose copy is missing, differs or is no longer wanted. */
  copies: string[];
  /** Why it must not be published: an address that another published invitation has. */
  conflicts: string[];
  /** What is published now, behind the password that is new: written before anything else changes. */
  shut: Write[];
  /** Writes in their order; `null` removes. The invitation's own address is the last. */
  writes: Write[];
  /** What the keys held before, to put back when a write fails. */
  before: ReadonlyMap<string, string | null>;
};

/** The part of a plan that is carried out. */
export type Writes = Pick<
  Plan,
  "path" | "version" | "hash" | "head" | "addresses" | "conflicts" | "shut" | "writes" | "before"
>;

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

/**
 * Compares drafts with what is published. Writes nothing, and reads only what is not the same by its
 * stamp: of hundreds that did not change, none.
 * @param heads the newest versions as D1 has them.
 */
export async function planPublication(
  kv: KVNamespace,
  drafts: readonly ResolvedInvitation[],
  heads: Heads = new Map(),
): Promise<Plan[]> {
  const stamps = await readMetadata(kv, drafts.flatMap(addressesOf));
  const settled = new Map<string, Plan>();
  for (const draft of drafts) {
    const stamp = stamps.of(keyOf(draft.path));
    const head = heads.get(draft.path) ?? null;
    const isSettled =
      stamp?.hash === (await hashOf(draft)) &&
      (!head || isShown(head, stamp, addressesOf(draft))) &&
      addressesOf(draft).every((address) => isSameMetadata(stamps.of(keyOf(address)), stamp));
    if (isSettled) settled.set(draft.path, unchangedPlan(draft, stamp, head));
  }
  const open = drafts.filter(({ path }) => !settled.has(path));
  const published = await readAddresses(kv, open, heads);
  return Promise.all(
    drafts.map(
      (draft) =>
        settled.get(draft.path) ?? planOne(stamps, draft, published, heads.get(draft.path) ?? null),
    ),
  );
}

/** What lies at all addresses that drafts have or had. */
async function readAddresses(
  kv: KVNamespace,
  drafts: readonly ResolvedInvitation[],
  heads: Heads,
): Promise<ReadonlyMap<string, string | null>> {
  const own = await getMany(
    kv,
    drafts.map(({ path }) => keyOf(path)),
  );
  const addresses = [
    ...drafts.flatMap((draft) => draft.aliases.map(({ path }) => path)),
    ...[...own.values()].flatMap((text) => aliasesOf(readPreviousEntry(text))),
    ...drafts.flatMap(({ path }) => heads.get(path)?.addresses ?? []),
  ];
  const copies = await getMany(kv, [...new Set(addresses.map(keyOf))]);
  return new Map([...copies, ...own]);
}

function addressesOf({ path, aliases }: ResolvedInvitation): string[] {
  return [path, ...aliases.map((alias) => alias.path)];
}

function unchangedPlan(
  draft: ResolvedInvitation,
  { version, hash }: EntryMetadata,
  head: Head | null,
): Plan {
  const addresses = addressesOf(draft);
  return {
    path: draft.path,
    state: "unchanged",
    version,
    hash,
    head,
    current: { version, hash },
    addresses: { meanwhile: addresses, afterwards: addresses },
    changes: [],
    copies: [],
    conflicts: [],
    shut: [],
    writes: [],
    before: new Map(),
  };
}

async function planOne(
  stamps: MetadataByKey,
  draft: ResolvedInvitation,
  published: ReadonlyMap<string, string | null>,
  head: Head | null,
): Promise<Plan> {
  const { path } = draft;
  const own = published.get(keyOf(path)) ?? null;
  const earlier = readPreviousEntry(own);
  const hash = await hashOf(draft);
  const wanted = draft.aliases.map((alias) => alias.path);
  const known = new Set([...aliasesOf(earlier), ...(head?.addresses ?? [])]);
  const dropped = [...known].filter(
    (address) =>
      address !== path && !wanted.includes(address) && ownerOf(address, published) === path,
  );
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
  const unchanged =
    earlier?.hash === hash &&
    copies.length === 0 &&
    (!head || isShown(head, earlier, addressesOf(draft)));
  const version = await nextVersion();
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
    hash,
    head,
    current: head ?? earlier,
    addresses: {
      meanwhile: [path, ...wanted, ...dropped],
      afterwards: [path, ...wanted],
    },
    changes: earlier ? diff(contentOf(earlier), draft) : [],
    copies: own === null ? [] : copies,
    conflicts,
    shut: await shutWrites(draft, [path, ...wanted, ...dropped], published),
    writes: unchanged ? [] : writes,
    before: published,
  };

  /** What was broken off goes on as the version that it was going to be. */
  async function nextVersion(): Promise<number> {
    if (head?.hash === hash) return head.version;
    if (unchanged && earlier) return earlier.version;
    const last = earlier?.version ?? (await stamps.lastVersion(path));
    return Math.max(last, head?.version ?? 0) + 1;
  }
}

/**
 * Puts what is published behind its new password, at every address, before anything else changes.
 * @returns the plan that is left. Should it fail, its addresses stay shut.
 * @throws PublishFailure; then some addresses may be shut.
 */
export async function shutAddresses<Shut extends Writes>(
  kv: KVNamespace,
  plan: Shut,
): Promise<Shut> {
  const before = new Map(plan.before);
  for (const { key, value } of plan.shut) {
    try {
      await write(kv, key, value, {});
    } catch (error) {
      throw new PublishFailure(plan.path, [key], error);
    }
    before.set(key, value);
  }
  return { ...plan, shut: [], before };
}

/** By whom and when something is published; `onWrite` is called after each write. */
export type PublishContext = { person?: string; now?: Clock; onWrite?: () => void };

/**
 * Publishes one invitation: all of it, or nothing. Its history and the copies at other addresses
 * come first, so that a run that dies half-way leaves a page that is whole and is repeated in full.
 * @throws PublishFailure when a write fails, after what was written is put back.
 */
export async function publish(
  kv: KVNamespace,
  plan: Writes,
  occasion: PublishContext = {},
): Promise<void> {
  if (plan.conflicts.length > 0) throw new Error(`${plan.path}: ${plan.conflicts.join("; ")}`);
  const touched: string[] = [];
  try {
    for (const { key, value } of plan.writes) {
      // A write that answers with an error may have arrived all the same.
      touched.push(key);
      await write(kv, key, value, occasion);
      occasion.onWrite?.();
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
      await write(kv, key, plan.before.get(key) ?? null, {});
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
  { now = systemClock, person }: PublishContext,
): Promise<void> {
  if (value === null) return kv.delete(key);
  // An earlier version says when it was published, an address what it holds.
  const metadata: v.InferOutput<typeof versionMetadata> | ReturnType<typeof metadataFor> =
    key.includes("@") ? { publishedAt: now(), publishedBy: person } : metadataFor(value);
  return kv.put(key, value, metadata ? { metadata } : {});
}
