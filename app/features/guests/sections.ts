import type { Household } from "#app/features/guests/schema.ts";
import type { PublishedInvitation } from "#app/features/invitation/schema.ts";

/**
 * The invitation as a household sees it: without the sections that are meant for other tags. The
 * general link has no tags.
 */
export function invitationFor(
  invitation: PublishedInvitation,
  household: Pick<Household, "tags"> | null,
): PublishedInvitation {
  const own = new Set(household?.tags.map(folded));
  const isMeant = (section: PublishedInvitation["sections"][number]) =>
    !("tags" in section) ||
    section.tags === undefined ||
    section.tags.some((tag) => own.has(folded(tag)));
  // The same object, by which what was made from it is remembered.
  if (invitation.sections.every(isMeant)) return invitation;
  return { ...invitation, sections: invitation.sections.filter(isMeant) };
}

function folded(tag: string): string {
  return tag.trim().toLowerCase();
}
