import { mailboxOf, mailboxOfGiven } from "#app/platform/outbox/mailbox/data.server.ts";
import { prepareSql, sql } from "#app/lib/sql.ts";

/**
 * Statements that delete what waits to be mailed of changes to the guest of a reply, and what would
 * be mailed if a chat were lost.
 */
export function deleteWaitingMails(db: D1Database, replyId: string): D1PreparedStatement[] {
  const waiting =
    "kind = 'change' AND state = 'pending' AND reference BETWEEN ?1 || ':' AND ?1 || ':~'";
  return [
    `DELETE FROM outbox WHERE ${waiting} AND channel = 'mail'`,
    `UPDATE outbox SET fallback = NULL WHERE ${waiting} AND channel = 'telegram'`,
  ].map((statement) => db.prepare(statement).bind(replyId));
}

/**
 * Statements that delete what waits to be mailed of changes of an invitation to a mailbox, and what would
 * be mailed there if a chat were lost.
 * @param address one of the mailbox.
 */
export function deleteMailsToMailbox(
  db: D1Database,
  invitation: string,
  address: string,
): D1PreparedStatement[] {
  const mailbox = mailboxOfGiven(address);
  const waiting = sql`invitation = ${invitation} AND kind = 'change' AND state = 'pending'`;
  return [
    sql`DELETE FROM outbox WHERE ${waiting} AND channel = 'mail' AND ${mailboxOf("recipient")} = ${mailbox}`,
    sql`UPDATE outbox SET fallback = NULL WHERE ${waiting} AND channel = 'telegram' AND json_valid(fallback)
      AND EXISTS (SELECT 1 FROM json_each(fallback) AS source WHERE ${mailboxOf("source.value")} = ${mailbox})`,
  ].map((statement) => prepareSql(db, statement));
}

/** Statement that deletes what waits to be told of changes of an invitation before those named. */
export function deleteOtherChanges(
  db: D1Database,
  invitation: string,
  changes: readonly string[],
): D1PreparedStatement {
  return db
    .prepare(
      `DELETE FROM outbox WHERE invitation = ?1 AND kind = 'change' AND state = 'pending'
         AND NOT EXISTS (SELECT 1 FROM json_each(?2) AS notified WHERE reference LIKE '%:' || notified.value)`,
    )
    .bind(invitation, JSON.stringify(changes));
}
