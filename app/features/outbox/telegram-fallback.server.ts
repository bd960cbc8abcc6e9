import { rowId } from "#app/features/outbox/row-id.ts";

/** SQL of a column's list of addresses. One that is no JSON must not fail the statement that names it. */
function addressesOf(column: string): string {
  return `CASE WHEN json_valid(${column}) THEN ${column} ELSE '[]' END`;
}

/** SQL that says whether somebody is told by mail where a row's message cannot arrive. */
export const hasFallback = `json_array_length(${addressesOf("fallback")}) > 0`;

/**
 * Statement that tells by mail what Telegram rows for `chat`, given up and settled at `moment`, were
 * to tell. Belongs into the batch that settles them.
 */
export function fallBackToMail(db: D1Database, chat: string, moment: number): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO outbox (id, channel, kind, reference, invitation, recipient, due_at, created_at)
       SELECT ${rowId}, 'mail', kind, reference, invitation, address.value, ?2, ?2
       FROM outbox AS given_up, json_each(${addressesOf("given_up.fallback")}) AS address
       WHERE given_up.state = 'dead' AND given_up.settled_at = ?2 AND given_up.recipient = ?1 AND given_up.channel = 'telegram'
       ON CONFLICT DO NOTHING`,
    )
    .bind(chat, moment);
}

/** Statement that ends every binding of a chat: replies go by mail from now on. */
export function markChatLost(db: D1Database, chat: string, moment: number): D1PreparedStatement {
  return db
    .prepare("UPDATE telegram_chats SET lost_at = ?2 WHERE chat_id = ?1 AND lost_at IS NULL")
    .bind(chat, moment);
}

/** Statement that gives up what waits to be said in a chat; `tellByMail` says it. */
export function giveUpChat(db: D1Database, chat: string, moment: number): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE outbox SET state = 'dead', last_error = 'the chat was ended',
         settled_at = CASE WHEN ${hasFallback} THEN ?2 END
       WHERE state = 'pending' AND channel = 'telegram' AND kind = 'reply' AND recipient = ?1`,
    )
    .bind(chat, moment);
}
