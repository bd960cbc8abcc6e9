import { sql, type Sql } from "#app/lib/sql.ts";

/** All links of an invitation, revoked ones included, as FROM takes them. */
export function linksOf(invitation: string): { desk_links: Sql } {
  return { desk_links: sql`desk_links WHERE invitation = ${invitation}` };
}
