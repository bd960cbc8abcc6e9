import * as v from "valibot";
import { canonicalJson } from "#app/lib/canonical-json.ts";
import { keyOf, keysPerRead } from "#app/features/invitation/entry-metadata.ts";

/** What any release wrote, as far as publishing over it needs to know. */
const previousEntrySchema = v.looseObject({
  path: v.string(),
  version: v.pipe(v.number(), v.integer()),
  hash: v.string(),
  aliases: v.optional(v.array(v.looseObject({ path: v.string() })), []),
  access: v.optional(v.unknown()),
  preview: v.optional(v.unknown()),
});
export type PreviousEntry = v.InferOutput<typeof previousEntrySchema>;

/** Reads many keys of KV at once; null where nothing is. */
export async function getMany(
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
export async function hashOf(saying: object): Promise<string> {
  const digest = await crypto.subtle.digest(
    "SHA-256",
    new TextEncoder().encode(canonicalJson(saying)),
  );
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The path of the invitation that is published at an address, or null where none is. */
export function ownerOf(
  address: string,
  published: ReadonlyMap<string, string | null>,
): string | null {
  return readPreviousEntry(published.get(keyOf(address)) ?? null)?.path ?? null;
}

/** Null where nothing is, or nothing that can be read: then publishing puts a whole one there. */
export function readPreviousEntry(text: string | null): PreviousEntry | null {
  if (text === null) return null;
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), previousEntrySchema), text);
  return result.success ? result.output : null;
}

/** What a version says, without its number. */
export function contentOf(earlier: { version: number; hash: string }): object {
  const { version: _version, hash: _hash, ...saying } = earlier;
  return saying;
}

/** The further addresses of what is published. */
export function aliasesOf(earlier: PreviousEntry | null | undefined): string[] {
  return (earlier?.aliases ?? []).map((alias) => alias.path);
}

/** What KV keeps beside each version of an invitation. */
export const versionMetadata = v.object({
  publishedAt: v.number(),
  publishedBy: v.optional(v.string()),
});
