/** The last pages of an invitation that a phone keeps: its languages, or two personal links. */
export const mostPages = 4;

/** The beginning of the names of an invitation's caches. */
export function namesOf(scope: string): string {
  return `invitation ${scope} `;
}

/** The path of the address that a cache's name belongs to; null for a cache of something else. */
export function scopeOf(name: string): string | null {
  return /^invitation (\/\S+) /.exec(name)?.[1] ?? null;
}

/** What the site says of a page that phones may keep, in a header: a service worker has no DOM. */
export type KeptPage = {
  /** Until when, in milliseconds since 1970 in UTC. */
  until: number;
  /** The path of its invitation, `/wedding/anna-arman`, which is the same at all its addresses. */
  path: string;
};

const keptPageHeader = "Kept-Page";

/** The idempotency key of a page's form, whose value stands in the page as it stands here. */
export const formKeyHeader = "Form-Key";

/** The headers of a page that phones may keep. Password pages and errors have none. */
export function keptPageHeaders({ until, path }: KeptPage): Record<string, string> {
  return { [keptPageHeader]: `${until} ${path}` };
}

/** What a page's headers say of keeping it; null where no phone may. */
export function keptPageOf(headers: Headers): KeptPage | null {
  const [until, path] = headers.get(keptPageHeader)?.split(" ") ?? [];
  return path === undefined ? null : { until: Number(until), path };
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
 * The `data-kept` of the note that a page was kept: as the site sends the page, which does not show
 * the note, and as the service worker shows it. The first stands nowhere else in a page.
 */
export const keptNote = { sent: "as-the-site-sent-it", kept: "without-network" };

/**
 * A kept page as it is shown without a network: it says so, and its form has a key of its own, so
 * that a later answer is not taken for a repeated one.
 * @param formKey of the form; null on a personal page, whose form's key says which reply it changes.
 */
export function withoutNetwork(html: string, formKey: string | null, newKey: string): string {
  const offlinePage = html.replace(keptNote.sent, keptNote.kept);
  return formKey === null ? offlinePage : offlinePage.replace(formKey, newKey);
}

/** True if a path is that of a font, a script or a picture; their names contain a hash. */
export function isAsset(path: string): boolean {
  return /^\/(?:assets|media)\/.+\.(?:woff2|js|avif|webp|jpe?g|png|svg)$/.test(path);
}
