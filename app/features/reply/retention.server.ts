import { listLinkedInvitations } from "#app/features/couple-link/data.server.ts";
import { deleteLinksOf } from "#app/features/couple-link/mutations.server.ts";
import { isOnShow } from "#app/features/invitation/kinds.ts";
import { endsAt } from "#app/features/invitation/lifecycle.ts";
import { getMany } from "#app/features/invitation/entries.ts";
import { readPublished } from "#app/features/invitation/published.ts";
import type { PublishedInvitation } from "#app/features/invitation/schema.ts";
import { dayInMilliseconds, stores } from "#app/features/privacy/stores.ts";
import { listRepliedInvitations } from "#app/features/reply/data.server.ts";
import { everyRecipientOf } from "#app/features/reply/rules.ts";
import type { Clock } from "#app/lib/clock.ts";

/** Replies outlive their invitation's page for a while, so that the hosts can ask for them again. */
const keptAfterEnd = stores.reply.days * dayInMilliseconds;

/** When an invitation's replies are deleted, in milliseconds since 1970 in UTC. */
export function retentionEnd(invitation: Pick<PublishedInvitation, "event" | "until">): number {
  return endsAt(invitation) + keptAfterEnd;
}

/**
 * Sends the replies of each ended invitation to its hosts, and a month later deletes them with
 * all that belongs to them. What the hosts have not received is never deleted, nor what belongs to
 * an invitation that is not published: when that one ended nobody knows. One that fails is left for
 * the next night.
 */
export async function deleteExpiredReplies(
  db: D1Database,
  kv: KVNamespace,
  now: Clock,
): Promise<void> {
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
      if (text) await purgeOne(db, readPublished(path, text), now());
    } catch (error) {
      console.error("not purged", path, String(error));
    }
  }
}

async function purgeOne(
  db: D1Database,
  invitation: PublishedInvitation,
  now: number,
): Promise<void> {
  const { path } = invitation;
  if (isOnShow(invitation)) return purgeShown(db, path, now);
  const end = endsAt(invitation);
  if (now < end) return;
  const replied = await db
    .prepare("SELECT 1 FROM replies WHERE invitation = ?1 LIMIT 1")
    .bind(path)
    .first();
  // With the end in it: an event that was moved is a new end, which has an export of its own.
  const reference = `${path}@${new Date(end).toISOString().slice(0, 10)}`;
  if (replied) await requestExport(db, invitation, reference, now);
  if (now < retentionEnd(invitation) || (replied && !(await wasExported(db, reference)))) return;
  await deleteAll(db, path);
  console.info("purged", path);
}

/**
 * What was answered before a page was on show: there is nobody to tell it to, and no end to wait for.
 * The month is for a page that was marked by mistake.
 */
async function purgeShown(db: D1Database, path: string, now: number): Promise<void> {
  const old = "SELECT id FROM replies WHERE invitation = ?1 AND updated_at < ?2";
  const before = now - keptAfterEnd;
  await db.batch([
    db.prepare("DELETE FROM outbox WHERE invitation = ?1").bind(path),
    db.prepare(`DELETE FROM reply_revisions WHERE reply_id IN (${old})`).bind(path, before),
    db.prepare(`DELETE FROM replies WHERE id IN (${old})`).bind(path, before),
  ]);
}

async function requestExport(
  db: D1Database,
  invitation: PublishedInvitation,
  reference: string,
  now: number,
): Promise<void> {
  const recipients = everyRecipientOf(invitation);
  if (recipients.length === 0) throw new Error("nobody to send the replies to");
  await db.batch(
    recipients.map((recipient) =>
      db
        .prepare(
          `INSERT INTO outbox (id, channel, kind, reference, invitation, recipient, due_at, created_at)
           VALUES (?1, 'mail', 'export', ?2, ?3, ?4, ?5, ?5) ON CONFLICT DO NOTHING`,
        )
        .bind(crypto.randomUUID(), reference, invitation.path, recipient, now),
    ),
  );
}

/** Whether one recipient has the replies and none still waits for them. */
async function wasExported(db: D1Database, reference: string): Promise<boolean> {
  const row = await db
    .prepare(
      `SELECT coalesce(sum(state = 'sent'), 0) AS sent, coalesce(sum(state IN ('pending', 'sending')), 0) AS waiting
       FROM outbox WHERE kind = 'export' AND reference = ?1`,
    )
    .bind(reference)
    .first<{ sent: number; waiting: number }>();
  return row !== null && row.sent > 0 && row.waiting === 0;
}

async function deleteAll(db: D1Database, path: string): Promise<void> {
  const statements = [
    "DELETE FROM reply_revisions WHERE reply_id IN (SELECT id FROM replies WHERE invitation = ?1)",
    "DELETE FROM outbox WHERE invitation = ?1",
    "DELETE FROM telegram_chats WHERE invitation = ?1",
    "DELETE FROM telegram_codes WHERE invitation = ?1",
    "DELETE FROM replies WHERE invitation = ?1",
  ];
  await db.batch([
    ...statements.map((statement) => db.prepare(statement).bind(path)),
    deleteLinksOf(db, path),
  ]);
}
