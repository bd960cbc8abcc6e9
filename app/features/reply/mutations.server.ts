import type { Language } from "#app/features/language/languages.ts";
import { rowId } from "#app/features/outbox/row-id.ts";

/** A checked answer, ready to be kept. */
export type NewReply = {
  invitation: string;
  /** The form's idempotency key: one form is one reply, however often it arrives. */
  key: string;
  language: Language;
  name: string;
  response: "Yes" | "No";
  guestsNumber: number | null;
  emailTo: "groom" | "bride" | null;
  /** Came in a way that people seldom do; the couple sees a mark, nothing is thrown away. */
  suspect: boolean;
  recipients: string[];
  /** Told by Telegram wherever a chat is bound, and by mail until one is. */
  telegram?: boolean;
};

/** The chats that an invitation's replies go to; `chat` is their table's name in the statement. */
const boundChats = "telegram_chats AS chat WHERE chat.lost_at IS NULL AND chat.invitation";

/**
 * Keeps a reply and what is to be told of it, in one atomic batch. The same key and content again
 * changes nothing; other content is a new revision, the earlier ones stay. Whoever was told of an
 * earlier revision by mail is told of the new one too.
 * @param now milliseconds since 1970 in UTC.
 * @returns the ids of outbox rows that this call added, for waking the sender.
 * @throws D1's error after the third failure.
 */
export async function saveReply(db: D1Database, reply: NewReply, now: number): Promise<string[]> {
  const { invitation, key, telegram = false } = reply;
  const hash = await contentHash(reply);
  const statements = [
    db
      .prepare(
        `INSERT INTO replies (id, invitation, key, revision, content_hash, language, name, response, guests_number, email_to, suspect, created_at, updated_at)
         VALUES (?1, ?2, ?3, 1, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?11)
         ON CONFLICT (invitation, key) DO UPDATE SET
           revision = revision + 1, content_hash = excluded.content_hash, language = excluded.language,
           name = excluded.name, response = excluded.response, guests_number = excluded.guests_number,
           email_to = excluded.email_to, suspect = MAX(suspect, excluded.suspect), updated_at = excluded.updated_at
         WHERE content_hash <> excluded.content_hash`,
      )
      .bind(
        crypto.randomUUID(),
        invitation,
        key,
        hash,
        reply.language,
        reply.name,
        reply.response,
        reply.guestsNumber,
        reply.emailTo,
        Number(reply.suspect),
        now,
      ),
    db
      .prepare(
        `INSERT INTO reply_revisions (reply_id, revision, language, name, response, guests_number, email_to, created_at)
         SELECT id, revision, language, name, response, guests_number, email_to, updated_at FROM replies WHERE invitation = ?1 AND key = ?2
         ON CONFLICT DO NOTHING`,
      )
      .bind(invitation, key),
    ...reply.recipients.map((recipient) =>
      db
        .prepare(
          `INSERT INTO outbox (id, channel, kind, reference, invitation, recipient, due_at, created_at)
           SELECT ?1, 'mail', 'reply', id || ':' || revision, invitation, ?2, ?3, ?3 FROM replies
           WHERE invitation = ?4 AND key = ?5 AND NOT (?6 AND EXISTS (SELECT 1 FROM ${boundChats} = ?4))
           ON CONFLICT DO NOTHING RETURNING id`,
        )
        .bind(crypto.randomUUID(), recipient, now, invitation, key, Number(telegram)),
    ),
    ...(telegram
      ? [
          db
            .prepare(
              `INSERT INTO outbox (id, channel, kind, reference, invitation, recipient, fallback, due_at, created_at)
               SELECT ${rowId}, 'telegram', 'reply', replies.id || ':' || replies.revision, replies.invitation, chat.chat_id, ?1, ?2, ?2
               FROM replies, ${boundChats} = replies.invitation AND replies.invitation = ?3 AND replies.key = ?4
               ON CONFLICT DO NOTHING RETURNING id`,
            )
            .bind(JSON.stringify(reply.recipients), now, invitation, key),
        ]
      : []),
    db
      .prepare(
        `INSERT INTO outbox (id, channel, kind, reference, invitation, recipient, due_at, created_at)
         SELECT ${rowId}, 'mail', 'reply', replies.id || ':' || replies.revision, replies.invitation, earlier.recipient, ?1, ?1
         FROM replies JOIN outbox AS earlier ON earlier.channel = 'mail' AND earlier.kind = 'reply' AND earlier.reference >= replies.id || ':' AND earlier.reference < replies.id || ';'
         WHERE replies.invitation = ?2 AND replies.key = ?3 GROUP BY earlier.recipient
         ON CONFLICT DO NOTHING RETURNING id`,
      )
      .bind(now, invitation, key),
  ];
  const results = await withRetries(() => db.batch<{ id: string }>(statements));
  return results.slice(2).flatMap((result) => result.results.map((row) => row.id));
}

/** D1 answers a passing fault with an error; the statements may be sent again, for they are idempotent. */
async function withRetries<Result>(run: () => Promise<Result>): Promise<Result> {
  for (const wait of [50, 200]) {
    try {
      return await run();
    } catch (error) {
      console.warn("D1 failed, once more", String(error));
      await scheduler.wait(wait);
    }
  }
  return run();
}

async function contentHash(reply: NewReply): Promise<string> {
  const content = JSON.stringify([reply.name, reply.response, reply.guestsNumber, reply.emailTo]);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(content));
  return new Uint8Array(digest).toHex();
}
