import { householdsOf, readHouseholds } from "#app/domain/guests/data.server.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { placesOf } from "#app/domain/reply/fields.ts";
import { invitedParts, type InvitedParts } from "#app/domain/reply/parts/invited.ts";
import { readRepliedParties, repliedParties } from "#app/domain/reply/party/data.server.ts";
import { readSeating, seatingOf, type Seating } from "#app/domain/seating/data.server.ts";
import { partiesOf, type Party } from "#app/domain/seating/parties.ts";

/** Statements for an invitation's tables and parties; read their results with `readSeatedParties`. */
export function seatedParties(db: D1Database, invitation: string): D1PreparedStatement[] {
  return [
    householdsOf(db, invitation),
    repliedParties(db, invitation),
    ...seatingOf(db, invitation),
  ];
}

/**
 * Reads the results of `seatedParties`, in the order of its statements.
 * @param invitation null when it is no longer published.
 */
export function readSeatedParties(
  [households, replies, ...rest]: readonly D1Result[],
  invitation: PublishedInvitation | null,
): { seating: Seating; parties: Party[] } {
  const seating = readSeating(rest);
  return {
    seating,
    parties: partiesOf(
      readHouseholds(households),
      readRepliedParties(replies),
      seating.seats,
      tablesFor(invitation),
    ),
  };
}

/** The parts to which households are invited, where tables are at one of several (`partiesOf`). */
export function tablesFor(invitation: PublishedInvitation | null): InvitedParts | null {
  const hasRestaurant = invitation !== null && placesOf(invitation).includes("restaurant");
  return hasRestaurant ? invitedParts(invitation) : null;
}
