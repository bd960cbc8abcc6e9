import type { ApiKey } from "#app/domain/api-key/data.server.ts";
import { fullNamesOf } from "#app/domain/invitation/hosts.ts";
import { getMany } from "#app/domain/invitation/entry/data.server.ts";
import { keyOf } from "#app/domain/invitation/entry/metadata.ts";
import { readPublished } from "#app/domain/invitation/published.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import type { PublicInvitations } from "#app/couple/replies-api/schema.ts";
import { defaultLanguage } from "#app/i18n/languages.ts";

/** The invitations that a key reads, each with its hosts and its day in the page's first language. */
export async function publicInvitations(
  kv: KVNamespace,
  rights: readonly [ApiKey, ...ApiKey[]],
): Promise<PublicInvitations> {
  const [{ name }] = rights;
  const entries = await getMany(
    kv,
    rights.map(({ invitation }) => keyOf(invitation)),
  );
  const expiresAt = Math.min(...rights.map((right) => right.expiresAt));
  return {
    key: { name, expiresAt: new Date(expiresAt).toISOString() },
    invitations: rights.map(({ invitation: path }) => {
      const page = published(path, entries.get(keyOf(path)) ?? null);
      return {
        invitation: path,
        hosts: page ? fullNamesOf(page, page.languages[0] ?? defaultLanguage) : [],
        start: page?.event.start ?? null,
        timeZone: page?.event.timeZone ?? null,
      };
    }),
  };
}

/** Null for a page that was taken down, or that cannot be read: its answers are there. */
function published(path: string, text: string | null): PublishedInvitation | null {
  if (text === null) return null;
  try {
    return readPublished(path, text);
  } catch (error) {
    console.error("a key's invitation cannot be read", path, String(error));
    return null;
  }
}
