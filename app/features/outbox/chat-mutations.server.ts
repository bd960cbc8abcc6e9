import { rowsOf, type Source } from "#app/features/outbox/source.ts";
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

/** Statement that ends all bindings of a chat; later replies go by mail. */
export function markChatLost(db: D1Database, chat: string, moment: number): D1PreparedStatement {
  return db
    .prepare("UPDATE telegram_chats SET lost_at = ?2 WHERE chat_id = ?1 AND lost_at IS NULL")
    .bind(chat, moment);
}
