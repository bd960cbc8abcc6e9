import * as v from "valibot";
import { hasDeclined, replyIdsOf } from "#app/domain/reply/party/data.server.ts";
import { tableRow, type SeatingTable } from "#app/domain/seating/schema.ts";
import { readRow, readRows } from "#app/lib/rows.ts";
import { prepareSql, sql } from "#app/lib/sql.ts";

/** Tables in their order, deleted ones that can be restored among them, and who sits where. */
export type Seating = {
  tables: SeatingTable[];
  /** The id of a party's table by the party's id. */
  seats: Map<string, string>;
  /** Guests find their table on the invitation's page on the day. */
  guestsFind: boolean;
};

/** Statements for an invitation's seating; read their results with `readSeating`. */
export function seatingOf(db: D1Database, invitation: string): D1PreparedStatement[] {
  return [
    sql`SELECT id, name, seats, deleted_at AS deletedAt FROM seating_tables
      WHERE invitation = ${invitation} ORDER BY position, id`,
    sql`SELECT party, table_id AS tableId FROM seatings WHERE invitation = ${invitation}`,
    sql`SELECT guests_find AS guestsFind FROM seating_settings WHERE invitation = ${invitation}`,
  ].map((statement) => prepareSql(db, statement));
}

const seatRow = v.object({ party: v.string(), tableId: v.string() });
const settingsRow = v.object({ guestsFind: v.number() });

/** Reads the results of `seatingOf`, in the order of its statements. */
export function readSeating([tables, seats, settings]: readonly D1Result[]): Seating {
  return {
    tables: readRows(tableRow, tables),
    seats: new Map(readRows(seatRow, seats).map(({ party, tableId }) => [party, tableId])),
    guestsFind: readRows(settingsRow, settings).some(({ guestsFind }) => guestsFind === 1),
  };
}

/**
 * Statement for the names of parties' tables, for a list at the door; read its result with
 * `readTableNames`.
 */
export function tableNamesOf(db: D1Database, invitation: string): D1PreparedStatement {
  return prepareSql(
    db,
    sql`SELECT s.party, t.name FROM seatings AS s
      JOIN seating_tables AS t ON t.id = s.table_id AND t.deleted_at IS NULL
      WHERE s.invitation = ${invitation}`,
  );
}

/**
 * Reads the result of `tableNamesOf`.
 * @returns the table's name by the party's id: a household's, or that of a reply without one. A
 * household whose reply was seated before it belonged to it is found by the reply's id.
 */
export function readTableNames(result: D1Result | undefined): Map<string, string> {
  const rows = readRows(v.object({ party: v.string(), name: v.string() }), result);
  return new Map(rows.map(({ party, name }) => [party, name]));
}

const openRow = v.object({ isOpen: v.number(), own: v.nullable(v.string()) });

/**
 * The table search on the invitation's page, open if the hosts allow it and somebody is seated; and
 * the name of a household's own table, null where it has none or does not come.
 * @param household of the personal link that is used.
 */
export async function findOpenSeating(
  db: D1Database,
  invitation: string,
  household: string | null,
): Promise<{ isOpen: boolean; own: string | null }> {
  const seated = sql`seatings AS s JOIN seating_tables AS t ON t.id = s.table_id AND t.deleted_at IS NULL
    WHERE s.invitation = ${invitation}`;
  const ownTable =
    household === null
      ? sql`NULL`
      : sql`(SELECT t.name FROM ${seated}
          AND (s.party = ${household} OR s.party IN (${replyIdsOf(invitation, sql`${household}`)}))
          AND NOT ${hasDeclined(invitation, household)}
          ORDER BY s.party <> ${household} LIMIT 1)`;
  const statement = sql`SELECT EXISTS (SELECT 1 FROM seating_settings WHERE invitation = ${invitation}
      AND guests_find = 1) AND EXISTS (SELECT 1 FROM ${seated}) AS isOpen, ${ownTable} AS own`;
  const row = readRow(openRow, await prepareSql(db, statement).first());
  return { isOpen: row.isOpen === 1, own: row.isOpen === 1 ? row.own : null };
}
