import * as v from "valibot";
import { keyOf } from "#app/features/invitation/publish-stamps.ts";
import { versionMetadata } from "#app/features/invitation/publish.ts";
import { publishedSchema, type PublishedInvitation } from "#app/features/invitation/schema.ts";

/** Invitations kept in the isolate: what is read again and again, and what remains when KV fails. */
const kept = new Map<string, { invitation: PublishedInvitation; until: number }>();
const keepFor = import.meta.env.DEV ? 0 : 30_000;
const keepAtMost = 500;

/** KV holds something under an invitation's key that this release cannot read. */
class UnreadableInvitation extends Error {
  override name = "UnreadableInvitation";
}

/**
 * A published invitation by the path of any of its addresses, `kind/slug`.
 * @returns null when nothing is published there.
 * @throws UnreadableInvitation when the entry is broken; KV's own error when it fails and this
 * isolate has no copy.
 */
export async function findInvitation(
  kv: KVNamespace,
  path: string,
): Promise<PublishedInvitation | null> {
  const copy = kept.get(path);
  if (copy && copy.until > Date.now()) return copy.invitation;
  let text: string | null;
  try {
    text = await kv.get(`invitation:${path}`, { type: "text", cacheTtl: 60 });
  } catch (error) {
    if (!copy) throw error;
    console.error("invitation from the last good copy", path, String(error));
    return copy.invitation;
  }
  kept.delete(path);
  if (text === null) return null;
  const invitation = parse(path, text);
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size >= keepAtMost) kept.delete(oldest);
  kept.set(path, { invitation, until: Date.now() + keepFor });
  return invitation;
}

/**
 * When the version that guests see was published, milliseconds since 1970 in UTC.
 * @returns null where an older release did not note it, and where KV fails: what tells it can do without.
 */
export async function findPublishedAt(
  kv: KVNamespace,
  { path, version }: Pick<PublishedInvitation, "path" | "version">,
): Promise<number | null> {
  try {
    const key = `${keyOf(path)}@${version}`;
    const { value, metadata } = await kv.getWithMetadata(key, { type: "stream", cacheTtl: 3600 });
    await value?.cancel();
    const noted = v.safeParse(versionMetadata, metadata);
    return noted.success ? noted.output.publishedAt : null;
  } catch (error) {
    console.error("when it was published", path, String(error));
    return null;
  }
}

function parse(path: string, text: string): PublishedInvitation {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UnreadableInvitation(`${path} is no JSON`, { cause: error });
  }
  const result = v.safeParse(publishedSchema, value);
  if (result.success) return result.output;
  const [first] = result.issues;
  throw new UnreadableInvitation(`${path}: ${v.getDotPath(first)} ${first.message}`);
}
