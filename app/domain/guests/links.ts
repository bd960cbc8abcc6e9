import { codeParameter } from "#app/domain/guests/link/code.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import { addressOf } from "#app/domain/invitation/address.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
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

/** The query of a household's personal link, `?g=…`; empty without a link. */
export function queryOfLink(household: Pick<Household, "code"> | null): string {
  return household?.code ? `?${codeParameter}=${household.code}` : "";
}

/**
 * A household's personal link, in its language. The general link once it was withdrawn.
 * @param origin the site's public origin, without a slash at its end.
 */
export function personalLinkOf(
  invitation: PublishedInvitation,
  household: Pick<Household, "language" | "code">,
  origin: string,
): string {
  const address = addressOf(invitation, languageOfHousehold(household, invitation));
  return `${origin}${address}${queryOfLink(household)}`;
}

/** How far a household's personal link has come. */
export type LinkState = "opened" | "delivered" | "unopened" | "revoked";

/** @returns `delivered` when only a chat's robot fetched the link, to preview it. */
export function linkStateOf({
  code,
  openedAt,
  deliveredAt,
}: Pick<Household, "code" | "openedAt" | "deliveredAt">): LinkState {
  if (code === null) return "revoked";
  if (openedAt !== null) return "opened";
  return deliveredAt === null ? "unopened" : "delivered";
}
