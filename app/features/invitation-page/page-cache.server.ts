import { isKind } from "#app/features/invitation/kinds.ts";
import { siteLanguages } from "#app/i18n/languages.ts";
import { replyCookiePrefix } from "#app/features/reply/session.server.ts";
import { visitCookie } from "#app/features/personalisation/session.server.ts";
import { IsolateCache } from "#app/lib/isolate-cache.ts";

/**
 * Finished pages, kept in the isolate as bytes: a guest's first look then costs what a constant
 * answer costs (docs/performance.md). Two guests never share an idempotency key: each answer gets a
 * key of its own, written over the kept page's.
 */
type CachedPage = {
  bytes: Uint8Array<ArrayBuffer>;
  headers: [string, string][];
  keyAt: number;
  /** Beyond it the page is another one, though it is still fresh. */
  until: number;
};

const pages = new IsolateCache<CachedPage>("page", {
  entries: 200,
  bytes: 12_000_000,
  freshFor: 30_000,
});
const minute = 60_000;

/** Query parameters that change a page; others, which chat apps add, do not. */
const meaningful = ["sent", "change", "g", "lng", "r"];

const keyField = 'name="key" value="';
const encoder = new TextEncoder();

/** Answers a request from the kept pages, or renders the page and keeps it where it may be shared. */
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
 * Whatever turns a page into another one (a deadline, the day itself, its end, a new season of what is
 * on show) does so as a clock at some place turns a minute: no page may be older.
 */
function endOfMinute(now: number): number {
  return now - (now % minute) + minute;
}

/** The part of a request that decides an invitation's page, or null where the page is one guest's own. */
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
 * A cover that is not told its language would follow its visitor's cookie; how long a browser may
 * keep it depends on `tried`.
 */
function coverAddress(pathname: string, query: URLSearchParams): string | null {
  const language = query.get("lng");
  return siteLanguages.some((code) => code === language)
    ? `${pathname} ${language} ${query.has("tried")}`
    : null;
}

/** What lies behind a password, and what one guest alone may see, says `no-store`. */
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

/** Where the form's key begins, in bytes, or -1 on a page without a form. */
function placeOfKey(bytes: Uint8Array): number {
  const found = new TextDecoder("latin1").decode(bytes).indexOf(keyField);
  return found < 0 ? -1 : found + keyField.length;
}
