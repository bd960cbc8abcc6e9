import * as v from "valibot";
import { findRow } from "#app/lib/rows.ts";
import { sql, type Sql } from "#app/lib/sql.ts";

/** SQL for FROM: the chats that are bound to an invitation, named `chat`, with a WHERE. */
export function boundChats(invitation: Sql): Sql {
  return sql`telegram_chats AS chat WHERE chat.lost_at IS NULL AND chat.invitation = ${invitation}`;
}

/**
 * SQL of the invitation that a chat was last bound to, even if the chat was lost since; NULL when
 * it never was.
 */
export function lastInvitationOf(chat: string): Sql {
  return sql`(SELECT invitation FROM telegram_chats WHERE chat_id = ${chat} ORDER BY bound_at DESC LIMIT 1)`;
}

/** SQL of whether an outbox row's chat is still bound to its invitation. */
export const recipientListens = `EXISTS (SELECT 1 FROM telegram_chats AS chat
  WHERE chat.invitation = outbox.invitation AND chat.chat_id = outbox.recipient AND chat.lost_at IS NULL)`;

/** Number of chats that are notified of an invitation's replies. */
export async function countBoundChats(db: D1Database, invitation: string): Promise<number> {
  const row = await findRow(
    v.object({ chats: v.number() }),
    db
      .prepare(
        "SELECT count(*) AS chats FROM telegram_chats WHERE invitation = ?1 AND lost_at IS NULL",
      )
      .bind(invitation),
  );
  return row?.chats ?? 0;
}
