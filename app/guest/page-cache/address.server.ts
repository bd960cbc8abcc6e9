import { isKind, type Kind } from "#app/domain/invitation/kinds.ts";
import { visitCookie } from "#app/domain/personalisation/session.server.ts";
import { replyCookiePrefix } from "#app/domain/reply/session.server.ts";
import { isLanguage, siteLanguages, type Language } from "#app/i18n/languages.ts";

/** A request whose response may be another visitor's too. */
export type SharedAddress = {
  /** The key that responses are cached under. */
  name: string;
  /** The same page asked for by nobody in particular: path and query without what chats add. */
  href: string;
  /** The invitation's page that it names; null for an address that only looks like one. */
  page: { kind: Kind; slug: string; language: Language | undefined } | null;
};

/** Query parameters that change a page. Others, such as those that chat apps add, do not. */
const meaningful = ["sent", "change", "g", "lng", "r"];

/**
 * The address of a request for an invitation's page or a template's cover; null where the response
 * is one visitor's own.
 */
export function sharedAddressOf(request: Request): SharedAddress | null {
  if (request.method !== "GET") return null;
  const { pathname, searchParams } = new URL(request.url);
  if (!isKind(pathname.split("/", 2)[1]) || pathname.endsWith(".ics") || pathname.endsWith(".data"))
    return null;
  const cookies = request.headers.get("Cookie") ?? "";
  if ([replyCookiePrefix, visitCookie].some((name) => cookies.includes(name))) return null;
  if (pathname.endsWith("/cover")) return coverAddress(pathname, searchParams);
  if (meaningful.some((name) => searchParams.has(name))) return null;
  return { name: pathname, href: pathname, page: pageOf(pathname) };
}

/**
 * Without `lng` a cover's language follows the visitor's cookie, so it is not cached. `tried` is in
 * the name because it decides how long a browser may keep the cover.
 */
function coverAddress(pathname: string, query: URLSearchParams): SharedAddress | null {
  const language = siteLanguages.find((code) => code === query.get("lng"));
  if (!language) return null;
  const tried = query.has("tried") ? "&tried" : "";
  const href = `${pathname}?lng=${language}${tried}`;
  return { name: href, href, page: pageOf(pathname.slice(0, -"/cover".length)) };
}

/** As the routes read an address. */
function pageOf(pathname: string): SharedAddress["page"] {
  const [, kind, slug = "", language] =
    /^\/([a-z]+)\/([a-z0-9-]{1,80})(?:\/([a-z]{2}))?\/?$/.exec(pathname) ?? [];
  if (!isKind(kind) || (language !== undefined && !isLanguage(language))) return null;
  return { kind, slug, language };
}

/**
 * True if somebody reloads a page to see what has changed: browsers then send `max-age=0`, or
 * `no-cache` past their own cache (RFC 9111 section 5.2.1).
 */
export function isReload({ headers }: Request): boolean {
  return /\b(?:no-cache|max-age=0)\b/.test(headers.get("Cache-Control") ?? "");
}
