/** The last pages of an invitation that a phone keeps: its languages, or two personal links. */
export const mostPages = 4;

/** What the names of an invitation's caches begin with. */
export function namesOf(scope: string): string {
  return `invitation ${scope} `;
}

/** The path of the address that a cache's name belongs to; null for a cache of something else. */
export function scopeOf(name: string): string | null {
  return /^invitation (\/\S+) /.exec(name)?.[1] ?? null;
}

/**
 * The path of the invitation that a kept page shows, which is the same at all of its addresses; null
 * for a page that names none.
 */
export function invitationPath(html: string): string | null {
  return /<link rel="canonical" href="\w+:\/\/[^/"]+(\/[^/"]+\/[^/"]+)/.exec(html)?.[1] ?? null;
}

/**
 * The name of the cache that keeps a page: one for each address and greeting, so that no page is
 * ever shown in place of another.
 * @param scope the invitation's path, `/wedding/anna-arman`.
 * @returns null for an address below it that is no page, or that asks the server to do something.
 */
export function keptName(scope: string, href: string): string | null {
  const { pathname, searchParams } = new URL(href);
  const language = /^(?:\/([a-z]{2}))?\/?$/.exec(pathname.slice(scope.length));
  if (!pathname.startsWith(scope) || !language) return null;
  if (["sent", "change", "another", "r", "lng"].some((name) => searchParams.has(name))) return null;
  return `${namesOf(scope)}${language[1] ?? ""} ${searchParams.get("g") ?? ""}`;
}

/**
 * Until when a page may be kept, in milliseconds since 1970 in UTC: pages that may be kept say it,
 * and password pages and errors do not.
 */
export function keptUntil(html: string): number | null {
  const [, until] = /<main[^>]* data-keep="(\d+)"/.exec(html) ?? [];
  return until === undefined ? null : Number(until);
}

/**
 * A kept page as it is shown without a network: it says so, and its form has a key of its own, so
 * that a later answer is not taken for a repeated one.
 * @param key null on a personal page, whose form's key says which reply it changes.
 */
export function withoutNetwork(html: string, key: string | null): string {
  const shown = html.replace(' data-kept="" hidden=""', ' data-kept=""');
  return key === null ? shown : shown.replace(/(name="key" value=")[^"]*/, `$1${key}`);
}

/** Whether a path is that of a font, a script or a picture; their names contain a hash. */
export function isAsset(path: string): boolean {
  return /^\/(?:assets|media)\/.+\.(?:woff2|js|avif|webp|jpe?g|png|svg)$/.test(path);
}
