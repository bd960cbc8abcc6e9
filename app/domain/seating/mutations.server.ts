import { runRecorded } from "#app/domain/change-log/mutations.server.ts";
import { isHouseholdOf } from "#app/domain/guests/household/data.server.ts";
import { isReplyOf } from "#app/domain/reply/party/data.server.ts";
import { restorableMs, tableLimits } from "#app/domain/seating/limits.ts";
import type { TableChange } from "#app/domain/seating/schema.ts";
import { prepareSql, sql, textPiece, type Sql } from "#app/lib/sql.ts";

/**
 * Seats parties at a table, wherever they sat before. The last move wins.
 * @param parties ids of households, or of replies without one; others are left out.
 * @returns how many were seated: none at a table that was deleted.
 */
export async function seatParties(
  db: D1Database,
  invitation: string,
  parties: readonly string[],
  table: string,
  records: readonly D1PreparedStatement[] = [],
): Promise<number> {
  const party = textPiece("json_each.value");
  return changesOf(
    db,
    sql`INSERT INTO seatings (invitation, party, table_id)
      SELECT ${invitation}, ${party}, ${table} FROM json_each(${JSON.stringify(parties)})
      WHERE EXISTS (SELECT 1 FROM seating_tables WHERE id = ${table} AND invitation = ${invitation}
        AND deleted_at IS NULL)
      AND (${isHouseholdOf(invitation, party)} OR ${isReplyOf(invitation, party)})
      ON CONFLICT (invitation, party) DO UPDATE SET table_id = excluded.table_id`,
    records,
  );
}

/** Takes parties from their tables. */
export async function unseatParties(
  db: D1Database,
  invitation: string,
  parties: readonly string[],
  records: readonly D1PreparedStatement[] = [],
): Promise<void> {
  await changesOf(
    db,
    sql`DELETE FROM seatings WHERE invitation = ${invitation}
      AND party IN (SELECT value FROM json_each(${JSON.stringify(parties)}))`,
    records,
  );
}

/**
 * Adds tables after the others, in the given order. All or, beyond the limit of tables, none.
 * @param tables with ids of the form's key, so that sending it again adds nothing. One whose name is
 * taken is left out.
 * @returns how many were added.
 */
export async function addTables(
  db: D1Database,
  invitation: string,
  tables: readonly { id: string; name: string; seats: number }[],
  records: readonly D1PreparedStatement[] = [],
): Promise<number> {
  return changesOf(
    db,
    sql`INSERT INTO seating_tables (id, invitation, name, seats, position)
      SELECT json_each.value ->> 'id', ${invitation}, json_each.value ->> 'name',
        json_each.value ->> 'seats', json_each.key + 1
          + coalesce((SELECT max(position) FROM seating_tables WHERE invitation = ${invitation}), 0)
      FROM json_each(${JSON.stringify(tables)})
      WHERE ${hasRoom(invitation, tables.length)}
      AND NOT ${isNamed(invitation, textPiece("json_each.value ->> 'name'"))}
      ON CONFLICT DO NOTHING`,
    records,
  );
}

/** Renames a table and sets its seats. @returns whether: not to a name that another table has. */
export async function changeTable(
  db: D1Database,
  invitation: string,
  { table, name, seats }: TableChange,
  records: readonly D1PreparedStatement[] = [],
): Promise<boolean> {
  const changes = await changesOf(
    db,
    sql`UPDATE seating_tables SET name = ${name}, seats = ${seats}
      WHERE invitation = ${invitation} AND id = ${table} AND deleted_at IS NULL
      AND NOT ${isNamed(invitation, sql`${name}`, sql` AND o.id <> ${table}`)}`,
    records,
  );
  return changes > 0;
}

/** Orders tables. @param ids of all tables, the first one first. */
export async function orderTables(
  db: D1Database,
  invitation: string,
  ids: readonly string[],
): Promise<void> {
  await changesOf(
    db,
    sql`UPDATE seating_tables SET position = json_each.key FROM json_each(${JSON.stringify(ids)})
      WHERE seating_tables.invitation = ${invitation} AND seating_tables.id = json_each.value`,
  );
}

/**
 * Deletes a table. Its parties have no table then; restoring it within a day gives it back to those
 * that were not moved. Tables that were deleted before that are removed for good.
 * @param now milliseconds since 1970 in UTC.
 * @returns whether there was such a table.
 */
export async function deleteTable(
  db: D1Database,
  invitation: string,
  table: string,
  now: number,
  records: readonly D1PreparedStatement[] = [],
): Promise<boolean> {
  const old = sql`invitation = ${invitation} AND deleted_at < ${now - restorableMs}`;
  const statements = [
    sql`DELETE FROM seatings WHERE invitation = ${invitation}
        AND table_id IN (SELECT id FROM seating_tables WHERE ${old})`,
    sql`DELETE FROM seating_tables WHERE ${old}`,
    sql`UPDATE seating_tables SET deleted_at = ${now}
        WHERE invitation = ${invitation} AND id = ${table} AND deleted_at IS NULL`,
  ].map((statement) => prepareSql(db, statement));
  const results = await db.batch([...statements, ...records]);
  return (results[statements.length - 1]?.meta.changes ?? 0) > 0;
}

/** Restores a deleted table. @returns whether: not beyond the limit, nor beside one of its name. */
export async function restoreTable(
  db: D1Database,
  invitation: string,
  table: string,
  records: readonly D1PreparedStatement[] = [],
): Promise<boolean> {
  const changes = await changesOf(
    db,
    sql`UPDATE seating_tables SET deleted_at = NULL
      WHERE invitation = ${invitation} AND id = ${table} AND deleted_at IS NOT NULL
      AND ${hasRoom(invitation, 1)} AND NOT ${isNamed(invitation, textPiece("seating_tables.name"))}`,
    records,
  );
  return changes > 0;
}

/** Sets whether guests find their table on the invitation's page on the day of the event. */
export async function setGuestsFind(
  db: D1Database,
  invitation: string,
  guestsFind: boolean,
  records: readonly D1PreparedStatement[] = [],
): Promise<void> {
  await changesOf(
    db,
    sql`INSERT INTO seating_settings (invitation, guests_find) VALUES (${invitation}, ${Number(guestsFind)})
      ON CONFLICT (invitation) DO UPDATE SET guests_find = excluded.guests_find`,
    records,
  );
}

function hasRoom(invitation: string, added: number): Sql {
  return sql`(SELECT count(*) FROM seating_tables AS o WHERE o.invitation = ${invitation}
    AND o.deleted_at IS NULL) + ${added} <= ${tableLimits.tables}`;
}

/** Two tables of one name would send guests to the wrong one. */
function isNamed(invitation: string, name: Sql, condition: Sql = textPiece("")): Sql {
  return sql`EXISTS (SELECT 1 FROM seating_tables AS o WHERE o.invitation = ${invitation}
    AND o.deleted_at IS NULL AND o.name = ${name}${condition})`;
}

async function changesOf(
  db: D1Database,
  statement: Sql,
  records: readonly D1PreparedStatement[] = [],
): Promise<number> {
  return runRecorded(db, prepareSql(db, statement), records);
}
