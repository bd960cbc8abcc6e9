import * as v from "valibot";
import type { Source } from "#app/platform/outbox/source.ts";
import { defaultLanguage, languages } from "#app/i18n/languages.ts";
import { findRow } from "#app/lib/rows.ts";
import { prepareSql, sql, type Sql } from "#app/lib/sql.ts";

/**
 * SQL for FROM: the chats of guests with these replies, named `chat`, with a WHERE. A phone that
 * answered for several guests is one chat, named once.
 * @param replies SQL that selects their ids.
 */
export function chatsOfGuests(replies: Sql): Sql {
  return sql`guest_chats AS chat WHERE chat.reply_id IN (${replies}) AND NOT EXISTS (
    SELECT 1 FROM guest_chats AS other WHERE other.chat_id = chat.chat_id
      AND other.reply_id < chat.reply_id AND other.reply_id IN (${replies}))`;
}

/** SQL of whether the guest of a reply has a chat. @param replyId SQL of its id. */
export function hasGuestChat(replyId: Sql): Sql {
  return sql`EXISTS (SELECT 1 FROM guest_chats WHERE guest_chats.reply_id = ${replyId})`;
}

/** SQL of whether an outbox row's chat is still a guest's. */
export const guestListens =
  "EXISTS (SELECT 1 FROM guest_chats AS guest WHERE guest.chat_id = outbox.recipient)";

/** The invitation of a reply whose guest has this chat; no row where it is another one. */
export function chatOfGuest(replyId: string, chat: string): Source<"invitation"> {
  return {
    columns: { invitation: sql`invitation` },
    from: sql`guest_chats WHERE reply_id = ${replyId} AND chat_id = ${chat}`,
  };
}

/** A row with the invitation of a guest's chat, by which the bot names it. */
export function invitationOfChat({ invitation }: GuestChat): Source<"invitation"> {
  return { columns: { invitation: sql`${invitation}` }, from: sql`(SELECT 1)` };
}

/** A row, without an invitation, where this is not the chat of the reply's guest. */
export function notChatOfGuest(replyId: string, chat: string): Source<"invitation"> {
  return {
    columns: { invitation: sql`NULL` },
    from: sql`(SELECT 1) WHERE NOT EXISTS (
      SELECT 1 FROM guest_chats WHERE reply_id = ${replyId} AND chat_id = ${chat})`,
  };
}

const guestRow = v.object({
  invitation: v.string(),
  chat: v.string(),
  language: v.fallback(v.picklist(languages), defaultLanguage),
});

/** A chat in which a guest is told of changes of an invitation. */
export type GuestChat = v.InferOutput<typeof guestRow>;

/** The chat of a reply's guest; null without one. */
export async function findGuestChat(db: D1Database, replyId: string): Promise<GuestChat | null> {
  return findRow(
    guestRow,
    prepareSql(
      db,
      sql`SELECT invitation, chat_id AS chat, language FROM guest_chats WHERE reply_id = ${replyId}`,
    ),
  );
}

/**
 * The binding that a chat last had as a guest's; null for one that is no guest's, or a host's too.
 */
export async function findGuestOfChat(db: D1Database, chat: string): Promise<GuestChat | null> {
  return findRow(
    guestRow,
    prepareSql(
      db,
      sql`SELECT invitation, chat_id AS chat, language FROM guest_chats WHERE chat_id = ${chat}
        AND NOT EXISTS (SELECT 1 FROM telegram_chats AS host WHERE host.chat_id = ${chat} AND host.lost_at IS NULL)
        ORDER BY bound_at DESC LIMIT 1`,
    ),
  );
}
