import type { Language } from "#app/i18n/languages.ts";
import { deleteWaitingMails } from "#app/features/outbox/mutations.server.ts";
import { prepareSql, sql } from "#app/lib/sql.ts";

/**
 * Keeps the address at which the guest of a reply is told of changes; a second one replaces the
 * first.
 * @param now milliseconds since 1970 in UTC.
 */
export async function saveGuestAddress(
  db: D1Database,
  given: { replyId: string; invitation: string; address: string; language: Language },
  now: number,
): Promise<void> {
  const { replyId, invitation, address, language } = given;
  await db.batch([
    ...deleteWaitingMails(db, replyId),
    prepareSql(
      db,
      sql`INSERT INTO guest_addresses (reply_id, invitation, address, language, created_at)
        SELECT id, ${invitation}, ${address}, ${language}, ${now} FROM replies
        WHERE id = ${replyId} AND invitation = ${invitation}
        ON CONFLICT (reply_id) DO UPDATE SET address = excluded.address, language = excluded.language`,
    ),
  ]);
}

/** Forgets the address of a reply, with what waits to be sent to it. */
export async function deleteGuestAddress(db: D1Database, replyId: string): Promise<void> {
  await db.batch([
    ...deleteWaitingMails(db, replyId),
    prepareSql(db, sql`DELETE FROM guest_addresses WHERE reply_id = ${replyId}`),
  ]);
}
