import { sql, type Sql } from "#app/lib/sql.ts";

/** What keys may read of an invitation, as FROM takes it, revoked and ended rights included. */
export function keysOfInvitation(invitation: string): { api_keys: Sql } {
  return { api_keys: sql`api_keys WHERE invitation = ${invitation}` };
}
