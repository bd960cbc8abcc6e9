/**
 * The address to which a request is led: the site's own, by https and without `www.`, with its path
 * and query. Other names that reach the Worker are left alone, as this machine's in tests.
 * @param origin of the site, the setting PUBLIC_URL; null while it is missing.
 * @returns null for a request that is where it belongs.
 */
export function canonicalAddress(requestedUrl: string, origin: string | null): string | null {
  const siteUrl = origin === null ? null : URL.parse(origin);
  const url = new URL(requestedUrl);
  if (siteUrl?.protocol !== "https:") return null;
  const isAtHome = url.host === siteUrl.host;
  if (!isAtHome && url.host !== `www.${siteUrl.host}`) return null;
  if (isAtHome && url.protocol === siteUrl.protocol) return null;
  return `${siteUrl.origin}${url.pathname}${url.search}`;
}

/** A form that is sent to the other address is sent on as it is: 301 would make it a GET (RFC 9110 section 15.4.2). */
export function leadTo(address: string, method: string): Response {
  const status = method === "GET" || method === "HEAD" ? 301 : 308;
  return new Response(null, {
    status,
    // An hour, so that an owner who changes the site's name is not held by what browsers keep.
    headers: { Location: address, "Cache-Control": "public, max-age=3600" },
  });
}
