import { Buffer } from "node:buffer";
import { expireInvitation } from "#app/domain/invitation/data.server.ts";
import {
  findEdgePage,
  saveEdgePage,
  type EdgeCache,
  type EdgePage,
} from "#app/guest/page-cache/data.server.ts";
import { freshened, hasStamp } from "#app/guest/page-cache/format.ts";
import { formKeyHeader } from "#app/guest/script/kept-pages.ts";
import {
  isReload,
  sharedAddressOf,
  type SharedAddress,
} from "#app/guest/page-cache/address.server.ts";
import { identityOf, type PageIdentity } from "#app/guest/page-cache/identity.server.ts";
import type { Secrets } from "#app/lib/crypto.ts";
import { IsolateCache } from "#app/lib/isolate-cache.ts";
import { signFormTimestamp } from "#app/lib/spam-check.server.ts";

/** The cache's needs besides the request. */
export type PageStores = {
  kv: KVNamespace;
  /** Opens the data centre's cache, which may fail. */
  edge: () => Promise<EdgeCache>;
  /** Of the Worker's code. */
  build: string;
  /** The site's public origin, without a slash at its end. */
  origin: () => string;
  /** Signs forms; null where the setting is missing. */
  secret: () => Secrets | null;
  /** Goes on with a promise after the response. */
  later: (work: Promise<unknown>) => void;
};

/**
 * A rendered page, cached in the isolate as bytes, so that a guest's first request costs no more
 * than a constant response (docs/performance.md). Guests must not share an idempotency key: each
 * response gets its own, written over the cached page's.
 */
type CachedPage = EdgePage & {
  keyAt: number;
  /** Milliseconds since 1970 in UTC. From here on the page is looked at again, even if fresh. */
  until: number;
  /** Of what the page was rendered from; null for a page that is rendered anew once it is not fresh. */
  key: string | null;
};

const pages = new IsolateCache<CachedPage>("page", {
  entries: 200,
  bytes: 12_000_000,
  freshFor: 30_000,
});
const minute = 60_000;

/**
 * Milliseconds after which a page is rendered anew in the background, though everything known to
 * matter is in its key.
 */
const staleAfter = 60 * minute;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * Serves a page from the isolate's cache, else from the data centre's, else renders it, and caches
 * it where it may be shared (docs/decisions/032). A page is fresh for half a minute and within its
 * minute: only then a deadline, a day or an event may have come. After that it stays while its
 * definition, the language packs and its phase are the same.
 */
export async function serveCached(
  request: Request,
  render: (request: Request) => Promise<Response>,
  stores: PageStores,
): Promise<Response> {
  const address = sharedAddressOf(request);
  if (address === null) return render(request);
  const now = Date.now();
  const freshPage = pages.fresh(address.name);
  const reload = isReload(request);
  if (freshPage && freshPage.until > now && !reload) return answer(freshPage);
  if (reload && address.page) expireInvitation(`${address.page.kind}/${address.page.slug}`);
  const identity = await identify(address, stores, now);
  if (identity === null) return serveAlone(address, await render(request), now);
  const page = await findPage(request, address, identity, stores, now);
  if (page === null) return renderShared(request, address, identity, render, stores);
  if (isStale(page, now)) stores.later(renderShared(request, address, identity, render, stores));
  return answer(await keepFreshened(address, page, identity, stores, now));
}

function identify(
  address: SharedAddress,
  { kv, build, origin, secret }: PageStores,
  now: number,
): Promise<PageIdentity | null> {
  return identityOf(kv, address, { build, origin: origin(), signs: secret() !== null }, now);
}

/** The page of this identity from the isolate or, where that has none or an old one, the data centre. */
async function findPage(
  request: Request,
  { name }: SharedAddress,
  { key }: PageIdentity,
  { edge }: PageStores,
  now: number,
): Promise<EdgePage | null> {
  const heldPage = pages.known(name);
  const isolatePage = heldPage?.key === key && heldPage.renderedAt <= now ? heldPage : null;
  if (isolatePage && !isStale(isolatePage, now)) return isolatePage;
  const shared = await findEdgePage(edge, new URL(request.url).origin, key);
  // A clock that is behind another machine's is no reason to render.
  return shared ?? isolatePage;
}

function isStale({ renderedAt }: EdgePage, now: number): boolean {
  return now - renderedAt > staleAfter;
}

/**
 * Renders a page for nobody in particular, without the visitor's headers and query, and caches it.
 * A response that turns out to be one visitor's is not cached.
 */
async function renderShared(
  request: Request,
  address: SharedAddress,
  identity: PageIdentity,
  render: (request: Request) => Promise<Response>,
  stores: PageStores,
): Promise<Response> {
  const now = Date.now();
  const { origin } = new URL(request.url);
  const sharedRequest = new Request(origin + address.href, { headers: { Accept: "text/html" } });
  const response = await render(sharedRequest);
  if (!isShareable(response)) return response;
  const page = await pageOf(response, now);
  // Anything published while the page was rendered may or may not be in it.
  const latestIdentity = await identify(address, stores, Date.now());
  const key = latestIdentity?.key === identity.key ? identity.key : null;
  if (key !== null) stores.later(saveEdgePage(stores.edge, origin, key, page));
  return answer(keep(address, page, key, now));
}

/** Serves a page that the data centre may not have; the isolate has it for half a minute. */
async function serveAlone(
  address: SharedAddress,
  response: Response,
  now: number,
): Promise<Response> {
  return isShareable(response)
    ? answer(keep(address, await pageOf(response, now), null, now))
    : response;
}

/** Caches a page in the isolate as it would be rendered now. */
async function keepFreshened(
  address: SharedAddress,
  page: EdgePage,
  { key, invitation, language }: PageIdentity,
  { secret }: PageStores,
  now: number,
): Promise<CachedPage> {
  const html = decoder.decode(page.bytes);
  const secrets = hasStamp(html) ? secret() : null;
  const stamp = secrets && (await signFormTimestamp(secrets, invitation.path, now));
  const bytes = encoder.encode(freshened(html, { stamp, now, language }));
  return keep(address, { ...page, bytes }, key, now);
}

function keep(
  { name }: SharedAddress,
  page: EdgePage,
  key: string | null,
  now: number,
): CachedPage {
  const { bytes } = page;
  const value = { ...page, keyAt: placeOfKey(page), until: endOfMinute(now), key };
  pages.keep(name, { value, bytes: bytes.length }, now);
  return value;
}

/**
 * A page changes through time (deadline, event, end of the page, a demo's next date) only when
 * some local clock reaches a new minute.
 */
function endOfMinute(now: number): number {
  return now - (now % minute) + minute;
}

/** Pages behind a password and pages of one guest are sent with `no-store`. */
function isShareable({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    !headers.has("Set-Cookie") &&
    !headers.get("Cache-Control")?.includes("no-store")
  );
}

async function pageOf(response: Response, renderedAt: number): Promise<EdgePage> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { bytes, headers: [...response.headers], renderedAt };
}

function answer({ bytes, headers, keyAt }: CachedPage): Response {
  const body = bytes.slice();
  const responseHeaders = new Headers(headers);
  if (keyAt >= 0) {
    const key = crypto.randomUUID();
    encoder.encodeInto(key, body.subarray(keyAt));
    responseHeaders.set(formKeyHeader, key);
  }
  return new Response(body, { headers: responseHeaders });
}

/** Byte offset of the form's idempotency key; -1 on a page without a form. */
function placeOfKey({ bytes, headers }: EdgePage): number {
  const key = new Headers(headers).get(formKeyHeader);
  if (key === null) return -1;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf(key);
}
