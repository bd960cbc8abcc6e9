import { keysOfInvitation } from "#app/domain/api-key/personal-data.server.ts";
import { publicationOf } from "#app/domain/authoring/personal-data.server.ts";
import { changesAbout, changesOfInvitation } from "#app/domain/change-log/personal-data.server.ts";
import { linksOf } from "#app/domain/couple-link/personal-data.server.ts";
import { attemptsOf } from "#app/domain/gate/personal-data.server.ts";
import {
  householdsOfInvitation,
  householdWithId,
} from "#app/domain/guests/personal-data.server.ts";
import type { Order } from "#app/shop/order/data.server.ts";
import { deliverablesOf, orderWithId, previewOf } from "#app/shop/order/personal-data.server.ts";
import {
  messagesAboutOrder,
  messagesAboutReplies,
  messagesOf,
} from "#app/platform/outbox/personal-data.server.ts";
import { tables, type InvitationTable } from "#app/studio/rights/tables/all.ts";
import { repliesOf, repliesWithIds } from "#app/domain/reply/personal-data.server.ts";
import type { RowsOf } from "#app/studio/rights/data.server.ts";
import { deletionsOf } from "#app/studio/rights/mutations.server.ts";
import { seatingRowsOf, seatsOfParties } from "#app/domain/seating/personal-data.server.ts";
import { codesOf } from "#app/domain/telegram/personal-data.server.ts";
import type { Sql } from "#app/lib/sql.ts";

/**
 * Everything that D1 has about an invitation. The type asks for each table that the list of places
 * (`tables/all.ts`) names as an invitation's.
 * @param path as in `wedding/anna-arman`.
 */
export function rowsOfInvitation(path: string): Record<InvitationTable, Sql> {
  return {
    ...messagesOf(path),
    ...seatingRowsOf(path),
    ...repliesOf(path),
    ...householdsOfInvitation(path),
    ...linksOf(path),
    ...keysOfInvitation(path),
    ...changesOfInvitation(path),
    ...codesOf(path),
    ...attemptsOf(path),
    ...previewOf(path),
    ...deliverablesOf(path),
    // The last, so that `studio list` names the invitation until all else is gone.
    ...publicationOf(path),
  };
}

/** Rows of D1 about one guest: their household, if they are one, and their replies. */
export function rowsOfGuest(
  path: string,
  { household, replies }: { household: string | null; replies: readonly string[] },
): RowsOf {
  const parties = household === null ? replies : [household, ...replies];
  return {
    ...messagesAboutReplies(replies),
    ...seatsOfParties(path, parties),
    ...changesAbout(path, parties),
    ...repliesWithIds(path, replies),
    ...householdWithId(path, household),
  };
}

/**
 * Rows of D1 about an order.
 * @param preview true if the preview goes too: it does where nothing was published from it.
 */
export function rowsOfOrder(
  { id, email, invitation }: Pick<Order, "id" | "email" | "invitation">,
  preview: boolean,
): RowsOf {
  return {
    ...messagesAboutOrder(id, email),
    ...(preview ? previewOf(invitation) : {}),
    ...orderWithId(id),
  };
}

/**
 * Statements that delete what is deleted with an ended invitation's replies: the rows of each table
 * that the list of places marks with `end`.
 */
export function deletionsAtEnd(db: D1Database, path: string): D1PreparedStatement[] {
  const ended = Object.entries(rowsOfInvitation(path)).filter(([name]) =>
    Object.entries(tables).some(
      ([table, { deletedBy }]) => table === name && deletedBy.some((how) => how === "end"),
    ),
  );
  return deletionsOf(db, Object.fromEntries(ended));
}
