import type { Language } from "#app/features/language/languages.ts";
import { tellStatements, type Told } from "#app/features/reply/told.server.ts";

/** A checked answer, ready to be kept. */
export type NewReply = Told & {
  language: Language;
  name: string;
  response: "Yes" | "No";
  guestsNumber: number | null;
  emailTo: "groom" | "bride" | null;
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
    ...tellStatements(db, reply, now),
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
