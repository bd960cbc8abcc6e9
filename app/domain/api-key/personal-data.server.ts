import { sql, type Sql } from "#app/lib/sql.ts";

/** Rights of keys to read an invitation, as FROM takes them, revoked and ended ones included. */
export function keysOfInvitation(invitation: string): { api_keys: Sql } {
  return { api_keys: sql`api_keys WHERE invitation = ${invitation}` };
}
