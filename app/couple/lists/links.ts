import { personalLinkOf } from "#app/domain/guests/links.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";

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
  return household.code === null ? null : personalLinkOf(invitation, household, origin);
}
