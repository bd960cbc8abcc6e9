import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import * as v from "valibot";
import { listRows } from "#app/lib/rows.ts";
import { root } from "./paths.ts";
import { runCaptured } from "./processes.ts";

/** As wrangler creates it before its first migration. */
const table =
  "CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)";

const appliedRow = v.object({ name: v.string() });

/**
 * Applies the migrations that a local database lacks, all or none of them. Not by wrangler, which
 * starts a Worker for each: 17 seconds of CPU time for the first 25.
 */
export async function applyMigrations(db: D1Database): Promise<void> {
  await db.prepare(table).run();
  const rows = await listRows(appliedRow, db.prepare("SELECT name FROM d1_migrations"));
  const applied = new Set(rows.map(({ name }) => name));
  const missing = globSync("migrations/*.sql", { cwd: root })
    .toSorted()
    .filter((file) => !applied.has(basename(file)));
  if (missing.length === 0) return;
  // D1 takes a whole file as one statement of a batch, which is one transaction.
  await db.batch(
    missing.map((file) =>
      db.prepare(
        `${readFileSync(join(root, file), "utf8")}\nINSERT INTO d1_migrations (name) VALUES ('${basename(file)}')`,
      ),
    ),
  );
}

/**
 * Applies the migrations that the local database in a folder lacks.
 * @param folder what wrangler calls `--persist-to`.
 */
export async function migrate(folder: string): Promise<void> {
  await runCaptured("scripts/prepare.ts", [], { STATE_DIR: folder });
}
