import { sql, type Sql } from "#app/lib/sql.ts";

/** An invitation's codes, as FROM takes them. */
export function codesOf(invitation: string): { telegram_codes: Sql } {
  return { telegram_codes: sql`telegram_codes WHERE invitation = ${invitation}` };
}
