import * as v from "valibot";
import { within } from "#app/lib/deadline.ts";

/** A rendered page, as the data centre's cache holds it. */
export type EdgePage = {
  bytes: Uint8Array<ArrayBuffer>;
  headers: [string, string][];
  /** Milliseconds since 1970 in UTC. */
  renderedAt: number;
};

/** The used part of a cache of the Cache API. */
export type EdgeCache = Pick<Cache, "match" | "put">;

/** Seconds. The address of an entry changes with the page, so an old one is still right. */
const keptSeconds = 86_400;

/**
 * Milliseconds that a page waits for the cache; rendering it takes less than that, and a cache that
 * is slower helps nobody.
 */
const timeoutMs = 300;

/** The response header with all that is stored beside the page's bytes. */
const noteHeader = "X-Page";

const noteSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    renderedAt: v.number(),
    size: v.number(),
    headers: v.array(v.tuple([v.string(), v.string()])),
  }),
);

/**
 * The page under a key; null where the cache has none, or fails, or is slow, or holds something
 * else. A failure is logged, and never the visitor's.
 * @param site an origin of this Worker, because Cloudflare looks other hosts' names up first:
 * https://developers.cloudflare.com/workers/runtime-apis/cache/
 */
export async function findEdgePage(
  open: () => Promise<EdgeCache>,
  site: string,
  key: string,
): Promise<EdgePage | null> {
  try {
    return await within(readPage(open, site, key), timeoutMs);
  } catch (error) {
    console.warn("the data centre's cache", String(error));
    return null;
  }
}

async function readPage(
  open: () => Promise<EdgeCache>,
  site: string,
  key: string,
): Promise<EdgePage | null> {
  const cache = await open();
  const response = await cache.match(addressOf(site, key));
  if (!response) return null;
  const note = v.safeParse(noteSchema, response.headers.get(noteHeader));
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (!note.success || note.output.size !== bytes.length) throw new Error("an unreadable page");
  const { renderedAt, headers } = note.output;
  return { bytes, headers, renderedAt };
}

/** Stores a page in this data centre alone; a failure is logged. */
export async function saveEdgePage(
  open: () => Promise<EdgeCache>,
  site: string,
  key: string,
  { bytes, headers, renderedAt }: EdgePage,
): Promise<void> {
  try {
    const note = JSON.stringify({ renderedAt, size: bytes.length, headers });
    const stored = new Response(bytes, {
      // Not the page's own policy: the cache refuses what is private.
      headers: { "Cache-Control": `public, max-age=${keptSeconds}`, [noteHeader]: note },
    });
    const cache = await open();
    await cache.put(addressOf(site, key), stored);
  } catch (error) {
    console.warn("the data centre's cache", String(error));
  }
}

/** No route answers such an address, and only this file reads it from the cache. */
function addressOf(site: string, key: string): string {
  return `${site}/.rendered/${encodeURIComponent(key)}`;
}
