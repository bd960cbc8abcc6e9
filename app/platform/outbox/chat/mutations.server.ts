import * as v from "valibot";
import { boundChats } from "#app/platform/outbox/chat/data.server.ts";
import { enqueuedIds, fallBackToMail } from "#app/platform/outbox/enqueue.server.ts";
import { giveUpChat } from "#app/platform/outbox/mutations.server.ts";
import { rowsOf, type Source } from "#app/platform/outbox/source.ts";
import { listRows } from "#app/lib/rows.ts";
import { prepareSql, sql } from "#app/lib/sql.ts";

/** Statement that binds a chat to the invitation of a source. */
export function bindChat(
  db: D1Database,
  source: Source<"invitation">,
  chat: string,
  moment: number,
): D1PreparedStatement {
  return prepareSql(
    db,
    sql`INSERT INTO telegram_chats (invitation, chat_id, bound_at)
      SELECT source.invitation, ${chat}, ${moment} FROM ${rowsOf(source)} WHERE true
      ON CONFLICT DO UPDATE SET bound_at = excluded.bound_at, lost_at = NULL`,
  );
}

/**
 * Statement that ends the bindings of a chat; later replies go by mail.
 * @param invitation the one whose binding ends; without it, all end.
 */
export function markChatLost(
  db: D1Database,
  chat: string,
  moment: number,
  invitation: string | null = null,
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE telegram_chats SET lost_at = ?2
       WHERE chat_id = ?1 AND lost_at IS NULL AND invitation = coalesce(?3, invitation)`,
    )
    .bind(chat, moment, invitation);
}

const chatRow = v.object({ chat: v.string() });

/**
 * Ends all chats that are bound to an invitation, as its hosts wish. Messages that wait for them go
 * by mail.
 * @returns the ids of the outbox rows that this call added, for the queue.
 */
export async function endChats(
  db: D1Database,
  invitation: string,
  moment: number,
  records: readonly D1PreparedStatement[] = [],
): Promise<string[]> {
  const bound = await listRows(
    chatRow,
    prepareSql(db, sql`SELECT chat.chat_id AS chat FROM ${boundChats(sql`${invitation}`)}`),
  );
  const statements = bound.flatMap(({ chat }, index) => [
    markChatLost(db, chat, moment, invitation),
    ...(index === 0 ? records : []),
    giveUpChat(db, chat, moment, invitation),
    fallBackToMail(db, chat, moment),
  ]);
  return statements.length === 0 ? [] : enqueuedIds(await db.batch(statements));
}
