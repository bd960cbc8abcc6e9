import * as v from "valibot";
import { keyOf, parseMetadata } from "#app/domain/invitation/entry/metadata.ts";
import { versionMetadata } from "#app/domain/invitation/entry/data.server.ts";
import {
  isChecked,
  readChecked,
  readPublished,
  UnreadableInvitation,
} from "#app/domain/invitation/published.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { sha256Hex } from "#app/lib/crypto.ts";
import { within } from "#app/lib/deadline.ts";
import { IsolateCache } from "#app/lib/isolate-cache.ts";
import { withDemoDates } from "#app/domain/invitation/demo-dates.ts";

/** An entry as read: its invitation, and the digest of its text. */
type Entry = { invitation: PublishedInvitation; digest: string };

const cache = new IsolateCache<Entry>("invitation", {
  entries: 500,
  bytes: 4_000_000,
  freshFor: import.meta.env.DEV ? 0 : 30_000,
});

/**
 * Seconds for which KV answers from the data centre's cache, the least that it allows. With the
 * isolate's own 30 a change is seen everywhere within a minute:
 * https://developers.cloudflare.com/kv/api/read-key-value-pairs/#cachettl-parameter
 */
const kvCacheSeconds = 30;

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
    const { value: text, metadata } = await kv.getWithMetadata(keyOf(path), {
      type: "text",
      cacheTtl: kvCacheSeconds,
    });
    if (text === null) return null;
    const digest = await sha256Hex(text);
    const cachedEntry = cache.known(path);
    // Reading a definition is checking it, which an unchanged one need not be again.
    if (cachedEntry?.digest === digest) return { value: cachedEntry, bytes: text.length };
    const isKnown = isChecked(parseMetadata(metadata)?.checked, digest);
    const invitation = isKnown ? readChecked(text) : readPublished(path, text);
    return { value: { invitation, digest }, bytes: text.length };
  };
  const entry = await cache.read(path, load, { mayServe });
  if (!entry) return null;
  const invitation = withDemoDates(entry.invitation, Date.now());
  digests.set(invitation, entry.digest);
  return invitation;
}

/** The digests of the entries that invitations were read from. */
const digests = new WeakMap<PublishedInvitation, string>();

/**
 * SHA-256 of the entry that an invitation was read from: it changes with anything that was
 * published, even where a version number did not. Undefined for an invitation from elsewhere.
 */
export function digestOf(invitation: PublishedInvitation): string | undefined {
  return digests.get(invitation);
}

/**
 * Makes the next `findInvitation` of a path ask KV, for somebody who reloads the page to see what
 * was just published. KV's own cache may still answer, for `kvCacheSeconds`.
 */
export function expireInvitation(path: string): void {
  cache.expire(path);
}

/**
 * True if the isolate's older copy may be served after an error. It must not be when the new entry
 * cannot be read and carries a password other than the copy's.
 */
function mayServe({ invitation: { access } }: Entry, error: unknown): boolean {
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
