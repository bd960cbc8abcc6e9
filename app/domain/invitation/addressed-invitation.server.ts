import { defaultLanguage, isLanguage, type Language, type Locale } from "#app/i18n/languages.ts";
import { findInvitation } from "#app/domain/invitation/data.server.ts";
import { UnreadableInvitation } from "#app/domain/invitation/published.ts";
import { unavailable } from "#app/lib/http.ts";
import { isKind } from "#app/domain/invitation/kinds.ts";
import { localeOf } from "#app/domain/invitation/invitation-locale.ts";
import { isArmenianPath } from "#app/domain/invitation/armenian-paths.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";

/** An invitation and the language in which an address shows it. */
export type Addressed = { invitation: PublishedInvitation; language: Language };

/**
 * Finds the invitation at `/{kind}/{slug}[/{language}]`. Without a language segment a path that the
 * studio lists as Armenian is in Armenian, an alias in its own language, any other address in the
 * invitation's first.
 * @returns null for an unknown kind, an unpublished path, or a language that the invitation lacks.
 * @throws UnreadableInvitation when the entry is broken, a 503 response when KV fails, each only
 * where the isolate has no copy to serve.
 */
export async function findAddressed(
  kv: KVNamespace,
  kind: string | undefined,
  slug: string | undefined,
  language?: string,
): Promise<Addressed | null> {
  if (!isKind(kind) || !slug || !/^[a-z0-9-]{1,80}$/.test(slug)) return null;
  if (language !== undefined && !isLanguage(language)) return null;
  const path = `${kind}/${slug}`;
  const invitation = await find(kv, path);
  if (!invitation) return null;
  const pageLanguage = language ?? languageOfPath(path, invitation);
  return invitation.languages.includes(pageLanguage)
    ? { invitation, language: pageLanguage }
    : null;
}

function languageOfPath(path: string, { aliases, languages }: PublishedInvitation): Language {
  if (isArmenianPath(path) && languages.includes("am")) return "am";
  const [first = defaultLanguage] = languages;
  return aliases.find((alias) => alias.path === path)?.language ?? first;
}

async function find(kv: KVNamespace, path: string): Promise<PublishedInvitation | null> {
  try {
    return await findInvitation(kv, path);
  } catch (error) {
    if (error instanceof UnreadableInvitation) throw error;
    console.error("no copy of invitation", path, String(error));
    throw unavailable();
  }
}

/** The locale of an invitation's address, and whether an invitation is published there. */
export type AddressLocale = { locale: Locale; isPublished: boolean };

/**
 * The locale of an invitation's page at `pathname`; the language segment's where nothing is
 * published; null where there is neither. A template's cover is a picture in the shop window and
 * uses the visitor's language.
 */
export async function localeOfAddress(
  kv: KVNamespace,
  pathname: string,
): Promise<AddressLocale | null> {
  const [kind, slug, third] = pathname.split("/").filter(Boolean);
  if (!isKind(kind) || third === "cover") return null;
  const pathLanguage = isLanguage(third) ? third : undefined;
  try {
    const page = await findAddressed(kv, kind, slug, pathLanguage);
    if (page) return { locale: localeOf(page.invitation, page.language), isPublished: true };
  } catch (error) {
    // Not fatal here: the page reads the invitation again and reports the failure.
    console.warn("language of", pathname, error instanceof Error ? error.message : "unavailable");
  }
  return pathLanguage ? { locale: pathLanguage, isPublished: false } : null;
}
