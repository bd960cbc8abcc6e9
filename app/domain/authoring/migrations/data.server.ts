import * as v from "valibot";
import { readRows } from "#app/lib/rows.ts";

const migrationRow = v.object({ name: v.string() });

/**
 * The migrations that wrangler has applied, in their order, and the database's size in bytes.
 * @throws D1's error where none was ever applied.
 */
export async function readMigrations(db: D1Database): Promise<{ names: string[]; bytes: number }> {
  const result = await db.prepare("SELECT name FROM d1_migrations ORDER BY id").all();
  const names = readRows(migrationRow, result).map(({ name }) => name);
  return { names, bytes: result.meta.size_after };
}
