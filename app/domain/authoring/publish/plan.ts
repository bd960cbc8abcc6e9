import { diff, type Change } from "#app/domain/authoring/diff.ts";
import {
  aliasesOf,
  hashOf,
  ownerOf,
  readPreviousEntry,
  getMany,
  contentOf,
  type VersionMetadata,
} from "#app/domain/invitation/entry/data.server.ts";
import { isShown, type Head, type Heads } from "#app/domain/authoring/head/data.server.ts";
import {
  isSameMetadata,
  keyOf,
  readMetadata,
  type EntryMetadata,
  metadataFor,
  type MetadataByKey,
} from "#app/domain/invitation/entry/metadata.ts";
import { shutWrites } from "#app/domain/authoring/publish/password-first.ts";
import { publishedText } from "#app/domain/authoring/publish/format.ts";
import type { ResolvedInvitation } from "#app/domain/authoring/resolve.ts";
import { systemClock, type Clock } from "#app/lib/clock.ts";

type Write = { key: string; value: string | null };

/** The effects of publishing one invitation. */
export type Plan = {
  path: string;
  state: "new" | "changed" | "unchanged";
  version: number;
  /** Hash of the content to be published; null when it is taken down. */
  hash: string | null;
  /** The newest version according to D1; null when last published by a release without that table. */
  head: Head | null;
  /** The version that is published now; `hash` is null when it was taken down. */
  current: { version: number; hash: string | null } | null;
  /** Addresses that may hold an entry while KV is written, and those that hold one afterwards. */
  addresses: { meanwhile: string[]; afterwards: string[] };
  changes: Change[];
  /** Addresses whose entry is missing, differs or is no longer wanted. */
  copies: string[];
  /** Reasons against publishing: addresses that another published invitation has. */
  conflicts: string[];
  /** The present entries behind the new password; written before anything else changes. */
  shut: Write[];
  /** Writes in order; `null` deletes. The invitation's main address is last. */
  writes: Write[];
  /** Earlier values of the keys, restored when a write fails. */
  before: ReadonlyMap<string, string | null>;
};

/** The part of a plan that `publish` executes. */
export type Writes = Pick<
  Plan,
  "path" | "version" | "hash" | "head" | "addresses" | "conflicts" | "shut" | "writes" | "before"
>;

/** Some writes failed. Earlier values were restored, except those of the keys in `notRestored`. */
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
 * Compares drafts with what is published. Writes nothing, and reads only entries whose metadata
 * shows a change.
 * @param heads the newest versions according to D1.
 */
export async function planPublication(
  kv: KVNamespace,
  drafts: readonly ResolvedInvitation[],
  heads: Heads = new Map(),
): Promise<Plan[]> {
  const metadata = await readMetadata(kv, drafts.flatMap(addressesOf));
  const unchanged = new Map<string, Plan>();
  for (const draft of drafts) {
    const entry = metadata.of(keyOf(draft.path));
    const head = heads.get(draft.path) ?? null;
    const isUnchanged =
      entry?.hash === (await hashOf(draft)) &&
      (!head || isShown(head, entry, addressesOf(draft))) &&
      addressesOf(draft).every((address) => isSameMetadata(metadata.of(keyOf(address)), entry));
    if (isUnchanged) unchanged.set(draft.path, unchangedPlan(draft, entry, head));
  }
  const others = drafts.filter(({ path }) => !unchanged.has(path));
  const published = await readAddresses(kv, others, heads);
  return Promise.all(
    drafts.map(
      (draft) =>
        unchanged.get(draft.path) ?? planOne(metadata, draft, published, heads.get(draft.path)),
    ),
  );
}

/** Reads the entries at all addresses that the drafts have or had. */
async function readAddresses(
  kv: KVNamespace,
  drafts: readonly ResolvedInvitation[],
  heads: Heads,
): Promise<ReadonlyMap<string, string | null>> {
  const entries = await getMany(
    kv,
    drafts.map(({ path }) => keyOf(path)),
  );
  const addresses = [
    ...drafts.flatMap((draft) => draft.aliases.map(({ path }) => path)),
    ...[...entries.values()].flatMap((text) => aliasesOf(readPreviousEntry(text))),
    ...drafts.flatMap(({ path }) => heads.get(path)?.addresses ?? []),
  ];
  const copies = await getMany(kv, [...new Set(addresses.map(keyOf))]);
  return new Map([...copies, ...entries]);
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
  metadata: MetadataByKey,
  draft: ResolvedInvitation,
  published: ReadonlyMap<string, string | null>,
  head: Head | null = null,
): Promise<Plan> {
  const { path } = draft;
  const entryText = published.get(keyOf(path)) ?? null;
  const previous = readPreviousEntry(entryText);
  const hash = await hashOf(draft);
  const aliases = draft.aliases.map((alias) => alias.path);
  const formerAddresses = new Set([...aliasesOf(previous), ...(head?.addresses ?? [])]);
  const dropped = [...formerAddresses].filter(
    (address) =>
      address !== path && !aliases.includes(address) && ownerOf(address, published) === path,
  );
  const stale = aliases.filter((alias) => published.get(keyOf(alias)) !== entryText);
  const conflicts = [path, ...aliases].flatMap((address) => {
    const owner = ownerOf(address, published);
    return owner === null || owner === path
      ? []
      : [
          `${address} is published as ${owner === address ? "an invitation of its own" : `an address of ${owner}`}`,
        ];
  });

  const copies = [...stale, ...dropped];
  const unchanged =
    previous?.hash === hash &&
    copies.length === 0 &&
    (!head || isShown(head, previous, addressesOf(draft)));
  const version = await nextVersion();
  const value = publishedText(draft, previous, { version, hash });
  const writes = [
    { key: `${keyOf(path)}@${version}`, value },
    ...aliases.map((alias) => ({ key: keyOf(alias), value })),
    ...dropped.map((alias) => ({ key: keyOf(alias), value: null })),
    { key: keyOf(path), value },
  ];
  return {
    path,
    state: unchanged ? "unchanged" : entryText === null ? "new" : "changed",
    version,
    hash,
    head,
    current: head ?? previous,
    addresses: {
      meanwhile: [path, ...aliases, ...dropped],
      afterwards: [path, ...aliases],
    },
    changes: previous ? diff(contentOf(previous), draft) : [],
    copies: entryText === null ? [] : copies,
    conflicts,
    shut: await shutWrites(draft, [path, ...aliases, ...dropped], published),
    writes: unchanged ? [] : writes,
    before: published,
  };

  /** An interrupted run is continued under the version number that it had claimed. */
  async function nextVersion(): Promise<number> {
    if (head?.hash === hash) return head.version;
    if (unchanged && previous) return previous.version;
    const last = previous?.version ?? (await metadata.lastVersion(path));
    return Math.max(last, head?.version ?? 0) + 1;
  }
}

/**
 * Puts the published entries behind the new password, before anything else changes.
 * @returns the remaining plan. If it fails later, the addresses stay behind the password.
 * @throws PublishFailure; some addresses may then be behind the password already.
 */
export async function shutAddresses<Shut extends Writes>(
  kv: KVNamespace,
  plan: Shut,
): Promise<Shut> {
  const previousTexts = new Map(plan.before);
  for (const { key, value } of plan.shut) {
    try {
      await write(kv, key, value, {});
    } catch (error) {
      throw new PublishFailure(plan.path, [key], error);
    }
    previousTexts.set(key, value);
  }
  return { ...plan, shut: [], before: previousTexts };
}

/** The person who publishes, and the clock; `onWrite` is called after each write. */
export type PublishContext = { person?: string; now?: Clock; onWrite?: () => void };

/**
 * Publishes one invitation, all of it or nothing. The version and the aliases are written before
 * the main address, so that a run that dies half-way leaves a complete page and can be repeated.
 * @throws PublishFailure when a write fails, after earlier values were restored.
 */
export async function publish(
  kv: KVNamespace,
  plan: Writes,
  context: PublishContext = {},
): Promise<void> {
  if (plan.conflicts.length > 0) throw new Error(`${plan.path}: ${plan.conflicts.join("; ")}`);
  const touched: string[] = [];
  try {
    for (const { key, value } of plan.writes) {
      // A write that reports an error may still have been stored.
      touched.push(key);
      await write(kv, key, value, context);
      context.onWrite?.();
    }
  } catch (error) {
    throw new PublishFailure(plan.path, await restore(kv, plan, touched), error);
  }
}

/** @returns the keys that could not be restored. */
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

async function write(
  kv: KVNamespace,
  key: string,
  value: string | null,
  { now = systemClock, person }: PublishContext,
): Promise<void> {
  if (value === null) return kv.delete(key);
  // The metadata of a version's key is its time and author, that of an address the content's hash.
  const ofVersion = { publishedAt: now(), publishedBy: person } satisfies VersionMetadata;
  const metadata = key.includes("@") ? ofVersion : await metadataFor(value);
  return kv.put(key, value, metadata ? { metadata } : {});
}
