import { rowId } from "#app/features/outbox/row-id.ts";

/** A reply that is being kept, and who is to be told of it. */
export type ReplyNotification = {
  invitation: string;
  /** The form's idempotency key: one form is one reply, however often it arrives. */
  key: string;
  /** Addresses. */
  recipients: string[];
  /** Told by Telegram wherever a chat is bound, and by mail until one is. */
  telegram?: boolean;
};

/** The chats that replies go to. `invitation` is a place or a column of the statement. */
function boundChats(invitation: string): string {
  return `telegram_chats AS chat WHERE chat.lost_at IS NULL AND chat.invitation = ${invitation}`;
}

const reference = "replies.id || ':' || replies.revision";

/** What was told of the newest revision so far, over one channel. */
function toldBy(channel: "mail" | "telegram"): string {
  return `outbox AS told WHERE told.kind = 'reply' AND told.reference = ${reference} AND told.channel = '${channel}'`;
}

/**
 * Statements that put a reply's newest revision into the outbox, for the batch that keeps it, in this
 * order. Each answers the ids it added. The same reply again adds nothing, also where a chat was
 * bound or ended meanwhile. Whoever was told of an earlier revision by mail is told of this one too.
 * @param now milliseconds since 1970 in UTC.
 */
export function enqueueNotifications(
  db: D1Database,
  { invitation, key, recipients, telegram = false }: ReplyNotification,
  now: number,
): D1PreparedStatement[] {
  const insideTelegram = `EXISTS (SELECT 1 FROM ${boundChats("?4")}) OR EXISTS (SELECT 1 FROM ${toldBy("telegram")})`;
  return [
    ...recipients.map((recipient) =>
      db
        .prepare(
          `INSERT INTO outbox (id, channel, kind, reference, invitation, recipient, due_at, created_at)
           SELECT ?1, 'mail', 'reply', ${reference}, invitation, ?2, ?3, ?3 FROM replies
           WHERE invitation = ?4 AND key = ?5 AND NOT (?6 AND (${insideTelegram}))
           ON CONFLICT DO NOTHING RETURNING id`,
        )
        .bind(crypto.randomUUID(), recipient, now, invitation, key, Number(telegram)),
    ),
    ...(telegram ? [tellChats(db, { invitation, key, recipients }, now)] : []),
    db
      .prepare(
        `INSERT INTO outbox (id, channel, kind, reference, invitation, recipient, due_at, created_at)
         SELECT ${rowId}, 'mail', 'reply', ${reference}, replies.invitation, earlier.recipient, ?1, ?1
         FROM replies JOIN outbox AS earlier ON earlier.channel = 'mail' AND earlier.kind = 'reply' AND earlier.reference >= replies.id || ':' AND earlier.reference < replies.id || ';'
         WHERE replies.invitation = ?2 AND replies.key = ?3 GROUP BY earlier.recipient
         ON CONFLICT DO NOTHING RETURNING id`,
      )
      .bind(now, invitation, key),
  ];
}

function tellChats(
  db: D1Database,
  { invitation, key, recipients }: ReplyNotification,
  now: number,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO outbox (id, channel, kind, reference, invitation, recipient, fallback, due_at, created_at)
       SELECT ${rowId}, 'telegram', 'reply', ${reference}, replies.invitation, chat.chat_id, ?1, ?2, ?2
       FROM replies, ${boundChats("replies.invitation")} AND replies.invitation = ?3 AND replies.key = ?4
         AND NOT EXISTS (SELECT 1 FROM ${toldBy("mail")})
       ON CONFLICT DO NOTHING RETURNING id`,
    )
    .bind(JSON.stringify(recipients), now, invitation, key);
}
