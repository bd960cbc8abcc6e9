import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../../scripts/paths.ts";

const monthMs = 30 * 24 * 60 * 60 * 1_000;

/** Rows of one statement. */
const step = 10_000;

/**
 * Stores replies of the month before, and a message that was sent of each; none is due.
 * @param of replies of each invitation.
 */
export async function saveManyReplies(db: D1Database, replies: number, of: number): Promise<void> {
  const sql = await readFile(join(root, "tests/bench/many-replies.sql"), "utf8");
  const statements = sql
    .replaceAll(/^--.*$/gm, "")
    .split(";")
    .filter((text) => text.trim() !== "");
  const began = Date.now() - monthMs;
  for (let at = 0; at < replies; at += step)
    await db.batch(statements.map((text) => db.prepare(text).bind(at, at + step, began, of)));
}
