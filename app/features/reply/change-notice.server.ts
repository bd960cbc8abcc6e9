import { withoutOldNews } from "#app/features/invitation/earlier.ts";
import { isDemo } from "#app/features/invitation/kinds.ts";
import type { PublishedInvitation } from "#app/features/invitation/schema.ts";
import { countTold } from "#app/features/outbox/data.server.ts";
import { enqueue, enqueuedIds } from "#app/features/outbox/enqueue.server.ts";
import { deleteOtherChanges } from "#app/features/outbox/change-mutations.server.ts";
import { countGuestsToTell, guestsToTell } from "#app/features/reply/address-data.server.ts";
import { canonicalJson } from "#app/lib/canonical-json.ts";
import { sha256Hex } from "#app/lib/crypto.ts";

/**
 * The change that an invitation has to tell: a text that is the same for each version with these
 * hours, places and status, and another once they came again after others. Null where guests know all.
 * @param now milliseconds since 1970 in UTC.
 */
export async function changeOf(
  invitation: PublishedInvitation,
  now: number,
): Promise<string | null> {
  const { status, event, sections } = invitation;
  const news = withoutOldNews(invitation, now).earlier;
  if ((!news && !status) || isDemo(invitation)) return null;
  const venues = sections.flatMap((section) =>
    section.type === "venue" ? [{ start: section.start, name: section.name }] : [],
  );
  const known = { since: invitation.earlier?.at, status, start: event.start, venues };
  return (await sha256Hex(canonicalJson(known))).slice(0, 16);
}

/** How many guests who come gave an address or a chat for changes, and how many have been told. */
export type ToldGuests = { reachable: number; told: number };

/** @param change as `changeOf` names it. */
export async function toldGuests(
  db: D1Database,
  invitation: string,
  change: string,
): Promise<ToldGuests> {
  const [reachable, told] = await Promise.all([
    countGuestsToTell(db, invitation, change),
    countTold(db, invitation, change),
  ]);
  return { reachable, told };
}

/**
 * Tells a change to the guests who come and gave an address or a chat; each at most once for a
 * change, however often this is called. What was still to be sent of a change before it is dropped,
 * because a message says what is published when it is sent.
 * @returns the ids of the messages that this call added, for the queue.
 */
export async function tellGuests(
  db: D1Database,
  invitation: PublishedInvitation,
  now: number,
): Promise<string[]> {
  const change = await changeOf(invitation, now);
  if (change === null) return [];
  const results = await db.batch([
    deleteOtherChanges(db, invitation.path, change),
    ...enqueue(db, { kind: "change", change, ...guestsToTell(invitation.path, change) }, now),
  ]);
  return enqueuedIds(results);
}
