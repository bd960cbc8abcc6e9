import type { SeatingTable } from "#app/domain/seating/schema.ts";

/** The tables that were not deleted, in their order. */
export function usedTables({ tables }: { tables: readonly SeatingTable[] }): SeatingTable[] {
  return tables.filter(({ deletedAt }) => deletedAt === null);
}
