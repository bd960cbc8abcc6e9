import * as v from "valibot";
import { chatsOfGuests, hasGuestChat } from "#app/features/outbox/guest-chat-data.server.ts";
import type { Source } from "#app/features/outbox/source.ts";
import { defaultLanguage, languages } from "#app/i18n/languages.ts";
import { findRow } from "#app/lib/rows.ts";
import { prepareSql, sql, type Sql } from "#app/lib/sql.ts";

const addressRow = v.object({
  invitation: v.string(),
  address: v.string(),
  language: v.fallback(v.picklist(languages), defaultLanguage),
});

/** The mail address that a guest gave with a reply, to be told of changes; null without one. */
export async function findGuestAddress(
  db: D1Database,
  replyId: string,
): Promise<v.InferOutput<typeof addressRow> | null> {
  return findRow(
    addressRow,
    prepareSql(
      db,
      sql`SELECT invitation, address, language FROM guest_addresses WHERE reply_id = ${replyId}`,
    ),
  );
}

/** SQL of the ids of an invitation's replies whose guests come. */
function comingReplies(invitation: string): Sql {
  return sql`SELECT id FROM replies WHERE invitation = ${invitation} AND response = 'Yes' AND hidden_at IS NULL`;
}

/** The invitation of a reply whose guest comes; no row for another reply. */
export function invitationOfComing(replyId: string): Source<"invitation"> {
  return {
    columns: { invitation: sql`invitation` },
    from: sql`replies WHERE id = ${replyId} AND response = 'Yes' AND hidden_at IS NULL`,
  };
}

/** SQL of the addresses of guests who come and have no chat, for FROM. */
function addressesToTell(invitation: string): Sql {
  return sql`guest_addresses WHERE invitation = ${invitation}
    AND reply_id IN (${comingReplies(invitation)}) AND NOT ${hasGuestChat(sql`guest_addresses.reply_id`)}`;
}

/**
 * The guests who come and gave an address or a chat, as the sources of messages about one change.
 * @param change a text that differs from change to change.
 */
export function guestsToTell(
  invitation: string,
  change: string,
): {
  addresses: Source<"reference" | "invitation" | "recipient">;
  chats: Source<"reference" | "invitation" | "recipient" | "fallback">;
} {
  return {
    addresses: {
      columns: {
        reference: sql`reply_id || ':' || ${change}`,
        invitation: sql`invitation`,
        recipient: sql`address`,
      },
      from: addressesToTell(invitation),
    },
    chats: {
      columns: {
        reference: sql`chat.reply_id || ':' || ${change}`,
        invitation: sql`chat.invitation`,
        recipient: sql`chat.chat_id`,
        fallback: sql`(SELECT json_array(address) FROM guest_addresses WHERE reply_id = chat.reply_id)`,
      },
      from: chatsOfGuests(comingReplies(invitation)),
    },
  };
}

/** How many guests who come gave an address or a chat. */
export async function countGuestsToTell(db: D1Database, invitation: string): Promise<number> {
  const row = await findRow(
    v.object({ guests: v.number() }),
    prepareSql(
      db,
      sql`SELECT (SELECT count(*) FROM ${addressesToTell(invitation)})
        + (SELECT count(*) FROM ${chatsOfGuests(comingReplies(invitation))}) AS guests`,
    ),
  );
  return row?.guests ?? 0;
}
