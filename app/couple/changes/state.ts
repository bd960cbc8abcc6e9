import type { TFunction } from "i18next";
import type { Household } from "#app/domain/guests/schema.ts";
import { invitationFor } from "#app/domain/guests/sections.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { changeWords } from "#app/domain/invitation/status/texts.ts";
import type { Language } from "#app/i18n/languages.ts";

/**
 * What has changed of an invitation in words; where it is an hour that begins the day of some
 * households alone, what the first of them is told. Null where nothing has.
 * @param invitation without changes that are no news any more (`withoutOldNews`).
 */
export function changeOfAny(
  invitation: PublishedInvitation,
  households: readonly Household[],
  language: Language,
  t: TFunction,
): ReturnType<typeof changeWords> {
  const parts = new Set([
    invitation,
    ...[null, ...households].map((household) => invitationFor(invitation, household)),
  ]);
  for (const part of parts) {
    const words = changeWords(part, language, t);
    if (words) return words;
  }
  return null;
}
