import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { takeLock } from "../lock.ts";

/** The address at which commands ask for the storage, and the secret that they need there. */
export type Door = { address: string; secret: string };

const ownerSchema = v.object({
  what: v.picklist(["site", "command"]),
  pid: v.number(),
  door: v.nullable(v.object({ address: v.string(), secret: v.string() })),
});

/** The process that has the storage; `door` is null while it starts and while it ends. */
export type Owner = v.InferOutput<typeof ownerSchema>;

/** The storage of a folder while this process has it. */
export type Ownership = {
  /** Tells other commands where to ask for the storage; null where nobody answers. */
  open: (door: Door | null) => void;
  end: () => void;
};

/**
 * Takes the storage of a folder for this process: two at once would lock each other's SQLite files.
 * The lock is a file beside them.
 * @param stateDir the folder that wrangler calls `--persist-to`.
 * @returns null while another process, or another call in this one, has it.
 */
export function takeStorage(stateDir: string, what: Owner["what"]): Ownership | null {
  mkdirSync(stateDir, { recursive: true });
  const unlock = takeLock(join(stateDir, "storage.lock"));
  if (!unlock) return null;
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
      unlock();
    },
  };
}

/** The owner of a folder's storage; null while nobody has it, or the file is just written. */
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
