import * as v from "valibot";
import { isCode } from "#app/domain/guests/link/code.ts";
import { householdColumns } from "#app/domain/guests/columns.ts";
import { householdRow, type Household } from "#app/domain/guests/schema.ts";
import { senderKeyOf, senderOf } from "#app/domain/guests/sending/state.ts";
import { sideOf } from "#app/domain/guests/side.ts";
import { findRow, listRows, readRows } from "#app/lib/rows.ts";
import { sql, type Sql } from "#app/lib/sql.ts";

const columns = Object.entries(householdColumns)
  .map(([name, column]) => `${column} AS ${name}`)
  .join(", ");

/** Statement for all households of an invitation; read its result with `readHouseholds`. */
export function householdsOf(db: D1Database, invitation: string): D1PreparedStatement {
  return db
    .prepare(`SELECT ${columns} FROM households WHERE invitation = ?1 ORDER BY created_at, id`)
    .bind(invitation);
}

/** Reads the result of `householdsOf`. */
export function readHouseholds(result: D1Result | undefined): Household[] {
  return readRows(householdRow, result);
}

const newestRow = v.object({ id: v.string(), createdAt: v.number() });

/** Statement for an invitation's newest household; read its result with `readNewestHousehold`. */
export function newestHousehold(db: D1Database, invitation: string): D1PreparedStatement {
  return db
    .prepare(
      `SELECT id, created_at AS createdAt FROM households
       WHERE invitation = ?1 ORDER BY created_at DESC, id DESC LIMIT 1`,
    )
    .bind(invitation);
}

/** Reads the result of `newestHousehold`: a text that differs after each one that is added. */
export function readNewestHousehold(result: D1Result | undefined): string {
  const [row] = readRows(newestRow, result);
  return row ? `${row.createdAt} ${row.id}` : "";
}

/** Statement for one household of an invitation; read its result with `readHousehold`. */
export function householdOf(db: D1Database, invitation: string, id: string): D1PreparedStatement {
  return db
    .prepare(`SELECT ${columns} FROM households WHERE invitation = ?1 AND id = ?2`)
    .bind(invitation, id);
}

/** Reads the result of `householdOf`; null when the invitation has no such household. */
export function readHousehold(result: D1Result | undefined): Household | null {
  const [household = null] = readHouseholds(result);
  return household;
}

const senderRow = v.object({
  sender: v.nullable(v.string()),
  side: v.pipe(v.nullable(v.string()), v.transform(sideOf)),
});

/** Statement for who sends to an invitation's households; read its result with `readSenders`. */
export function sendersOf(db: D1Database, invitation: string): D1PreparedStatement {
  return db.prepare("SELECT sender, side FROM households WHERE invitation = ?1").bind(invitation);
}

/** Reads the result of `sendersOf`: each sender once, those of the most households first. */
export function readSenders(result: D1Result | undefined): string[] {
  const senders = readRows(senderRow, result).flatMap((row) => senderOf(row) ?? []);
  const bySender = Map.groupBy(senders, senderKeyOf);
  return [...bySender.values()]
    .toSorted((group, other) => other.length - group.length)
    .flatMap(([first]) => first ?? []);
}

/** All households of an invitation, in the order in which they were entered. */
export async function listHouseholds(db: D1Database, invitation: string): Promise<Household[]> {
  return readHouseholds(await householdsOf(db, invitation).all());
}

/** The household of a personal link; null for a code that is wrong or revoked. */
export async function findHousehold(
  db: D1Database,
  invitation: string,
  code: string,
): Promise<Household | null> {
  if (!isCode(code)) return null;
  const statement = db
    .prepare(`SELECT ${columns} FROM households WHERE invitation = ?1 AND code = ?2`)
    .bind(invitation, code);
  return findRow(householdRow, statement);
}

/**
 * SQL of the seats of a household: its number, or no row when it no longer exists. The reply's own
 * statement reads it, so that no other write comes between.
 */
export function seatsOf(invitation: string, household: string | Sql): Sql {
  return sql`SELECT adults + children FROM households WHERE invitation = ${invitation} AND id = ${household}`;
}

/** Invitations with at least one household. Answered from an index without reading the table. */
export async function listInvitationsWithHouseholds(db: D1Database): Promise<string[]> {
  const rows = await listRows(
    v.object({ invitation: v.string() }),
    db.prepare("SELECT DISTINCT invitation FROM households"),
  );
  return rows.map(({ invitation }) => invitation);
}
