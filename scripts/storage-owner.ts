import { setTimeout as wait } from "node:timers/promises";
import { ownerOf, takeStorage, type Ownership } from "../cli/storage/ownership.ts";
import { stateDir } from "./paths.ts";
import { UserError } from "../cli/user-error.ts";

/** Milliseconds: most commands take less, and so does a site that ends. */
const patience = 5_000;

/**
 * Takes the storage in STATE_DIR for a site, after a command that has it.
 * @throws UserError when another site has it, or a command, for longer than five seconds.
 */
export async function ownStorage(): Promise<Ownership> {
  const ownership = await takeSoon();
  // Not before everything that uses it was ended (processes.ts).
  process.once("exit", ownership.end);
  return ownership;
}

/** Ends a start early that would get no storage. @throws UserError as `ownStorage` does. */
export async function requireFreeStorage(): Promise<void> {
  (await takeSoon()).end();
}

async function takeSoon(): Promise<Ownership> {
  for (const began = Date.now(); ; await wait(50)) {
    const ownership = takeStorage(stateDir, "site");
    if (ownership) return ownership;
    const owner = ownerOf(stateDir);
    if (Date.now() - began > patience)
      throw new UserError(
        `${stateDir} is the storage of another ${owner?.what ?? "process"} that runs (process ${owner?.pid ?? "unknown"}). End it first, or set STATE_DIR to another folder.`,
      );
  }
}
