import { unsettled } from "#app/platform/outbox/data.server.ts";
import type { MessageKind } from "#app/platform/outbox/schema.ts";
import { prepareSql, sql, textPiece, type Sql } from "#app/lib/sql.ts";

/** SQL condition of a message that may be sent once more: it was sent, or given up. */
function isOver(id: string): Sql {
  return sql`id = ${id} AND state IN ('sent', 'dead')`;
}

/** SQL condition of a message that may be stopped: it waits, or was given up and nobody settled it. */
function isOpen(id: string): Sql {
  return sql`id = ${id} AND state IN ('pending', 'dead') AND ${textPiece(unsettled)}`;
}

/**
 * A change of a message by hand: a statement, and the SQL condition under which it changes
 * anything. One that is being sent at this moment stays as it is.
 */
type ByHand = { statement: D1PreparedStatement; condition: Sql };

/**
 * Sends a message once more. It is composed again from what is stored then.
 * @param now milliseconds since 1970 in UTC.
 */
export function sendAgain(db: D1Database, id: string, now: number): ByHand {
  const statement = prepareSql(
    db,
    sql`UPDATE outbox SET state = 'pending', attempts = 0, unconfirmed = 0, due_at = ${now}, last_error = NULL,
      sent_at = NULL, settled_at = NULL, staff_settled_at = NULL WHERE ${isOver(id)}`,
  );
  return { statement, condition: sql`EXISTS (SELECT 1 FROM outbox WHERE ${isOver(id)})` };
}

/**
 * Stops a message: it is not sent, and raises no alarm.
 * @param now milliseconds since 1970 in UTC.
 */
export function stopMessage(db: D1Database, id: string, now: number): ByHand {
  const statement = prepareSql(
    db,
    sql`UPDATE outbox SET state = 'dead', staff_settled_at = ${now},
      last_error = coalesce(last_error, 'stopped by staff') WHERE ${isOpen(id)}`,
  );
  return { statement, condition: sql`EXISTS (SELECT 1 FROM outbox WHERE ${isOpen(id)})` };
}

/**
 * Two statements for when an order's recipient has another address: its mails of these kinds that were
 * given up are sent there, and those that wait go there, too. The first counts those given up. One that
 * is being sent, was sent or was stopped stays as it is.
 * @param now milliseconds since 1970 in UTC.
 */
export function redirectMails(
  db: D1Database,
  { order, kinds, recipient }: { order: string; kinds: readonly MessageKind[]; recipient: string },
  now: number,
): [D1PreparedStatement, D1PreparedStatement] {
  // References are the id, or begin with it and a colon, which is below the tilde.
  const theirs = sql`kind IN (SELECT value FROM json_each(${JSON.stringify(kinds)}))
    AND reference BETWEEN ${order} AND ${`${order}:~`} AND recipient <> ${recipient} AND ${textPiece(unsettled)}`;
  return [
    prepareSql(
      db,
      sql`UPDATE OR IGNORE outbox SET recipient = ${recipient}, state = 'pending', attempts = 0,
        unconfirmed = 0, due_at = ${now}, last_error = NULL WHERE state = 'dead' AND ${theirs}`,
    ),
    prepareSql(
      db,
      sql`UPDATE OR IGNORE outbox SET recipient = ${recipient} WHERE state = 'pending' AND ${theirs}`,
    ),
  ];
}
