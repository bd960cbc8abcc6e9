import { listHouseholds } from "#app/domain/guests/data.server.ts";
import { invitationFor, isParted } from "#app/domain/guests/sections.ts";
import { hasNews, withoutOldNews } from "#app/domain/invitation/earlier.ts";
import { isDemo } from "#app/domain/invitation/kinds.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { countNotified } from "#app/platform/outbox/data.server.ts";
import { enqueue, enqueuedIds } from "#app/platform/outbox/enqueue.server.ts";
import { deleteOtherChanges } from "#app/platform/outbox/change/mutations.server.ts";
import { countGuestsToTell, guestsToTell } from "#app/domain/reply/address/data.server.ts";
import { canonicalJson } from "#app/lib/canonical-json.ts";
import { sha256Hex } from "#app/lib/crypto.ts";

/**
 * The change that an invitation has to tell: a text that is the same for each version with these
 * hours, places and status, and another once they came again after others. Null where guests know all.
 * @param invitation as its readers see it (`invitationFor`).
 * @param now milliseconds since 1970 in UTC.
 */
async function changeOf(invitation: PublishedInvitation, now: number): Promise<string | null> {
  const { status, event, sections } = invitation;
  const isNews = hasNews(withoutOldNews(invitation, now));
  if ((!isNews && !status) || isDemo(invitation)) return null;
  const venues = sections.flatMap((section) =>
    section.type === "venue" ? [{ start: section.start, name: section.name }] : [],
  );
  const facts = { since: invitation.earlier?.at, status, start: event.start, venues };
  return (await sha256Hex(canonicalJson(facts))).slice(0, 16);
}

/** A change as some guests see it, who are told of it alike. */
export type GuestChange = {
  /** As `changeOf` names it. */
  change: string;
  /** Ids of their households, `null` among them for guests of the general link; null for all guests. */
  readers: readonly (string | null)[] | null;
};

/** All guests, whatever they see. */
export const everybody: GuestChange = { change: "", readers: null };

/**
 * Changes, and the guests whom they concern: of a day that has parts for some families alone each
 * is told of what it sees. Empty where guests know all.
 * @param now milliseconds since 1970 in UTC.
 */
export async function changesOf(
  db: D1Database,
  invitation: PublishedInvitation,
  now: number,
): Promise<GuestChange[]> {
  if (!isParted(invitation)) {
    const change = await changeOf(invitation, now);
    return change === null ? [] : [{ change, readers: null }];
  }
  const parts = new Map<PublishedInvitation, (string | null)[]>();
  for (const reader of [null, ...(await listHouseholds(db, invitation.path))]) {
    const part = invitationFor(invitation, reader);
    parts.set(part, [...(parts.get(part) ?? []), reader?.id ?? null]);
  }
  const partChanges = await Promise.all(
    Array.from(parts, async ([part, readers]) => ({ change: await changeOf(part, now), readers })),
  );
  const byChange = new Map<string, (string | null)[]>();
  for (const { change, readers } of partChanges)
    if (change !== null) byChange.set(change, [...(byChange.get(change) ?? []), ...readers]);
  return Array.from(byChange, ([change, readers]) => ({ change, readers }));
}

/** How many guests who come gave an address or a chat for changes, and how many have been told. */
export type NotifiedGuests = { reachable: number; notified: number };

/** @param changes as `changesOf` names them. */
export async function notifiedGuests(
  db: D1Database,
  invitation: string,
  changes: readonly GuestChange[],
): Promise<NotifiedGuests> {
  const counts = await Promise.all(
    changes.map(async ({ change, readers }) => ({
      reachable: await countGuestsToTell(db, invitation, { change, readers }),
      notified: await countNotified(db, invitation, change),
    })),
  );
  return {
    reachable: counts.reduce((sum, { reachable }) => sum + reachable, 0),
    notified: counts.reduce((sum, { notified }) => sum + notified, 0),
  };
}

/**
 * Tells a change to the guests who come and gave an address or a chat and see it; each at most once
 * for a change, however often this is called. What was still to be sent of a change before it is
 * dropped, because a message says what is published when it is sent.
 * @returns the ids of the messages that this call added, for the queue.
 */
export async function tellGuests(
  db: D1Database,
  invitation: PublishedInvitation,
  now: number,
): Promise<string[]> {
  const changes = await changesOf(db, invitation, now);
  if (changes.length === 0) return [];
  const { path } = invitation;
  const results = await db.batch([
    deleteOtherChanges(
      db,
      path,
      changes.map(({ change }) => change),
    ),
    ...changes.flatMap((guestChange) =>
      enqueue(
        db,
        { kind: "change", change: guestChange.change, ...guestsToTell(path, guestChange) },
        now,
      ),
    ),
  ]);
  return enqueuedIds(results);
}
