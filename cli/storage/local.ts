import { randomBytes } from "node:crypto";
import { createRequire } from "node:module";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Miniflare } from "miniflare";
import * as v from "valibot";
import { unavailable } from "../output.ts";
import { root } from "../root.ts";
import { doorApi, isOpen, shutDoor } from "./door-api.ts";
import type { Opened } from "./opened.ts";
import { ownerOf, takeStorage, type Door, type Ownership } from "./ownership.ts";
import { remoteBucket } from "./remote-bucket.ts";
import { remoteDatabase } from "./remote-database.ts";
import { remoteNamespace } from "./remote-namespace.ts";
import type { WranglerConfig } from "./wrangler-config.ts";

/** Milliseconds: a dev server that starts on a cold cache takes a minute. */
const patience = 120_000;
const saysAfter = 5_000;
const askEvery = 50;

/**
 * Opens the storage of this machine. The process that has it open answers: a site, another command, or
 * else this one.
 * @param stateDir the folder that wrangler calls `--persist-to`.
 * @throws UserError when another process has it and does not answer for two minutes.
 */
export async function openLocal(config: WranglerConfig, stateDir: string): Promise<Opened> {
  let close = async () => {};

  async function find(): Promise<Door> {
    const began = Date.now();
    for (let hasSaid = false; ; await wait(askEvery)) {
      // Before the lock is tried: the workerd of a killed site lives on, with the files open.
      const owner = ownerOf(stateDir);
      if (owner?.door && (await isOpen(owner.door))) return owner.door;
      const ownership = takeStorage(stateDir, "command");
      if (ownership) {
        const doorServer = await openOwn(config, stateDir, ownership);
        close = doorServer.close;
        return doorServer.door;
      }
      const who = `process ${owner?.pid ?? "unknown"}`;
      const waited = Date.now() - began;
      if (waited > patience)
        throw unavailable(
          `${stateDir} is in use by ${who}, which does not answer: end it, and run the same command again.`,
        );
      if (waited > saysAfter && !hasSaid) {
        process.stderr.write(`Waiting for ${who}, which uses ${stateDir} …\n`);
        hasSaid = true;
      }
    }
  }

  const isShut = ({ secret }: Door) => ownerOf(stateDir)?.door?.secret !== secret;
  const api = doorApi(await find(), find, isShut);
  return {
    content: remoteNamespace(api, config.contentId),
    db: remoteDatabase(api, config.databaseId),
    media: remoteBucket(api, config.bucket),
    close: () => close(),
  };
}

/**
 * Opens the storage in this process. Miniflare is used directly, because wrangler's import takes
 * longer than the work; both name the folders of persisted data by the ids in wrangler.toml.
 */
async function openOwn(
  config: WranglerConfig,
  stateDir: string,
  ownership: Ownership,
): Promise<{ door: Door; close: () => Promise<void> }> {
  ignoreInterrupts();
  let storage: Miniflare | undefined;
  const close = async () => {
    await storage?.dispose();
    ownership.end();
  };
  try {
    const miniflare = await import("miniflare");
    const secret = newSecret();
    storage = new miniflare.Miniflare({
      ...doorWorker(config, secret),
      defaultPersistRoot: join(stateDir, "v3"),
      cf: false,
      // The log of Miniflare goes to stdout, where the answer is. What is wrong comes as an error.
      log: new miniflare.Log(miniflare.LogLevel.NONE),
      handleRuntimeStdio: (...streams) => streams.forEach((stream) => stream.resume()),
      telemetry: { enabled: false },
    });
    const door = { address: (await storage.unsafeGetDirectURL()).href, secret };
    ownership.open(door);
    return { door, close: () => leave(door, ownership).finally(close) };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Makes the other commands look for another door, before the one that they ask goes away. */
export async function leave(door: Door, ownership: Ownership): Promise<void> {
  await shutDoor(door);
  ownership.open(null);
}

/** A secret that nobody else on this machine knows, for one run. */
export function newSecret(): string {
  return randomBytes(32).toString("hex");
}

/** Miniflare's options of the Worker that answers for the storage, on a port of its own. */
export function doorWorker(
  { contentId, databaseId, bucket, compatibilityDate }: WranglerConfig,
  secret: string,
) {
  return {
    modules: [{ type: "ESModule" as const, path: join(root, "workers/storage-door.js") }],
    compatibilityDate,
    bindings: { STORAGE_SECRET: secret },
    kvNamespaces: { CONTENT: contentId },
    d1Databases: { DB: databaseId },
    r2Buckets: { MEDIA: bucket },
    unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
  };
}

/** Runs workerd through a wrapper that ignores Ctrl-C; this program ends it. */
function ignoreInterrupts(): void {
  if (process.platform === "win32") return;
  const ownRequire = createRequire(createRequire(import.meta.url).resolve("miniflare"));
  const { default: path } = v.parse(v.object({ default: v.string() }), ownRequire("workerd"));
  process.env.WORKERD_PATH ??= path;
  process.env.MINIFLARE_WORKERD_PATH ??= join(
    import.meta.dirname,
    "..",
    "workerd-that-finishes.sh",
  );
}
