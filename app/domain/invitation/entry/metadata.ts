import * as v from "valibot";
import { summaryOf, summarySchema } from "#app/domain/invitation/entry/schema.ts";
import { checkNote } from "#app/domain/invitation/published.ts";
import { sha256Hex } from "#app/lib/crypto.ts";
import { isDemo } from "#app/domain/invitation/kinds.ts";

/**
 * KV metadata of a published entry. A list of keys returns it without reading values, which is
 * enough to see what has changed and to list a customer's invitation. The summary is absent where
 * it would not fit, in entries of earlier releases, and for demos, whose dates move when they are
 * read.
 */
const metadataSchema = v.object({
  path: v.string(),
  version: v.pipe(v.number(), v.integer()),
  hash: v.string(),
  summary: v.fallback(v.optional(summarySchema), undefined),
  /** That the text was checked when it was written, see `checkNote`. */
  checked: v.fallback(v.optional(v.string()), undefined),
});
export type EntryMetadata = v.InferOutput<typeof metadataSchema>;

/** KV's limit, in bytes of JSON: https://developers.cloudflare.com/kv/platform/limits/ */
const metadataBytesAtMost = 1024;

const valueSchema = v.looseObject({
  ...v.omit(metadataSchema, ["summary", "checked"]).entries,
  kind: v.optional(v.string(), ""),
  demo: v.optional(v.boolean()),
});

/** Metadata of published entries by key, and the last version of each invitation. */
export type MetadataByKey = {
  /** Null for a missing key and for an entry without metadata, as older releases wrote them. */
  of: (key: string) => EntryMetadata | null;
  /** The highest version that an invitation ever had; 0 when it was never published. */
  lastVersion: (path: string) => Promise<number>;
};

/**
 * The most keys that KV reads in one call. For more addresses a list of all keys needs fewer calls.
 */
export const keysPerRead = 100;

/** The KV key of an address, `kind/slug`. */
export function keyOf(address: string): string {
  return `invitation:${address}`;
}

/** The metadata of a value that is to be written; null for an unreadable value. */
export async function metadataFor(value: string): Promise<EntryMetadata | null> {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), valueSchema), value);
  if (!result.success) return null;
  const { path, version, hash } = result.output;
  const checked = checkNote(value, await sha256Hex(value)) ?? undefined;
  const summary = isDemo(result.output) ? undefined : (summaryOf(result.output) ?? undefined);
  const fullMetadata = { path, version, hash, checked, summary };
  const size = new TextEncoder().encode(JSON.stringify(fullMetadata)).length;
  return size <= metadataBytesAtMost ? fullMetadata : { path, version, hash, checked };
}

export function isSameMetadata(
  metadata: EntryMetadata | null,
  other: EntryMetadata | null,
): boolean {
  if (!metadata || !other) return false;
  return (
    metadata.path === other.path &&
    metadata.version === other.version &&
    metadata.hash === other.hash
  );
}

/** Reads the metadata of some addresses: few by their keys, many from a list of all keys. */
export async function readMetadata(
  kv: KVNamespace,
  addresses: readonly string[],
): Promise<MetadataByKey> {
  return addresses.length <= keysPerRead ? readFew(kv, addresses) : listAll(kv);
}

async function readFew(kv: KVNamespace, addresses: readonly string[]): Promise<MetadataByKey> {
  const keys = [...new Set(addresses)].map(keyOf);
  const entries =
    keys.length > 0 ? await kv.getWithMetadata(keys, "text") : new Map<string, null>();
  const byKey = new Map([...entries].map(([key, entry]) => [key, parseMetadata(entry?.metadata)]));
  return {
    of: (key) => byKey.get(key) ?? null,
    async lastVersion(path) {
      const prefix = `${keyOf(path)}@`;
      let last = 0;
      for await (const { name } of listKeys(kv, prefix))
        last = Math.max(last, Number(name.slice(prefix.length)) || 0);
      return last;
    },
  };
}

async function listAll(kv: KVNamespace): Promise<MetadataByKey> {
  const byKey = new Map<string, EntryMetadata | null>();
  const versions = new Map<string, number>();
  for await (const { name, metadata } of listKeys(kv, keyOf(""))) {
    const [key = "", version] = name.split("@");
    if (version === undefined) byKey.set(key, parseMetadata(metadata));
    else versions.set(key, Math.max(versions.get(key) ?? 0, Number(version) || 0));
  }
  return {
    of: (key) => byKey.get(key) ?? null,
    lastVersion: async (path) => versions.get(keyOf(path)) ?? 0,
  };
}

/** Null for what no release wrote. */
export function parseMetadata(metadata: unknown): EntryMetadata | null {
  const result = v.safeParse(metadataSchema, metadata);
  return result.success ? result.output : null;
}

/** Lists all keys with a prefix, page by page, with their metadata. */
export async function* listKeys(
  kv: KVNamespace,
  prefix: string,
): AsyncGenerator<{ name: string; metadata?: unknown }> {
  let cursor: string | undefined;
  do {
    const page = await kv.list({ prefix, cursor });
    yield* page.keys;
    cursor = page.list_complete ? undefined : page.cursor;
  } while (cursor !== undefined);
}
