import { enqueue, enqueuedIds } from "#app/platform/outbox/enqueue.server.ts";
import { prepareSql, sql } from "#app/lib/sql.ts";

/**
 * Sets the address of an invitation's program; one that was set before is told nothing more. The
 * same id again changes nothing.
 * @param webhook its id, from the form's random value, and its address as `publicAddress` has it.
 * @param records of it, for the log.
 * @param now milliseconds since 1970 in UTC.
 */
export async function setWebhook(
  db: D1Database,
  { id, invitation, url }: { id: string; invitation: string; url: string },
  now: number,
  records: readonly D1PreparedStatement[],
): Promise<void> {
  const insert = sql`INSERT INTO webhooks (id, invitation, url, created_at)
    VALUES (${id}, ${invitation}, ${url}, ${now}) ON CONFLICT DO NOTHING`;
  await db.batch([...forgetWebhook(db, invitation, now, id), prepareSql(db, insert), ...records]);
}

/** Removes the address of an invitation's program. */
export async function removeWebhook(
  db: D1Database,
  invitation: string,
  now: number,
  records: readonly D1PreparedStatement[],
): Promise<void> {
  await db.batch([...forgetWebhook(db, invitation, now, ""), ...records]);
}

/** Statements that end an invitation's webhook, but one: what waits for it is not sent any more. */
export function forgetWebhook(
  db: D1Database,
  invitation: string,
  now: number,
  keptId = "",
): D1PreparedStatement[] {
  return [
    sql`UPDATE outbox SET state = 'dead', settled_at = ${now}, last_error = 'the address was removed'
      WHERE invitation = ${invitation} AND channel = 'webhook' AND recipient <> ${keptId}
        AND state IN ('pending', 'dead') AND settled_at IS NULL`,
    sql`DELETE FROM webhooks WHERE invitation = ${invitation} AND id <> ${keptId}`,
  ].map((statement) => prepareSql(db, statement));
}

/**
 * Sends a test to an invitation's webhook; the same form again sends none.
 * @param form its random value.
 * @returns the ids of the outbox rows that this call added, for the queue.
 */
export async function testWebhook(
  db: D1Database,
  invitation: string,
  form: string,
  now: number,
): Promise<string[]> {
  const source = {
    columns: { reference: sql`${`test:${form}`}`, invitation: sql`invitation` },
    from: sql`webhooks WHERE invitation = ${invitation}`,
  };
  return enqueuedIds(await db.batch(enqueue(db, { kind: "answer-test", source }, now)));
}

/**
 * Gives what a webhook did not take another 72 hours from now.
 * @returns the number of messages.
 */
export async function retryWebhook(
  db: D1Database,
  invitation: string,
  now: number,
): Promise<number> {
  const statement = sql`UPDATE outbox SET state = 'pending', attempts = 0, unconfirmed = 0, due_at = ${now}
    WHERE invitation = ${invitation} AND channel = 'webhook' AND state = 'dead' AND settled_at IS NULL
      AND staff_settled_at IS NULL`;
  return (await prepareSql(db, statement).run()).meta.changes;
}
