import { tables, type TableName } from "#app/studio/rights/tables/all.ts";

/** All columns of a table. */
export function columnsOf(table: TableName): string[] {
  const { personal, other } = tables[table];
  return `${personal} ${other}`.split(" ").filter(Boolean);
}
