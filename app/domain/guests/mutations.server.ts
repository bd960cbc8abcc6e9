import { runRecorded } from "#app/domain/change-log/mutations.server.ts";
import { enteredColumns, householdColumns } from "#app/domain/guests/columns.ts";
import { newCode } from "#app/domain/guests/link/code.ts";
import {
  householdLimits,
  type Household,
  type NewHousehold,
  type Person,
} from "#app/domain/guests/schema.ts";
import { householdKeyOf } from "#app/domain/guests/household/key.ts";
import { prepareSql, sql, textPiece, type Sql } from "#app/lib/sql.ts";

/** An entered household beside the stored one that it replaces. */
export type HouseholdChange = { household: Household; entered: NewHousehold };

/**
 * Rows of one statement. They are one JSON value, because a Worker may run 1,000 queries a request
 * and a value may have 2 MB (https://developers.cloudflare.com/d1/platform/limits/).
 */
const rowsAtOnce = 100;

/**
 * Adds and changes households, all or none: one batch is one transaction.
 * @param storedHouseholds the households on which the caller decided, where others may write meanwhile. Then
 * nothing is added once their number differs, and a household that was changed since is left.
 * @param now milliseconds since 1970 in UTC.
 * @param records of the import, for the log.
 * @returns whether everything was written; always true without `known`.
 * @throws D1's error; then nothing was written.
 */
export async function saveHouseholds(
  db: D1Database,
  invitation: string,
  { added, changed }: { added: readonly NewHousehold[]; changed: readonly HouseholdChange[] },
  now: number,
  storedHouseholds?: readonly Household[],
  records: readonly D1PreparedStatement[] = [],
): Promise<boolean> {
  // A millisecond apart, so that they stay in the order in which they were entered.
  const rows = added.map((entered, index) => newRow(entered, now + index));
  const statements = [
    ...inParts(rows).map((part, index) =>
      insertRows(
        invitation,
        part,
        now,
        storedHouseholds
          ? sql`(SELECT count(*) FROM households WHERE invitation = ${invitation}) = ${storedHouseholds.length + index * rowsAtOnce}`
          : sql`true`,
      ),
    ),
    ...inParts(changed).map((part) =>
      updateRows(
        invitation,
        part,
        now,
        storedHouseholds ? sql`households.updated_at = ${field("updatedAt")}` : sql`true`,
      ),
    ),
  ];
  const [first, ...others] = statements.map((statement) => prepareSql(db, statement));
  if (!first) return true;
  const all = await db.batch([first, ...records, ...others]);
  const results = all.toSpliced(1, records.length);
  const written = results.reduce((sum, { meta }) => sum + meta.changes, 0);
  return !storedHouseholds || written === added.length + changed.length;
}

/**
 * Adds one household under an id that the caller chose, so that the same form sent twice adds it
 * once.
 * @param now milliseconds since 1970 in UTC.
 * @returns false when the id is taken or the invitation has as many households as it may have.
 */
export async function addHousehold(
  db: D1Database,
  invitation: string,
  { id, entered }: { id: string; entered: NewHousehold },
  now: number,
  records: readonly D1PreparedStatement[] = [],
): Promise<boolean> {
  const hasRoom = sql`(SELECT count(*) FROM households WHERE invitation = ${invitation}) < ${householdLimits.households}`;
  const rows = [{ ...newRow(entered, now), id }];
  const statement = sql`${insertRows(invitation, rows, now, hasRoom)} ON CONFLICT (id) DO NOTHING`;
  return (await runRecorded(db, prepareSql(db, statement), records)) > 0;
}

/**
 * Changes one household, unless it was changed since `household` was read.
 * @param now milliseconds since 1970 in UTC.
 * @returns whether it was changed.
 */
export async function changeHousehold(
  db: D1Database,
  invitation: string,
  change: HouseholdChange,
  now: number,
  records: readonly D1PreparedStatement[] = [],
): Promise<boolean> {
  const isAsRead = sql`households.updated_at = ${field("updatedAt")}`;
  const statement = updateRows(invitation, [change], now, isAsRead);
  return (await runRecorded(db, prepareSql(db, statement), records)) > 0;
}

/**
 * Puts a household that was removed back as it was, with its id and its link.
 * @returns false when it is there, or when the invitation has no room for it.
 */
export async function restoreHousehold(
  db: D1Database,
  invitation: string,
  { people, tags, ...household }: Household,
  records: readonly D1PreparedStatement[] = [],
): Promise<boolean> {
  const row = { ...household, people: JSON.stringify(people), tags: JSON.stringify(tags) };
  const statement = sql`INSERT INTO households (invitation, ${namesOf(householdColumns)})
    SELECT ${invitation}, ${fieldsOf(householdColumns)}
    FROM json_each(${JSON.stringify([row])})
    WHERE (SELECT count(*) FROM households WHERE invitation = ${invitation}) < ${householdLimits.households}
    ON CONFLICT DO NOTHING`;
  return (await runRecorded(db, prepareSql(db, statement), records)) > 0;
}

/** Statement that deletes all households of an invitation. */
export function deleteHouseholdsOf(db: D1Database, invitation: string): D1PreparedStatement {
  return prepareSql(db, sql`DELETE FROM households WHERE invitation = ${invitation}`);
}

/** The names of columns. */
const namesOf = (columns: Readonly<Record<string, string>>) =>
  textPiece(Object.values(columns).join(", "));
/** A value of the row that `json_each` is at. */
const field = (name: string) => textPiece(`json_each.value ->> '${name}'`);
/** The values of columns, by their names in the row; NULL for one that it lacks. */
const fieldsOf = (columns: Readonly<Record<string, string>>) =>
  textPiece(
    Object.keys(columns)
      .map((name) => `json_each.value ->> '${name}'`)
      .join(", "),
  );
const names = namesOf(enteredColumns);
const fields = fieldsOf(enteredColumns);

type HouseholdRow = ReturnType<typeof valuesOf> & { id: string; code: string; createdAt: number };

function newRow(entered: NewHousehold, createdAt: number): HouseholdRow {
  return {
    ...valuesOf(entered, entered.people.map(withNewId)),
    id: crypto.randomUUID(),
    code: newCode(),
    createdAt,
  };
}

function insertRows(
  invitation: string,
  rows: readonly HouseholdRow[],
  now: number,
  condition: Sql,
): Sql {
  return sql`INSERT INTO households (id, invitation, code, ${names}, created_at, updated_at)
    SELECT ${field("id")}, ${invitation}, ${field("code")}, ${fields}, ${field("createdAt")}, ${now}
    FROM json_each(${JSON.stringify(rows)}) WHERE ${condition}`;
}

/**
 * The version of a household after a change: each has a later time than the one before, also within
 * a millisecond.
 * @param version that of the version which was changed.
 */
export function versionAfter(version: number, now: number): number {
  return Math.max(now, version + 1);
}

/** Each version is `versionAfter` the one before. */
function updateRows(
  invitation: string,
  changes: readonly HouseholdChange[],
  now: number,
  condition: Sql,
): Sql {
  const rows = changes.map(({ household, entered }) => ({
    ...valuesOf(entered, keepIds(household.people, entered.people)),
    id: household.id,
    updatedAt: household.updatedAt,
  }));
  return sql`UPDATE households SET (${names}) = (${fields}), updated_at = max(${now}, households.updated_at + 1)
    FROM json_each(${JSON.stringify(rows)})
    WHERE households.invitation = ${invitation} AND households.id = ${field("id")} AND ${condition}`;
}

function inParts<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / rowsAtOnce) }, (_, index) =>
    items.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  );
}

function valuesOf(entered: NewHousehold, people: readonly Person[]) {
  return {
    ...entered,
    people: JSON.stringify(people),
    tags: JSON.stringify(entered.tags),
    nameKey: householdKeyOf(entered),
  };
}

function withNewId(person: NewHousehold["people"][number]): Person {
  return { id: crypto.randomUUID(), ...person };
}

/** A person who keeps their name keeps their id, to which answers refer. */
function keepIds(storedPeople: readonly Person[], entered: NewHousehold["people"]): Person[] {
  const remainder = [...storedPeople];
  return entered.map((person) => {
    const index = remainder.findIndex(
      ({ name, child }) => name === person.name && child === person.child,
    );
    const [match] = index < 0 ? [] : remainder.splice(index, 1);
    return match ?? withNewId(person);
  });
}
