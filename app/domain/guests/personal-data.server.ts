import { sql, type Sql } from "#app/lib/sql.ts";

/** The households of an invitation and the words of its messages, as FROM takes them. */
export function householdsOfInvitation(
  invitation: string,
): Record<"households" | "message_words", Sql> {
  return {
    households: sql`households WHERE invitation = ${invitation}`,
    message_words: sql`message_words WHERE invitation = ${invitation}`,
  };
}

/** A household of an invitation, as FROM takes it; no row for null. */
export function householdWithId(invitation: string, id: string | null): { households: Sql } {
  return { households: sql`households WHERE invitation = ${invitation} AND id = ${id}` };
}
