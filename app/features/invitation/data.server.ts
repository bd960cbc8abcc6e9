import * as v from "valibot";
import { keyOf } from "#app/features/invitation/entry-metadata.ts";
import { versionMetadata } from "#app/features/invitation/entries.ts";
import { readPublished, UnreadableInvitation } from "#app/features/invitation/published.ts";
import type { PublishedInvitation } from "#app/features/invitation/schema.ts";
import { within } from "#app/lib/deadline.ts";
import { IsolateCache } from "#app/lib/isolate-cache.ts";
import { withDemoDates } from "#app/features/invitation/demo-dates.ts";

const cache = new IsolateCache<PublishedInvitation>("invitation", {
  entries: 500,
  bytes: 4_000_000,
  freshFor: import.meta.env.DEV ? 0 : 30_000,
});

/**
 * Finds a published invitation by the path of any of its addresses, `kind/slug`. The dates of demos
 * are moved into the future (`withDemoDates`).
 * @returns null when nothing is published there.
 * @throws UnreadableInvitation when the entry is broken, StoreUnavailable when KV does not answer
 * in time, KV's own error when it fails; each only where this isolate has no copy that may be
 * served.
 */
export async function findInvitation(
  kv: KVNamespace,
  path: string,
): Promise<PublishedInvitation | null> {
  const load = async () => {
    const text = await kv.get(`invitation:${path}`, { type: "text", cacheTtl: 60 });
    return text === null ? null : { value: readPublished(path, text), bytes: text.length };
  };
  const invitation = await cache.read(path, load, { mayServe });
  return invitation && withDemoDates(invitation, Date.now());
}

/**
 * Whether the isolate's older copy may be served after an error. It must not be when the new entry
 * cannot be read and carries a password other than the copy's.
 */
function mayServe({ access }: PublishedInvitation, error: unknown): boolean {
  if (!(error instanceof UnreadableInvitation) || !error.text.includes('"access"')) return true;
  return access !== undefined && error.text.includes(access.password);
}

/**
 * When the version that guests see was published, milliseconds since 1970 in UTC.
 * @returns null where an older release did not store it, and where KV fails or times out; callers
 * treat it as optional.
 */
export async function findPublishedAt(
  kv: KVNamespace,
  { path, version }: Pick<PublishedInvitation, "path" | "version">,
): Promise<number | null> {
  try {
    const key = `${keyOf(path)}@${version}`;
    const reading = kv.getWithMetadata(key, { type: "stream", cacheTtl: 3600 });
    const { value, metadata } = await within(reading, 1_000);
    await value?.cancel();
    const noted = v.safeParse(versionMetadata, metadata);
    return noted.success ? noted.output.publishedAt : null;
  } catch (error) {
    console.error("when it was published", path, String(error));
    return null;
  }
}
