import { sql, type Sql } from "#app/lib/sql.ts";

/** The record of an invitation's publishing, as FROM takes it. */
export function publicationOf(path: string): { publications: Sql } {
  return { publications: sql`publications WHERE path = ${path}` };
}
