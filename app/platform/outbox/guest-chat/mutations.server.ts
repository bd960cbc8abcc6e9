import { enqueuedIds, fallBackToMail } from "#app/platform/outbox/enqueue.server.ts";
import { findGuestChat } from "#app/platform/outbox/guest-chat/data.server.ts";
import { giveUpGuestChat } from "#app/platform/outbox/mutations.server.ts";
import { rowsOf, type Source } from "#app/platform/outbox/source.ts";
import type { Language } from "#app/i18n/languages.ts";
import { prepareSql, sql, type Sql } from "#app/lib/sql.ts";

/**
 * Statement that binds a chat to the reply of a guest; a later chat replaces the earlier one.
 * @param source the reply's invitation; without a row nothing is bound.
 */
export function bindGuestChat(
  db: D1Database,
  source: Source<"invitation">,
  { replyId, chat, language }: { replyId: string; chat: string; language: Language },
  moment: number,
): D1PreparedStatement {
  return prepareSql(
    db,
    sql`INSERT INTO guest_chats (reply_id, invitation, chat_id, language, bound_at)
      SELECT ${replyId}, source.invitation, ${chat}, ${language}, ${moment} FROM ${rowsOf(source)} WHERE true
      ON CONFLICT (reply_id) DO UPDATE SET chat_id = excluded.chat_id, language = excluded.language,
        bound_at = excluded.bound_at`,
  );
}

/**
 * Statements that forget a guest's chat. What waits for it goes by mail where the guest gave an
 * address, and nowhere else.
 * @param moment milliseconds since 1970 in UTC.
 */
export function forgetGuestChat(
  db: D1Database,
  chat: string,
  moment: number,
): D1PreparedStatement[] {
  return [
    giveUpGuestChat(db, chat, moment),
    fallBackToMail(db, chat, moment),
    db.prepare("DELETE FROM guest_chats WHERE chat_id = ?1").bind(chat),
  ];
}

/**
 * Forgets the chat of a reply's guest, as they wish on the page; other replies of the same phone
 * keep it.
 * @returns the ids of the outbox rows that this call added, for the queue.
 */
export async function endGuestChat(
  db: D1Database,
  replyId: string,
  moment: number,
): Promise<string[]> {
  const bound = await findGuestChat(db, replyId);
  if (!bound) return [];
  return enqueuedIds(
    await db.batch([
      giveUpGuestChat(db, bound.chat, moment, replyId),
      fallBackToMail(db, bound.chat, moment),
      db.prepare("DELETE FROM guest_chats WHERE reply_id = ?1").bind(replyId),
    ]),
  );
}

/** Statement that deletes the chats of some replies' guests. @param replies SQL of their ids. */
export function deleteGuestChats(db: D1Database, replies: Sql): D1PreparedStatement {
  return prepareSql(db, sql`DELETE FROM guest_chats WHERE reply_id IN (${replies})`);
}
