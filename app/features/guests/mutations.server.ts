import { newCode } from "#app/features/guests/code.ts";
import type { Household, NewHousehold, Person } from "#app/features/guests/schema.ts";
import { householdKeyOf } from "#app/features/guests/household-key.ts";
import { prepareSql, sql, textPiece } from "#app/lib/sql.ts";

/** An entered household beside the stored one that it replaces. */
export type HouseholdChange = { household: Household; entered: NewHousehold };

/**
 * Adds and changes households, all or none: one batch is one transaction. The rows are one JSON
 * value, because a Worker may run 1,000 queries a request
 * (https://developers.cloudflare.com/d1/platform/limits/) and a list may have 2,000 households.
 * @param now milliseconds since 1970 in UTC.
 * @throws D1's error; then nothing was written.
 */
export async function saveHouseholds(
  db: D1Database,
  invitation: string,
  { added, changed }: { added: readonly NewHousehold[]; changed: readonly HouseholdChange[] },
  now: number,
): Promise<void> {
  // A millisecond apart, so that they stay in the order in which they were entered.
  const rows = added.map((entered, index) => ({
    ...valuesOf(entered, entered.people.map(withNewId)),
    id: crypto.randomUUID(),
    code: newCode(),
    createdAt: now + index,
  }));
  const changes = changed.map(({ household, entered }) => ({
    ...valuesOf(entered, keepIds(household.people, entered.people)),
    id: household.id,
  }));
  const statements = [
    ...(rows.length > 0
      ? [
          sql`INSERT INTO households (id, invitation, code, ${names}, created_at, updated_at)
            SELECT ${field("id")}, ${invitation}, ${field("code")}, ${fields}, ${field("createdAt")}, ${now}
            FROM json_each(${JSON.stringify(rows)}) WHERE true`,
        ]
      : []),
    ...(changes.length > 0
      ? [
          sql`UPDATE households SET (${names}) = (${fields}), updated_at = ${now}
            FROM json_each(${JSON.stringify(changes)})
            WHERE households.invitation = ${invitation} AND households.id = ${field("id")}`,
        ]
      : []),
  ];
  if (statements.length > 0) await db.batch(statements.map((one) => prepareSql(db, one)));
}

/**
 * Gives a household a new personal link; the one before opens the general page from now on.
 * @returns whether there is such a household.
 */
export async function renewCode(db: D1Database, invitation: string, id: string): Promise<boolean> {
  return setCode(db, invitation, id, newCode());
}

/** Revokes a household's personal link. @returns whether there is such a household. */
export async function revokeCode(db: D1Database, invitation: string, id: string): Promise<boolean> {
  return setCode(db, invitation, id, null);
}

/**
 * Removes a household and its link; a reply that it gave stays with the replies.
 * @returns whether there was such a household.
 */
export async function deleteHousehold(
  db: D1Database,
  invitation: string,
  id: string,
): Promise<boolean> {
  const statement = sql`DELETE FROM households WHERE invitation = ${invitation} AND id = ${id}`;
  return (await prepareSql(db, statement).run()).meta.changes > 0;
}

/** Statement that deletes all households of an invitation. */
export function deleteHouseholdsOf(db: D1Database, invitation: string): D1PreparedStatement {
  return prepareSql(db, sql`DELETE FROM households WHERE invitation = ${invitation}`);
}

/**
 * Records that a person's browser opened a personal link, or that a chat's robot fetched it for a
 * preview. Only the first and the last time are kept.
 * @param now milliseconds since 1970 in UTC.
 */
export async function recordVisit(
  db: D1Database,
  { id, by }: { id: string; by: "person" | "robot" },
  now: number,
): Promise<void> {
  const statement =
    by === "person"
      ? sql`UPDATE households SET opened_at = coalesce(opened_at, ${now}), last_opened_at = ${now} WHERE id = ${id}`
      : sql`UPDATE households SET delivered_at = coalesce(delivered_at, ${now}) WHERE id = ${id}`;
  await prepareSql(db, statement).run();
}

/**
 * Marks a reminder to a household as sent, or takes the mark back.
 * @param at milliseconds since 1970 in UTC, or null.
 * @returns whether there is such a household.
 */
export async function markReminded(
  db: D1Database,
  invitation: string,
  id: string,
  at: number | null,
): Promise<boolean> {
  const statement = sql`UPDATE households SET reminded_at = ${at} WHERE invitation = ${invitation} AND id = ${id}`;
  return (await prepareSql(db, statement).run()).meta.changes > 0;
}

async function setCode(
  db: D1Database,
  invitation: string,
  id: string,
  code: string | null,
): Promise<boolean> {
  const statement = sql`UPDATE households SET code = ${code} WHERE invitation = ${invitation} AND id = ${id}`;
  return (await prepareSql(db, statement).run()).meta.changes > 0;
}

/** The columns that are entered, by their names in `valuesOf`. */
const columns = {
  salutation: "salutation",
  address: "address",
  people: "people",
  adults: "adults",
  children: "children",
  language: "language",
  side: "side",
  tags: "tags",
  phone: "phone",
  note: "note",
  nameKey: "name_key",
} as const;

const names = textPiece(Object.values(columns).join(", "));
/** A value of the row that `json_each` is at. */
const field = (name: string) => textPiece(`json_each.value ->> '${name}'`);
const fields = textPiece(
  Object.keys(columns)
    .map((name) => `json_each.value ->> '${name}'`)
    .join(", "),
);

function valuesOf(
  entered: NewHousehold,
  people: readonly Person[],
): Record<keyof typeof columns, string | number | null> {
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
function keepIds(known: readonly Person[], entered: NewHousehold["people"]): Person[] {
  const left = [...known];
  return entered.map((person) => {
    const at = left.findIndex(({ name, child }) => name === person.name && child === person.child);
    const [same] = at < 0 ? [] : left.splice(at, 1);
    return same ?? withNewId(person);
  });
}
