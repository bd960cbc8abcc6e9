import { isKind } from "#app/features/invitation/kinds.ts";
import { siteLanguages } from "#app/i18n/languages.ts";
import { replyCookiePrefix } from "#app/features/reply/session.server.ts";
import { visitCookie } from "#app/features/personalisation/session.server.ts";
import { IsolateCache } from "#app/lib/isolate-cache.ts";

/**
 * A rendered page, cached in the isolate as bytes, so that a guest's first request costs no more
 * than a constant response (docs/performance.md). Guests must not share an idempotency key: each
 * response gets its own, written over the cached page's.
 */
type CachedPage = {
  bytes: Uint8Array<ArrayBuffer>;
  headers: [string, string][];
  keyAt: number;
  /** Milliseconds since 1970 in UTC. From here on the page must be rendered anew, even if fresh. */
  until: number;
};

const pages = new IsolateCache<CachedPage>("page", {
  entries: 200,
  bytes: 12_000_000,
  freshFor: 30_000,
});
const minute = 60_000;

/** Query parameters that change a page. Others, such as those that chat apps add, do not. */
const meaningful = ["sent", "change", "g", "lng", "r"];

const keyField = 'name="key" value="';
const encoder = new TextEncoder();

/** Serves a page from the cache, or renders it and caches it where it may be shared. */
export async function serveCached(
  request: Request,
  render: (request: Request) => Promise<Response>,
): Promise<Response> {
  const address = shareableAddress(request);
  if (address === null) return render(request);
  const begun = Date.now();
  const kept = pages.fresh(address);
  if (kept && kept.until > begun) return answer(kept);
  const response = await render(request);
  if (!isShareable(response)) return response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const page = {
    bytes,
    headers: [...response.headers],
    keyAt: placeOfKey(bytes),
    until: endOfMinute(begun),
  };
  pages.keep(address, { value: page, bytes: bytes.length });
  return answer(page);
}

/**
 * A page changes through time (deadline, event, end of the page, a demo's next date) only when
 * some local clock reaches a new minute, so no cached page may outlive its minute.
 */
function endOfMinute(now: number): number {
  return now - (now % minute) + minute;
}

/**
 * The cache key of a request for an invitation's page; null where the response is one guest's own.
 */
function shareableAddress(request: Request): string | null {
  if (import.meta.env.DEV || request.method !== "GET") return null;
  const { pathname, searchParams } = new URL(request.url);
  if (!isKind(pathname.split("/", 2)[1]) || pathname.endsWith(".ics") || pathname.endsWith(".data"))
    return null;
  const cookies = request.headers.get("Cookie") ?? "";
  if ([replyCookiePrefix, visitCookie].some((name) => cookies.includes(name))) return null;
  if (pathname.endsWith("/cover")) return coverAddress(pathname, searchParams);
  if (meaningful.some((name) => searchParams.has(name))) return null;
  return pathname;
}

/**
 * Without `lng` a cover's language follows the visitor's cookie, so it is not cached. `tried` is in
 * the key because it decides how long a browser may keep the cover.
 */
function coverAddress(pathname: string, query: URLSearchParams): string | null {
  const language = query.get("lng");
  return siteLanguages.some((code) => code === language)
    ? `${pathname} ${language} ${query.has("tried")}`
    : null;
}

/** Pages behind a password and pages of one guest are sent with `no-store`. */
function isShareable({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    !headers.has("Set-Cookie") &&
    !headers.get("Cache-Control")?.includes("no-store")
  );
}

function answer({ bytes, headers, keyAt }: CachedPage): Response {
  const body = bytes.slice();
  if (keyAt >= 0) encoder.encodeInto(crypto.randomUUID(), body.subarray(keyAt));
  return new Response(body, { headers });
}

/** Byte offset of the form's idempotency key; -1 on a page without a form. */
function placeOfKey(bytes: Uint8Array): number {
  const found = new TextDecoder("latin1").decode(bytes).indexOf(keyField);
  return found < 0 ? -1 : found + keyField.length;
}
