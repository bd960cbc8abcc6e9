import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import type { LocalSettings } from "./local.ts";
import { root, stateDir } from "./paths.ts";
import { beforeExit } from "./processes.ts";
import { UserError } from "./user-error.ts";

const configuration = join(root, "build/server/wrangler.json");

/** A module by its path, or with its contents. */
type Module = { type: "ESModule"; path: string; contents?: string };

/**
 * Serves the build on this machine in workerd, without a dev server in between.
 * @param settings the Worker's environment.
 * @param modules replace the build's own; the entry comes first.
 * @param inspectorPort opens V8's inspector of the Worker.
 */
export async function serveBuild(
  port: number,
  settings: LocalSettings,
  modules?: Module[],
  inspectorPort?: number,
): Promise<void> {
  const { workerOptions, main } = unstable_getMiniflareWorkerOptions(configuration);
  if (main === undefined) throw new UserError(`${configuration} names no Worker: npm run build`);
  const { modulesRules: _, ...options } = workerOptions;
  const server = new Miniflare({
    host: "127.0.0.1",
    port,
    cf: false,
    ...(inspectorPort !== undefined && { inspectorPort }),
    defaultPersistRoot: join(stateDir, "v3"),
    log: new Log(LogLevel.WARN),
    telemetry: { enabled: false },
    unsafeTriggerHandlers: true,
    workers: [
      {
        ...options,
        name: "site",
        bindings: { ...options.bindings, ...definedOf(settings) },
        modulesRoot: dirname(main),
        modules: modules ?? modulesOf(main),
      },
    ],
  });
  beforeExit(() => server.dispose());
  await server.ready;
}

/**
 * The Worker's modules, the entry first. They are imported at run time, so all of them must be
 * listed.
 */
function modulesOf(main: string): Module[] {
  const others = globSync("**/*.js", { cwd: dirname(main) }).map((file) =>
    join(dirname(main), file),
  );
  return [...new Set([main, ...others])].map((path) => ({ type: "ESModule", path }));
}

function definedOf(settings: LocalSettings): Record<string, string> {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}
