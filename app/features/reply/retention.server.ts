import { listLinkedInvitations } from "#app/features/couple-link/data.server.ts";
import { deleteLinksOf } from "#app/features/couple-link/mutations.server.ts";
import { isOnShow } from "#app/features/invitation/kinds.ts";
import { endsAt } from "#app/features/invitation/lifecycle.ts";
import { getMany } from "#app/features/invitation/entries.ts";
import { readPublished } from "#app/features/invitation/published.ts";
import type { PublishedInvitation } from "#app/features/invitation/schema.ts";
import { deleteChatsOf } from "#app/features/outbox/chat-mutations.server.ts";
import { countDelivered } from "#app/features/outbox/data.server.ts";
import { enqueue } from "#app/features/outbox/enqueue.server.ts";
import { deleteMessagesOf } from "#app/features/outbox/mutations.server.ts";
import { dayInMilliseconds, stores } from "#app/features/privacy/stores.ts";
import { hasReplies, listRepliedInvitations } from "#app/features/reply/data.server.ts";
import { deleteRepliesOf } from "#app/features/reply/mutations.server.ts";
import { everyRecipientOf } from "#app/features/reply/rules.ts";
import type { Clock } from "#app/lib/clock.ts";

/** Replies outlive their invitation's page for a while, so that the hosts can ask for them again. */
const keptAfterEnd = stores.reply.days * dayInMilliseconds;

/** When an invitation's replies are deleted, in milliseconds since 1970 in UTC. */
export function retentionEnd(invitation: Pick<PublishedInvitation, "event" | "until">): number {
  return endsAt(invitation) + keptAfterEnd;
}

type Purge = {
  db: D1Database;
  kv: KVNamespace;
  now: Clock;
  /** Statements of other features that delete what an invitation's replies are the reason for. */
  belonging: (db: D1Database, invitation: string) => D1PreparedStatement[];
};

/**
 * Sends the replies of each ended invitation to its hosts, and a month later deletes them with
 * all that belongs to them. What the hosts have not received is never deleted, nor what belongs to
 * an invitation that is not published: when that one ended nobody knows. One that fails is left for
 * the next night.
 */
export async function deleteExpiredReplies({ db, kv, now, belonging }: Purge): Promise<void> {
  const paths = [
    ...new Set([...(await listRepliedInvitations(db)), ...(await listLinkedInvitations(db))]),
  ];
  const published = await getMany(
    kv,
    paths.map((path) => `invitation:${path}`),
  );
  for (const path of paths) {
    try {
      const text = published.get(`invitation:${path}`);
      if (text) await purgeOne({ db, belonging }, readPublished(path, text), now());
    } catch (error) {
      console.error("not purged", path, String(error));
    }
  }
}

async function purgeOne(
  { db, belonging }: Pick<Purge, "db" | "belonging">,
  invitation: PublishedInvitation,
  now: number,
): Promise<void> {
  const { path } = invitation;
  if (isOnShow(invitation)) return purgeShown(db, path, now);
  const end = endsAt(invitation);
  if (now < end) return;
  const replied = await hasReplies(db, path);
  // With the end in it: an event that was moved is a new end, which has an export of its own.
  const reference = `${path}@${new Date(end).toISOString().slice(0, 10)}`;
  if (replied) await requestExport(db, invitation, reference, now);
  if (now < retentionEnd(invitation) || (replied && !(await wasExported(db, reference)))) return;
  await db.batch([
    deleteMessagesOf(db, path),
    deleteLinksOf(db, path),
    deleteChatsOf(db, path),
    ...belonging(db, path),
    ...deleteRepliesOf(db, path),
  ]);
  console.info("purged", path);
}

/**
 * What was answered before a page was on show: there is nobody to tell it to, and no end to wait for.
 * The month is for a page that was marked by mistake.
 */
async function purgeShown(db: D1Database, path: string, now: number): Promise<void> {
  await db.batch([deleteMessagesOf(db, path), ...deleteRepliesOf(db, path, now - keptAfterEnd)]);
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

/** Whether one recipient has the replies and none still waits for them. */
async function wasExported(db: D1Database, reference: string): Promise<boolean> {
  const { sent, waiting } = await countDelivered(db, "export", reference);
  return sent > 0 && waiting === 0;
}
