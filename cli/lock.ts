import { DatabaseSync } from "node:sqlite";

/** SQLITE_BUSY: https://www.sqlite.org/rescode.html#busy */
const busy = 5;

/**
 * Takes a lock for this process: SQLite's own on a file, because the system frees it when a process
 * is killed. Nothing stays behind that somebody would have to recognise as stale.
 * @param file in a folder that exists.
 * @returns what frees it; null while another process, or another call in this one, has it.
 */
export function takeLock(file: string): (() => void) | null {
  const lock = new DatabaseSync(file);
  try {
    // No file of its own beside the lock, which a killed process would leave.
    lock.exec("PRAGMA journal_mode = MEMORY");
    lock.exec("BEGIN EXCLUSIVE");
    return () => lock.close();
  } catch (error) {
    lock.close();
    if (error instanceof Error && "errcode" in error && error.errcode === busy) return null;
    throw error;
  }
}
