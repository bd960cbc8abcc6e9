import { mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import * as v from "valibot";
import type { PlatformProxy } from "wrangler";
import { root } from "./content.ts";
import { listenForSignals } from "./interruption.ts";
import { retryWhileLocked, withLockRetry } from "./lock-retry.ts";
import { UserError } from "./output.ts";

/** The bindings with published invitations, replies, and media. */
export type Store = { content: KVNamespace; db: D1Database; media: R2Bucket };

type Bindings = { CONTENT: KVNamespace; DB: D1Database; MEDIA: R2Bucket };

const configPath = join(root, "wrangler.toml");
/** The folder of the local storage, the same as for the dev server and the preview. */
export const stateDir = resolve(root, process.env.STATE_DIR || ".wrangler/state");
/** Placeholders of wrangler.toml before production is set up; two namespaces need two. */
const placeholderId = /^[0-]+1?$/;

/**
 * Opens KV, D1 and R2 through wrangler and closes them in any case. Local ones are in `STATE_DIR`,
 * shared with a running dev server or preview.
 * @throws UserError when the database has no tables, or production is not set up.
 */
export async function withStore<Result>(
  remote: boolean,
  use: (store: Store) => Promise<Result>,
): Promise<Result> {
  // wrangler reads these when it is loaded: no banner, no telemetry question, no lookup of the
  // location.
  process.env.WRANGLER_LOG ??= "error";
  process.env.WRANGLER_SEND_METRICS ??= "false";
  process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= "false";
  ignoreInterrupts();
  const proxy = remote ? await openRemote() : await openLocal();
  // wrangler has registered listeners too, which would close the storage during a write.
  listenForSignals();
  try {
    const { CONTENT: content, DB: db, MEDIA: media } = proxy.env;
    if (remote) return await use({ content, db, media });
    return await use({
      content: withLockRetry(content),
      db: withLockRetry(db),
      media: withLockRetry(media),
    });
  } catch (error) {
    if (String(error).includes("no such table")) {
      throw new UserError(
        `The database has no tables yet. Make them with: ${migrateCommand(remote)}`,
        { cause: error },
      );
    }
    throw error;
  } finally {
    await proxy.dispose();
  }
}

/** Runs workerd through a wrapper that ignores Ctrl-C; this program ends it. */
function ignoreInterrupts(): void {
  if (process.platform === "win32") return;
  const ownRequire = createRequire(import.meta.resolve("miniflare"));
  const { default: path } = v.parse(v.object({ default: v.string() }), ownRequire("workerd"));
  process.env.WORKERD_PATH ??= path;
  process.env.MINIFLARE_WORKERD_PATH ??= join(import.meta.dirname, "workerd-that-finishes.sh");
}

async function openLocal(): Promise<PlatformProxy<Bindings>> {
  const { getPlatformProxy } = await import("wrangler");
  const persist = { path: join(stateDir, "v3") };
  return retryWhileLocked(() =>
    getPlatformProxy<Bindings>({ configPath, persist, remoteBindings: false, envFiles: [] }),
  );
}

async function openRemote(): Promise<PlatformProxy<Bindings>> {
  const { getPlatformProxy } = await import("wrangler");
  const remoteConfigPath = await writeRemoteConfig();
  try {
    return await getPlatformProxy({ configPath: remoteConfigPath, persist: false, envFiles: [] });
  } catch (error) {
    // wrangler's own message says whether the network, the login or a permission is missing.
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`Production could not be opened: ${reason}`, { cause: error });
  }
}

/** Public settings of production from `[vars]` of wrangler.toml. */
export async function publicVars(): Promise<object> {
  return (await readWranglerConfig()).vars;
}

function migrateCommand(remote: boolean): string {
  return `npx wrangler d1 migrations apply DB ${remote ? "--remote" : `--local --persist-to ${stateDir}`}`;
}

/** The parts of wrangler.toml that lead to production's storage. */
const configSchema = v.object({
  name: v.string(),
  account_id: v.optional(v.string()),
  compatibility_date: v.string(),
  compatibility_flags: v.array(v.string()),
  vars: v.record(v.string(), v.unknown()),
  kv_namespaces: v.array(v.object({ binding: v.string(), id: v.string() })),
  d1_databases: v.array(
    v.object({ binding: v.string(), database_name: v.string(), database_id: v.string() }),
  ),
  r2_buckets: v.array(v.object({ binding: v.string(), bucket_name: v.string() })),
});

async function readWranglerConfig(): Promise<v.InferOutput<typeof configSchema>> {
  const { unstable_readConfig: readConfig } = await import("wrangler");
  return v.parse(configSchema, readConfig({ config: configPath }, { hideWarnings: true }));
}

/** Writes a configuration with production's KV, D1 and R2 for this run. */
async function writeRemoteConfig(): Promise<string> {
  const { vars: _vars, ...config } = await readWranglerConfig();
  const ids = [
    ...config.kv_namespaces.map(({ id }) => id),
    ...config.d1_databases.map(({ database_id: id }) => id),
  ];
  if (ids.some((id) => placeholderId.test(id))) {
    throw new UserError(
      "wrangler.toml still has placeholders in place of production's ids. Put in those that `wrangler kv namespace create CONTENT` and `wrangler d1 create hraver` print.",
    );
  }
  const remote = <Binding extends object>(bindings: Binding[]) =>
    bindings.map((binding) => ({ ...binding, remote: true }));
  const folder = join(root, ".wrangler", "studio");
  const path = join(folder, "remote.json");
  await mkdir(folder, { recursive: true });
  await writeFile(
    path,
    JSON.stringify({
      ...config,
      kv_namespaces: remote(config.kv_namespaces),
      d1_databases: remote(config.d1_databases),
      r2_buckets: remote(config.r2_buckets),
    }),
  );
  return path;
}
