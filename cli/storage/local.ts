import { createRequire } from "node:module";
import { join } from "node:path";
import * as v from "valibot";
import { retryWhileLocked, withLockRetry } from "../lock-retry.ts";
import type { Opened } from "./opened.ts";
import type { WranglerConfig } from "./wrangler-config.ts";

type Bindings = { CONTENT: KVNamespace; DB: D1Database; MEDIA: R2Bucket };

/**
 * Opens the storage of this machine, which a running dev server or preview shares. Miniflare is
 * used directly, because wrangler's import takes longer than the work; both name the folders of
 * persisted data by the ids in wrangler.toml.
 * @param stateDir the folder that wrangler calls `--persist-to`.
 */
export async function openLocal(
  { contentId, databaseId, bucket, compatibilityDate }: WranglerConfig,
  stateDir: string,
): Promise<Opened> {
  ignoreInterrupts();
  const { Log, LogLevel, Miniflare } = await import("miniflare");
  const start = async () => {
    const storage = new Miniflare({
      script: "",
      modules: true,
      compatibilityDate,
      kvNamespaces: { CONTENT: contentId },
      d1Databases: { DB: databaseId },
      r2Buckets: { MEDIA: bucket },
      defaultPersistRoot: join(stateDir, "v3"),
      cf: false,
      // A lock of another program is logged before the call is tried again, and the log of Miniflare
      // goes to stdout, where the answer is. What is wrong in the end comes as an error.
      log: new Log(LogLevel.NONE),
      handleRuntimeStdio: (...streams) => streams.forEach((stream) => stream.resume()),
      telemetry: { enabled: false },
    });
    try {
      return { storage, bindings: await storage.getBindings<Bindings>() };
    } catch (error) {
      await storage.dispose();
      throw error;
    }
  };
  const { storage, bindings } = await retryWhileLocked(start);
  return {
    content: withLockRetry(bindings.CONTENT),
    db: withLockRetry(bindings.DB),
    media: withLockRetry(bindings.MEDIA),
    close: () => storage.dispose(),
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
