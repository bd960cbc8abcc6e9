import {
  entriesKept,
  type Author,
  type ChangeDetails,
  type ChangeKind,
} from "#app/domain/change-log/kinds.ts";
import { prepareSql, sql } from "#app/lib/sql.ts";

/**
 * Statement that adds to an invitation's log if the statement right before it in the same batch
 * changed a row (sqlite.org/lang_corefunc.html, `changes()`), so that the log has what was done and
 * nothing else. Asked again in the same request it adds nothing.
 * @param subjects ids of the households and replies that it is about; with one of them it is forgotten.
 */
export function recordChange(
  db: D1Database,
  { invitation, person, now }: Author,
  kind: ChangeKind,
  details: ChangeDetails = {},
  subjects: readonly string[] = [],
): D1PreparedStatement {
  return prepareSql(
    db,
    sql`INSERT INTO host_changes (id, invitation, created_at, person, kind, subjects, details)
      SELECT ${crypto.randomUUID()}, ${invitation}, ${now}, ${person}, ${kind}, ${JSON.stringify(subjects)},
        ${JSON.stringify(details)} WHERE changes() > 0 ON CONFLICT DO NOTHING`,
  );
}

/**
 * Runs a statement with the records that belong to it, in one batch.
 * @returns how many rows the statement changed.
 */
export async function runRecorded(
  db: D1Database,
  statement: D1PreparedStatement,
  records: readonly D1PreparedStatement[],
): Promise<number> {
  const [result] = await db.batch([statement, ...records]);
  return result?.meta.changes ?? 0;
}

/** Deletes what is older than an invitation's newest `entriesKept` entries. */
export async function trimChanges(db: D1Database): Promise<void> {
  const statement = sql`DELETE FROM host_changes WHERE id IN (SELECT id FROM
    (SELECT id, row_number() OVER (PARTITION BY invitation ORDER BY created_at DESC, id DESC) AS place FROM host_changes)
    WHERE place > ${entriesKept})`;
  await prepareSql(db, statement).run();
}
