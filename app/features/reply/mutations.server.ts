import type { Language } from "#app/i18n/languages.ts";
import { answerValues, type GivenAnswer } from "#app/features/reply/answer.ts";
import { fieldNames, replyFields } from "#app/features/invitation/reply-fields.ts";
import {
  enqueueNotifications,
  type ReplyNotification,
} from "#app/features/reply/notifications.server.ts";
import { withRetries } from "#app/lib/retries.ts";

const columns = fieldNames.map((name) => replyFields[name].column);
/** Where the answer's values stand among those of the first statement. */
const firstPlace = 8;

/** A checked answer, ready to be kept. */
export type NewReply = ReplyNotification & {
  language: Language;
  answer: GivenAnswer;
  /** Came in a way that people seldom do; the couple sees a mark, nothing is thrown away. */
  suspect: boolean;
};

/**
 * Keeps a reply and what is to be told of it, in one atomic batch. The same key and content again
 * changes nothing; other content is a new revision, the earlier ones stay.
 * @param now milliseconds since 1970 in UTC.
 * @returns the ids of outbox rows that this call added, for waking the sender.
 * @throws D1's error after the third failure.
 */
export async function saveReply(db: D1Database, reply: NewReply, now: number): Promise<string[]> {
  const { invitation, key } = reply;
  const values = answerValues(reply.answer);
  const statements = [
    db
      .prepare(
        `INSERT INTO replies (id, invitation, key, revision, content_hash, language, suspect, created_at, updated_at, ${columns.join(", ")})
         VALUES (?1, ?2, ?3, 1, ?4, ?5, ?6, ?7, ?7, ${columns.map((_, index) => `?${firstPlace + index}`).join(", ")})
         ON CONFLICT (invitation, key) DO UPDATE SET
           revision = revision + 1, content_hash = excluded.content_hash, language = excluded.language,
           ${columns.map((column) => `${column} = excluded.${column}`).join(", ")},
           suspect = MAX(suspect, excluded.suspect), updated_at = excluded.updated_at
         WHERE content_hash <> excluded.content_hash`,
      )
      .bind(
        crypto.randomUUID(),
        invitation,
        key,
        await contentHash(values),
        reply.language,
        Number(reply.suspect),
        now,
        ...values,
      ),
    db
      .prepare(
        `INSERT INTO reply_revisions (reply_id, revision, language, created_at, ${columns.join(", ")})
         SELECT id, revision, language, updated_at, ${columns.join(", ")} FROM replies WHERE invitation = ?1 AND key = ?2
         ON CONFLICT DO NOTHING`,
      )
      .bind(invitation, key),
    ...enqueueNotifications(db, reply, now),
  ];
  const results = await withRetries(() => db.batch<{ id: string }>(statements));
  return results.slice(2).flatMap((result) => result.results.map((row) => row.id));
}

async function contentHash(values: readonly unknown[]): Promise<string> {
  const content = new TextEncoder().encode(JSON.stringify(values));
  const digest = await crypto.subtle.digest("SHA-256", content);
  return new Uint8Array(digest).toHex();
}
