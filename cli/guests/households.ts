import { findPublished } from "#app/domain/authoring/publish/list.ts";
import { listHouseholds } from "#app/domain/guests/data.server.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { nearestAddress, pathOf } from "../address.ts";
import { notFound, didYouMean } from "../output.ts";
import type { Store } from "../store.ts";

/** Guests stay when an invitation is taken down. */
export async function readHouseholds(
  { content, db }: Store,
  address: string,
): Promise<{ path: string; invitation: PublishedInvitation | null; households: Household[] }> {
  const requestedPath = pathOf(address);
  const invitation = await findPublished(content, requestedPath);
  const path = invitation?.path ?? requestedPath;
  const households = await listHouseholds(db, path);
  if (!invitation && households.length === 0)
    throw notFound(
      `${path} is not published and has no guests by name.${didYouMean(await nearestAddress(content, path))}`,
    );
  return { path, invitation, households };
}

/** Seats as "2" or, with children, "2+1". */
export function seatsText({ adults, children }: Pick<Household, "adults" | "children">): string {
  return children > 0 ? `${adults}+${children}` : String(adults);
}
