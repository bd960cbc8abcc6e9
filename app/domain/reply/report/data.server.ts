import { readReply, replyColumns, replyRow, type Reply } from "#app/domain/reply/data.server.ts";
import { sql, textPiece, type Sql } from "#app/lib/sql.ts";

/** SQL condition of replies that are news: not hidden, and not entered by the hosts themselves. */
const isNews = "hidden_at IS NULL AND entered_by IS NULL";

/**
 * SQL of whether replies of an invitation came or changed in a span of time.
 * @param since SQL of milliseconds since 1970 in UTC.
 * @param until the end, not included.
 */
export function hasChangedReplies(invitation: string, since: Sql, until: number): Sql {
  return sql`EXISTS (SELECT 1 FROM replies AS changed WHERE changed.invitation = ${invitation}
    AND changed.updated_at >= ${since} AND changed.updated_at < ${until} AND ${textPiece(isNews)})`;
}

/** The replies that came or changed in a span of time, the newest first. */
export async function listChangedReplies(
  db: D1Database,
  invitation: string,
  { since, until }: { since: number; until: number },
): Promise<Reply[]> {
  const { results } = await db
    .prepare(
      `SELECT ${replyColumns} FROM replies r
       WHERE r.invitation = ?1 AND r.updated_at >= ?2 AND r.updated_at < ?3 AND ${isNews}
       ORDER BY r.updated_at DESC, r.id DESC`,
    )
    .bind(invitation, since, until)
    .all();
  return results.map((row) => readReply(replyRow, row));
}
