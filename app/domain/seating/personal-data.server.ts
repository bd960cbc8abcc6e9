import { sql, type Sql } from "#app/lib/sql.ts";

/** The rows of an invitation's seating, each as FROM takes them. */
export function seatingRowsOf(
  invitation: string,
): Record<"seatings" | "seating_tables" | "seating_settings" | "menus", Sql> {
  return {
    seatings: sql`seatings WHERE invitation = ${invitation}`,
    seating_tables: sql`seating_tables WHERE invitation = ${invitation}`,
    seating_settings: sql`seating_settings WHERE invitation = ${invitation}`,
    menus: sql`menus WHERE invitation = ${invitation}`,
  };
}

/** The seats of some parties: ids of households, or of replies without one. */
export function seatsOfParties(invitation: string, parties: readonly string[]): { seatings: Sql } {
  return {
    seatings: sql`seatings WHERE invitation = ${invitation}
      AND party IN (SELECT value FROM json_each(${JSON.stringify(parties)}))`,
  };
}
