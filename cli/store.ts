import { resolve } from "node:path";
import { unavailable } from "./output.ts";
import { UserError } from "./user-error.ts";
import { root } from "./root.ts";
import type { Opened } from "./storage/opened.ts";
import { listenForSignals } from "./interruption.ts";

/** The bindings with published invitations, replies, and media. */
export type Store = Omit<Opened, "close">;

/** The folder of the local storage, the same as for the dev server and the preview. */
export const stateDir = resolve(root, process.env.STATE_DIR || ".wrangler/state");

/** D1's words for a table or a column that a migration would make. */
const missesMigration = /no such (?:table|column)|has no column named/;

type Shared = { opened: Promise<Opened>; users: number };

/** Stores open in this process, production's and this machine's, and how many calls use them. */
const inUse = new Map<boolean, Shared>();

/** Opens KV, D1 and R2 when first called: a command that is wrongly given opens nothing. */
export type OpenStore = () => Promise<Store>;

/**
 * Lends KV, D1 and R2 and closes them in any case: production's through Cloudflare's REST API, those
 * in `STATE_DIR` through the site that runs on them, or in this process. Calls at the same time, or
 * within another's `use`, share what is open.
 * @throws UserError when the database lacks a migration, or production is not set up or does not
 * answer.
 */
export async function lendStore<Result>(
  remote: boolean,
  use: (open: OpenStore) => Promise<Result>,
): Promise<Result> {
  let shared: Shared | undefined;
  try {
    return await use(async () => {
      shared ??= share(remote);
      const { close: _, ...store } = await shared.opened;
      return store;
    });
  } catch (error) {
    if (error instanceof UserError) throw error;
    const reason = String(error);
    if (missesMigration.test(reason))
      throw unavailable(
        `The database has no tables yet, or lacks a migration. Make them with: ${migrateCommand(remote)}`,
        { cause: error },
      );
    if (remote && reason.includes("D1_ERROR"))
      throw unavailable(`D1 refuses what this release asks of it: ${reason}`, { cause: error });
    throw error;
  } finally {
    if (shared) await giveBack(remote, shared);
  }
}

/** The same for work that needs the storage from its beginning. */
export function withStore<Result>(
  remote: boolean,
  use: (store: Store) => Promise<Result>,
): Promise<Result> {
  return lendStore(remote, async (open) => use(await open()));
}

function share(remote: boolean): Shared {
  const shared = inUse.get(remote) ?? { opened: openAndListen(remote), users: 0 };
  inUse.set(remote, shared);
  shared.users += 1;
  return shared;
}

async function giveBack(remote: boolean, shared: Shared): Promise<void> {
  shared.users -= 1;
  if (shared.users > 0) return;
  inUse.delete(remote);
  // Storage that could not be opened has thrown already.
  await shared.opened.then(
    ({ close }) => close(),
    () => {},
  );
}

async function openAndListen(remote: boolean): Promise<Opened> {
  const opened = await openStore(remote);
  // Miniflare has registered listeners too, which would close the storage during a write.
  listenForSignals();
  return opened;
}

async function openStore(remote: boolean): Promise<Opened> {
  // Not loaded by commands such as `check`, which import this file and open nothing.
  const { readWranglerConfig } = await import("./storage/wrangler-config.ts");
  const config = await readWranglerConfig();
  if (remote) {
    const { openRemote } = await import("./storage/remote.ts");
    return openRemote(config);
  }
  const { openLocal } = await import("./storage/local.ts");
  return openLocal(config, stateDir);
}

function migrateCommand(remote: boolean): string {
  return `npx wrangler d1 migrations apply DB ${remote ? "--remote" : `--local --persist-to ${stateDir}`}`;
}
