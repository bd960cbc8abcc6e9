import { codeParameter } from "#app/features/guests/code.ts";
import type { Household } from "#app/features/guests/schema.ts";
import { addressOf } from "#app/features/invitation/address.ts";
import type { PublishedInvitation } from "#app/features/invitation/schema.ts";
import { defaultLanguage, type Language } from "#app/i18n/languages.ts";

/** The language in which a household is addressed: its own where the invitation has it. */
export function languageOfHousehold(
  { language }: Pick<Household, "language">,
  invitation: Pick<PublishedInvitation, "languages"> | null,
): Language {
  const languages = invitation?.languages ?? [];
  return language && (!invitation || languages.includes(language))
    ? language
    : (languages[0] ?? defaultLanguage);
}

/**
 * A household's personal link in its language.
 * @param origin the site's public origin, without a slash at its end.
 * @returns null for a link that was revoked.
 */
export function personalLink(
  household: Pick<Household, "language" | "code">,
  invitation: PublishedInvitation,
  origin: string,
): string | null {
  if (household.code === null) return null;
  const address = addressOf(invitation, languageOfHousehold(household, invitation));
  return `${origin}${address}?${codeParameter}=${household.code}`;
}
