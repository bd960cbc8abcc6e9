import * as v from "valibot";
import { canonicalJson } from "#app/lib/canonical-json.ts";
import { keyOf, keysPerRead } from "#app/domain/invitation/entry/metadata.ts";
import { sha256Hex } from "#app/lib/crypto.ts";

/** The fields of an entry, written by any release, that publishing over it needs. */
const previousEntrySchema = v.looseObject({
  path: v.string(),
  version: v.pipe(v.number(), v.integer()),
  hash: v.string(),
  aliases: v.optional(v.array(v.looseObject({ path: v.string() })), []),
  access: v.optional(v.unknown()),
  preview: v.optional(v.unknown()),
});
export type PreviousEntry = v.InferOutput<typeof previousEntrySchema>;

/** Reads many keys of KV; the value of a missing key is null. */
export async function getMany(
  kv: KVNamespace,
  keys: readonly string[],
): Promise<Map<string, string | null>> {
  const values = new Map<string, string | null>();
  for (let start = 0; start < keys.length; start += keysPerRead) {
    const page = await kv.get(keys.slice(start, start + keysPerRead), "text");
    for (const [key, value] of page) values.set(key, value);
  }
  return values;
}

/** SHA-256, in hex, of an invitation's content without its version number. */
export function hashOf(content: object): Promise<string> {
  return sha256Hex(canonicalJson(content));
}

/** The path of the invitation that is published at an address, or null where none is. */
export function ownerOf(
  address: string,
  published: ReadonlyMap<string, string | null>,
): string | null {
  return readPreviousEntry(published.get(keyOf(address)) ?? null)?.path ?? null;
}

/** Null for a missing or unreadable entry; publishing then replaces it. */
export function readPreviousEntry(text: string | null): PreviousEntry | null {
  if (text === null) return null;
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), previousEntrySchema), text);
  return result.success ? result.output : null;
}

/** The content of a version, without its number and hash, and what publishing noted beside it. */
export function contentOf(previous: { version: number; hash: string; earlier?: unknown }): object {
  const { version: _version, hash: _hash, earlier: _earlier, ...content } = previous;
  return content;
}

/** Paths of an invitation's aliases. */
export function aliasesOf(previous: PreviousEntry | null | undefined): string[] {
  return (previous?.aliases ?? []).map((alias) => alias.path);
}

/** KV metadata of each version's key. `publishedAt` in milliseconds since 1970 in UTC. */
export const versionMetadata = v.object({
  publishedAt: v.number(),
  publishedBy: v.optional(v.string()),
});
export type VersionMetadata = v.InferOutput<typeof versionMetadata>;
