import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import * as v from "valibot";

/** Where commands ask for the storage, and the secret that they need there. */
export type Door = { address: string; secret: string };

const ownerSchema = v.object({
  what: v.picklist(["site", "command"]),
  pid: v.number(),
  door: v.nullable(v.object({ address: v.string(), secret: v.string() })),
});

/** Who has the storage; `door` is null while it starts and while it ends. */
export type Owner = v.InferOutput<typeof ownerSchema>;

/** The storage of a folder while this process has it. */
export type Ownership = {
  /** Tells other commands where to ask for the storage; null where nobody answers. */
  open: (door: Door | null) => void;
  end: () => void;
};

/**
 * Takes the storage of a folder for this process: two at once would lock each other's SQLite files.
 * The lock is SQLite's own on a file beside them, because the system frees it when a process is
 * killed: nothing stays behind that somebody would have to recognise as stale.
 * @param stateDir the folder that wrangler calls `--persist-to`.
 * @returns null while another process, or another call in this one, has it.
 */
export function takeStorage(stateDir: string, what: Owner["what"]): Ownership | null {
  mkdirSync(stateDir, { recursive: true });
  const lock = new DatabaseSync(join(stateDir, "storage.lock"));
  try {
    // No file of its own beside the lock, which a killed process would leave.
    lock.exec("PRAGMA journal_mode = MEMORY");
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (error instanceof Error && "errcode" in error && error.errcode === busy) return null;
    throw error;
  }
  const write = (door: Door | null) => {
    const owner: Owner = { what, pid: process.pid, door };
    // The mode counts where a file is made anew.
    rmSync(ownerFile(stateDir), { force: true });
    writeFileSync(ownerFile(stateDir), JSON.stringify(owner), { mode: 0o600 });
  };
  write(null);
  return {
    open: write,
    end: () => {
      rmSync(ownerFile(stateDir), { force: true });
      lock.close();
    },
  };
}

/** SQLITE_BUSY: https://www.sqlite.org/rescode.html#busy */
const busy = 5;

/** Who has the storage of a folder; null while nobody has, or the file is just written. */
export function ownerOf(stateDir: string): Owner | null {
  try {
    return v.parse(
      v.pipe(v.string(), v.parseJson(), ownerSchema),
      readFileSync(ownerFile(stateDir), "utf8"),
    );
  } catch {
    // The caller asks again.
    return null;
  }
}

function ownerFile(stateDir: string): string {
  return join(stateDir, "storage.json");
}
