import type { TFunction } from "i18next";
import { localeOf } from "#app/domain/invitation/invitation-locale.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";

/** A translator of each language of an invitation; of all where it is no longer published. */
export async function translatorsOf(
  kv: KVNamespace,
  invitation: PublishedInvitation | null,
): Promise<Map<Language, TFunction>> {
  const translators = (invitation?.languages ?? languages).map(
    async (code) => [code, await translatorFor(kv, localeOf(invitation, code))] as const,
  );
  return new Map(await Promise.all(translators));
}
