import * as v from "valibot";
import type { Source } from "#app/platform/outbox/source.ts";
import { readRows } from "#app/lib/rows.ts";
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

/** The invitations that a chat is bound to, as a source of the bot's answers. */
export function invitationsOf(chat: string): Source<"invitation"> {
  return {
    columns: { invitation: sql`invitation` },
    from: sql`telegram_chats WHERE chat_id = ${chat} AND lost_at IS NULL`,
  };
}

/** A row, without an invitation, for a chat that is bound to none. */
export function unboundChat(chat: string): Source<"invitation"> {
  return {
    columns: { invitation: sql`NULL` },
    from: sql`(SELECT 1) WHERE NOT EXISTS (
      SELECT 1 FROM telegram_chats WHERE chat_id = ${chat} AND lost_at IS NULL)`,
  };
}

/** True if a chat is bound to an invitation now. */
export async function isChatBound(
  db: D1Database,
  invitation: string,
  chat: string,
): Promise<boolean> {
  const bound = db
    .prepare(
      "SELECT 1 FROM telegram_chats WHERE invitation = ?1 AND chat_id = ?2 AND lost_at IS NULL",
    )
    .bind(invitation, chat);
  return (await bound.first()) !== null;
}

const countRow = v.object({ chats: v.number() });

/** Statement that counts the chats bound to an invitation; read it with `readChatCount`. */
export function chatCountOf(db: D1Database, invitation: string): D1PreparedStatement {
  return db
    .prepare(
      "SELECT count(*) AS chats FROM telegram_chats WHERE invitation = ?1 AND lost_at IS NULL",
    )
    .bind(invitation);
}

/** Reads the result of `chatCountOf`. */
export function readChatCount(result: D1Result | undefined): number {
  const [row] = readRows(countRow, result);
  return row?.chats ?? 0;
}

/** Number of chats that are notified of an invitation's replies. */
export async function countBoundChats(db: D1Database, invitation: string): Promise<number> {
  return readChatCount(await chatCountOf(db, invitation).all());
}
