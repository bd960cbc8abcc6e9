import { newCode } from "#app/features/guests/code.ts";
import type { Household, NewHousehold } from "#app/features/guests/schema.ts";
import { householdKeyOf } from "#app/features/guests/household-key.ts";
import { prepareSql, sql } from "#app/lib/sql.ts";

/** An entered household beside the stored one that it replaces. */
export type HouseholdChange = { household: Household; entered: NewHousehold };

/**
 * Adds and changes households, all or none: one batch is one transaction.
 * @param now milliseconds since 1970 in UTC.
 * @throws D1's error; then nothing was written.
 */
export async function saveHouseholds(
  db: D1Database,
  invitation: string,
  { added, changed }: { added: readonly NewHousehold[]; changed: readonly HouseholdChange[] },
  now: number,
): Promise<void> {
  const statements = [
    // A millisecond apart, so that they stay in the order in which they were entered.
    ...added.map((entered, index) => insertStatement(db, invitation, entered, now + index)),
    ...changed.map((change) => updateStatement(db, invitation, change, now)),
  ];
  if (statements.length > 0) await db.batch(statements);
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

async function setCode(
  db: D1Database,
  invitation: string,
  id: string,
  code: string | null,
): Promise<boolean> {
  const statement = sql`UPDATE households SET code = ${code} WHERE invitation = ${invitation} AND id = ${id}`;
  return (await prepareSql(db, statement).run()).meta.changes > 0;
}

function insertStatement(
  db: D1Database,
  invitation: string,
  entered: NewHousehold,
  now: number,
): D1PreparedStatement {
  const people = entered.people.map((person) => ({ id: crypto.randomUUID(), ...person }));
  return prepareSql(
    db,
    sql`INSERT INTO households (id, invitation, code, salutation, address, people, adults, children,
        language, side, tags, phone, note, name_key, created_at, updated_at)
      VALUES (${crypto.randomUUID()}, ${invitation}, ${newCode()}, ${entered.salutation}, ${entered.address},
        ${JSON.stringify(people)}, ${entered.adults}, ${entered.children}, ${entered.language}, ${entered.side},
        ${JSON.stringify(entered.tags)}, ${entered.phone}, ${entered.note}, ${householdKeyOf(entered)}, ${now}, ${now})`,
  );
}

/** A person who keeps their name keeps their id, to which answers refer. */
function updateStatement(
  db: D1Database,
  invitation: string,
  { household, entered }: HouseholdChange,
  now: number,
): D1PreparedStatement {
  const known = [...household.people];
  const people = entered.people.map((person) => {
    const at = known.findIndex(({ name, child }) => name === person.name && child === person.child);
    const [same] = at < 0 ? [] : known.splice(at, 1);
    return { id: same?.id ?? crypto.randomUUID(), ...person };
  });
  return prepareSql(
    db,
    sql`UPDATE households SET salutation = ${entered.salutation}, address = ${entered.address},
        people = ${JSON.stringify(people)}, adults = ${entered.adults}, children = ${entered.children},
        language = ${entered.language}, side = ${entered.side}, tags = ${JSON.stringify(entered.tags)},
        phone = ${entered.phone}, note = ${entered.note}, name_key = ${householdKeyOf(entered)}, updated_at = ${now}
      WHERE invitation = ${invitation} AND id = ${household.id}`,
  );
}
