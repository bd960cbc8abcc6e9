import type { Language } from "#app/i18n/languages.ts";
import { answerValues, type GivenAnswer } from "#app/features/reply/answer.ts";
import { fieldNames, replyFields } from "#app/features/invitation/reply-fields.ts";
import { enqueue, enqueuedIds } from "#app/features/outbox/enqueue.server.ts";
import { newestRevision } from "#app/features/reply/data.server.ts";
import { withRetries } from "#app/lib/retries.ts";
import { prepareSql, sql } from "#app/lib/sql.ts";
import { sha256Hex } from "#app/lib/crypto.ts";

const columns = fieldNames.map((name) => replyFields[name].column);
/** Index of the answer's first value among those bound to the first statement. */
const firstPlace = 8;

/** A validated reply with its recipients. */
export type NewReply = {
  invitation: string;
  /** The form's idempotency key: one form gives one reply, however often it arrives. */
  key: string;
  /** Mail addresses. */
  recipients: string[];
  /** Notifies bound chats, and falls back to mail while none is bound. */
  telegram?: boolean;
  language: Language;
  answer: GivenAnswer;
  /** Marked as possible spam; the couple sees the mark, and nothing is discarded. */
  suspect: boolean;
};

/**
 * Stores a reply and enqueues the messages about it, in one atomic batch. The same key and content
 * again changes nothing; other content is a new revision, and earlier ones are kept.
 * @param now milliseconds since 1970 in UTC.
 * @returns the ids of the outbox rows that this call added, for the queue.
 * @throws D1's error after the third failure.
 */
export async function saveReply(db: D1Database, reply: NewReply, now: number): Promise<string[]> {
  const { invitation, key, recipients, telegram = false } = reply;
  const source = newestRevision(invitation, key);
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
        await sha256Hex(JSON.stringify(values)),
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
    ...enqueue(db, { kind: "reply", source, recipients, telegram }, now),
  ];
  return enqueuedIds(await withRetries(() => db.batch(statements)));
}

/**
 * Statements that delete an invitation's replies with their revisions.
 * @param before milliseconds since 1970 in UTC: only those last changed earlier.
 */
export function deleteRepliesOf(
  db: D1Database,
  invitation: string,
  before?: number,
): D1PreparedStatement[] {
  const all = sql`SELECT id FROM replies WHERE invitation = ${invitation}`;
  const which = before === undefined ? all : sql`${all} AND updated_at < ${before}`;
  return [
    prepareSql(db, sql`DELETE FROM reply_revisions WHERE reply_id IN (${which})`),
    prepareSql(db, sql`DELETE FROM replies WHERE id IN (${which})`),
  ];
}
