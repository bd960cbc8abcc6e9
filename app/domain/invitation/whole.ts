import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";

/** True if an hour of the day is meant for the reader: without one the day alone is known. */
export function hasHour({ seen }: Pick<PublishedInvitation, "seen">): boolean {
  return seen?.hasHour ?? true;
}

type Timed = Pick<PublishedInvitation, "event">;

/** All hours and places of an invitation, of which a household may see a part. */
export function wholeOf<Invitation extends Timed & Pick<PublishedInvitation, "seen">>(
  invitation: Invitation,
): Pick<Invitation, "event"> & { sections?: PublishedInvitation["sections"] } {
  return invitation.seen?.whole ?? invitation;
}
