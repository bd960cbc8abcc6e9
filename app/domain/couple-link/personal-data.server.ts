import { sql, type Sql } from "#app/lib/sql.ts";

/** All links of an invitation, revoked ones included, as FROM takes them. */
export function linksOf(invitation: string): { couple_links: Sql } {
  return { couple_links: sql`couple_links WHERE invitation = ${invitation}` };
}
