import { sql, type Sql } from "#app/lib/sql.ts";

/** SQL of the messages whose reference begins with one of these ids, for `id IN`. */
function aboutSubjects(ids: readonly string[]): Sql {
  return sql`SELECT o.id FROM json_each(${JSON.stringify(ids)}) AS subject JOIN outbox AS o
    ON o.reference = subject.value OR o.reference BETWEEN subject.value || ':' AND subject.value || ':~'`;
}

/**
 * The rows of an invitation's messages, each as FROM takes them. The bot's answers in a chat before
 * it was bound name no invitation and are found by their chat: delete messages before chats.
 */
export function messagesOf(
  invitation: string,
): Record<
  | "outbox"
  | "notification_settings"
  | "notification_addresses"
  | "telegram_chats"
  | "guest_chats"
  | "webhooks",
  Sql
> {
  return {
    outbox: sql`outbox WHERE invitation = ${invitation} OR (invitation IS NULL AND channel = 'telegram'
      AND recipient IN (SELECT chat_id FROM telegram_chats WHERE invitation = ${invitation}
        UNION SELECT chat_id FROM guest_chats WHERE invitation = ${invitation}))`,
    notification_settings: sql`notification_settings WHERE invitation = ${invitation}`,
    notification_addresses: sql`notification_addresses WHERE invitation = ${invitation}`,
    telegram_chats: sql`telegram_chats WHERE invitation = ${invitation}`,
    guest_chats: sql`guest_chats WHERE invitation = ${invitation}`,
    webhooks: sql`webhooks WHERE invitation = ${invitation}`,
  };
}

/**
 * The messages about some replies, their guests' chats, and what the bot answered there: delete
 * messages before chats.
 */
export function messagesAboutReplies(ids: readonly string[]): { outbox: Sql; guest_chats: Sql } {
  const replies = sql`SELECT value FROM json_each(${JSON.stringify(ids)})`;
  return {
    outbox: sql`outbox WHERE id IN (${aboutSubjects(ids)}) OR (kind = 'bot' AND recipient IN
      (SELECT chat_id FROM guest_chats WHERE reply_id IN (${replies})))`,
    guest_chats: sql`guest_chats WHERE reply_id IN (${replies})`,
  };
}

/**
 * The messages about an order, to the customer and to the studio, and those that programs sent to
 * the customer's address (`POST /send-email`).
 */
export function messagesAboutOrder(id: string, email: string): { outbox: Sql } {
  return {
    outbox: sql`outbox WHERE id IN (${aboutSubjects([id])})
      OR (kind = 'call' AND recipient = ${email} COLLATE NOCASE)`,
  };
}
