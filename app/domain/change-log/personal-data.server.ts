import { sql, type Sql } from "#app/lib/sql.ts";

/** An invitation's log, as FROM takes it. */
export function changesOfInvitation(invitation: string): { host_changes: Sql } {
  return { host_changes: sql`host_changes WHERE invitation = ${invitation}` };
}

/** The entries about some guests, by the ids of households and replies: they name who it was. */
export function changesAbout(
  invitation: string,
  subjects: readonly string[],
): { host_changes: Sql } {
  return {
    host_changes: sql`host_changes WHERE invitation = ${invitation} AND EXISTS (
      SELECT 1 FROM json_each(host_changes.subjects) AS about
      JOIN json_each(${JSON.stringify(subjects)}) AS given ON given.value = about.value)`,
  };
}
