import { existsSync } from "node:fs";
import { join } from "node:path";
import { isKind } from "#app/domain/invitation/kinds.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { isLanguage } from "#app/i18n/languages.ts";
import { nearest } from "#app/lib/nearest.ts";
import { notFound, wrongUsage, type Options } from "./output.ts";
import type { UserError } from "./user-error.ts";
import { contentDir } from "./root.ts";

/** Bytes. KV's keys have at most 512, with a prefix and a version around an invitation's path. */
const longestPath = 400;

/** Pages of the site that lie in front of an invitation's path. */
const before = ["preview", "og"];

/**
 * The path of an invitation in an address as staff type it or copy it from a browser:
 * `/wedding/anna-arman/`, `https://…/wedding/anna-arman/en?g=…#reply`, a preview's address. Any
 * other text is answered without the slashes around it.
 * @throws UserError for a text that is too long to be an address.
 */
export function pathOf(address: string): string {
  const bare = address
    .trim()
    .replace(/^https?:\/\/[^/]+/i, "")
    .replace(/[?#].*$/, "")
    .replace(/^\/+|\/+$/g, "");
  if (Buffer.byteLength(bare) > longestPath)
    throw wrongUsage("No invitation has an address as long as this one.");
  const segments = bare.split("/");
  // Browsers hide the scheme: `invitations.example.com/wedding/…`, `localhost:5173/wedding/…`.
  if (/[.:]/.test(segments[0] ?? "") && segments.length > 2) segments.shift();
  if (before.includes(segments[0] ?? "") && isKind(segments[1])) segments.splice(0, 1, "");
  const isWithin = segments[0] === "";
  const [kind, slug, more, ...rest] = segments.filter(Boolean);
  if (!isKind(kind) || slug === undefined) return bare;
  if (isWithin || more === undefined) return `${kind}/${slug}`;
  const isPage = isLanguage(more) || more === "event.ics";
  return isPage && rest.every((segment) => segment === "event.ics") ? `${kind}/${slug}` : bare;
}

/** The error for an address at which nothing is published. */
export function notPublished(path: string, options: Options, meant?: string | null): UserError {
  const where = options.remote ? " in production" : "";
  const publishing = `npm run studio -- publish ${path}${wayOf(options)}`;
  const likely = meant ? ` Did you mean ${meant}?` : "";
  if (!hasFile(path))
    return notFound(`${path} is not published${where}, and has no file in content/.${likely}`);
  return notFound(
    `${path} is not published${where}.${likely} ${meant ? "To publish it" : "Publish it first"}: ${publishing}`,
  );
}

/** True if staff have written an invitation or a template for an address. */
function hasFile(path: string): boolean {
  const [kind] = path.split("/");
  const folder = kind === "templates" ? contentDir : join(contentDir, "invitations");
  return existsSync(join(folder, `${path}.json`));
}

/** The option with which a command that is named to staff works where this one does. */
export function wayOf({ remote }: Options): string {
  return remote ? " --remote" : "";
}

/**
 * The published invitation at an address, which may be an alias.
 * @throws UserError where nothing is published, with the address that was perhaps meant.
 */
export async function requirePublished(
  kv: KVNamespace,
  address: string,
  options: Options,
): Promise<PublishedInvitation> {
  const path = pathOf(address);
  // Not loaded by commands such as `check`, which import this file and ask no storage.
  const { findPublished } = await import("#app/domain/authoring/publish/list.ts");
  const invitation = await findPublished(kv, path);
  if (!invitation) throw notPublished(path, options, await nearestAddress(kv, path));
  return invitation;
}

/** The published address that a mistyped one most likely meant, or null. */
export async function nearestAddress(kv: KVNamespace, path: string): Promise<string | null> {
  const { keyOf, listKeys } = await import("#app/domain/invitation/entry/metadata.ts");
  const addresses: string[] = [];
  for await (const { name } of listKeys(kv, keyOf("")))
    if (!name.includes("@")) addresses.push(name.slice(keyOf("").length));
  return nearest(path, addresses);
}
