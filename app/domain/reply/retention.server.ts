import { listLinkedInvitations } from "#app/domain/couple-link/data.server.ts";
import { listInvitationsWithHouseholds } from "#app/domain/guests/data.server.ts";
import { isDemo } from "#app/domain/invitation/kinds.ts";
import { endsAt } from "#app/domain/invitation/lifecycle.ts";
import { getMany } from "#app/domain/invitation/entry/data.server.ts";
import { readPublished } from "#app/domain/invitation/published.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { countDelivered } from "#app/platform/outbox/data.server.ts";
import { enqueue } from "#app/platform/outbox/enqueue.server.ts";
import { deleteMessagesOf } from "#app/platform/outbox/mutations.server.ts";
import { dayInMilliseconds, stores } from "#app/platform/privacy/stores.ts";
import { hasReplies, listRepliedInvitations } from "#app/domain/reply/replied/data.server.ts";
import { deleteRepliesOf } from "#app/domain/reply/mutations.server.ts";
import { everyRecipientOf } from "#app/domain/reply/rules.ts";
import type { Clock } from "#app/lib/clock.ts";

/**
 * Milliseconds that replies are kept after the page has ended, so that the hosts can ask for them
 * again.
 */
const keepAfterEndMs = stores.reply.days * dayInMilliseconds;

/** The time from which an invitation's replies are deleted, in milliseconds since 1970 in UTC. */
export function retentionEnd(invitation: Pick<PublishedInvitation, "event" | "until">): number {
  return endsAt(invitation) + keepAfterEndMs;
}

type Purge = {
  db: D1Database;
  kv: KVNamespace;
  now: Clock;
  /** Statements that delete an invitation's replies with the data of all features that belong to them. */
  deletions: (db: D1Database, invitation: string) => D1PreparedStatement[];
};

/**
 * Mails the replies of each ended invitation to its hosts, and a month later deletes them with the
 * data belonging to them. Replies are kept while that mail is undelivered, and while the invitation
 * is not published, because its end is then unknown. An invitation that fails is tried again the
 * next night.
 */
export async function deleteExpiredReplies({ db, kv, now, deletions }: Purge): Promise<void> {
  const paths = [
    ...new Set([
      ...(await listRepliedInvitations(db)),
      ...(await listLinkedInvitations(db)),
      ...(await listInvitationsWithHouseholds(db)),
    ]),
  ];
  const published = await getMany(
    kv,
    paths.map((path) => `invitation:${path}`),
  );
  for (const path of paths) {
    try {
      const text = published.get(`invitation:${path}`);
      if (text) await purgeOne({ db, deletions }, readPublished(path, text), now());
    } catch (error) {
      console.error("not purged", path, String(error));
    }
  }
}

async function purgeOne(
  { db, deletions }: Pick<Purge, "db" | "deletions">,
  invitation: PublishedInvitation,
  now: number,
): Promise<void> {
  const { path } = invitation;
  if (isDemo(invitation)) return deleteDemoReplies(db, path, now);
  const end = endsAt(invitation);
  if (now < end) return;
  const replied = await hasReplies(db, path);
  // The reference contains the end, so that a postponed event gets another export.
  const reference = `${path}@${new Date(end).toISOString().slice(0, 10)}`;
  if (replied) await requestExport(db, invitation, reference, now);
  if (now < retentionEnd(invitation) || (replied && !(await wasExported(db, reference)))) return;
  await db.batch(deletions(db, path));
  console.info("purged", path);
}

/**
 * Deletes replies from before a page was marked as a demo: it has no hosts and no end. A month's
 * delay, in case it was marked by mistake.
 */
async function deleteDemoReplies(db: D1Database, path: string, now: number): Promise<void> {
  await db.batch([deleteMessagesOf(db, path), ...deleteRepliesOf(db, path, now - keepAfterEndMs)]);
}

async function requestExport(
  db: D1Database,
  invitation: PublishedInvitation,
  reference: string,
  now: number,
): Promise<void> {
  const recipients = everyRecipientOf(invitation);
  if (recipients.length === 0) throw new Error("nobody to send the replies to");
  const { path } = invitation;
  const message = { kind: "export" as const, reference, invitation: path, recipients };
  await db.batch(enqueue(db, message, now));
}

/** True if one recipient got the export and none is still waiting for it. */
async function wasExported(db: D1Database, reference: string): Promise<boolean> {
  const { sent, waiting } = await countDelivered(db, "export", reference);
  return sent > 0 && waiting === 0;
}
