import type { Household } from "#app/domain/guests/schema.ts";
import { invitationFor, showsNoHour } from "#app/domain/guests/sections.ts";
import type { Place } from "#app/domain/invitation/reply/fields.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { placesOf } from "#app/domain/reply/fields.ts";

/**
 * Answers the parts of the day that a household sees on its page; null is the general link. Guests of
 * a general link that shows no hour may be invited to any.
 */
export type InvitedParts = (household: Pick<Household, "tags"> | null) => readonly Place[];

/**
 * @param invitation null when it is no longer published: nobody is known to be invited anywhere.
 * Households are told apart by their tags alone, so that a thousand of them cost a few pages.
 */
export function invitedParts(invitation: PublishedInvitation | null): InvitedParts {
  const cache = new Map<string, readonly Place[]>();
  return (household) => {
    if (!invitation) return [];
    const key = JSON.stringify(household?.tags ?? null);
    const seen =
      household === null && showsNoHour(invitation)
        ? invitation
        : invitationFor(invitation, household);
    const parts = cache.get(key) ?? placesOf(seen);
    cache.set(key, parts);
    return parts;
  };
}
