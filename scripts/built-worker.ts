import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { doorWorker, leave, newSecret } from "../cli/storage/local.ts";
import { readWranglerConfig } from "../cli/storage/wrangler-config.ts";
import type { LocalSettings } from "./local.ts";
import { root, stateDir } from "./paths.ts";
import { beforeExit } from "./processes.ts";
import { ownStorage } from "./storage-owner.ts";
import { UserError } from "../cli/user-error.ts";

const configuration = join(root, "build/server/wrangler.json");

/** A module by its path, or with its contents. */
type Module = { type: "ESModule"; path: string; contents?: string };

/** Settings that only measurements need. */
type Serving = {
  /** Replace the build's own; the entry comes first. */
  modules?: Module[];
  /** Opens V8's inspector of the Worker. */
  inspectorPort?: number;
  /** Answers from the Worker alone, without miniflare's own Workers before it and without files. */
  directPort?: number;
};

/**
 * Serves the build on this machine in workerd, without a dev server in between. A Worker beside the
 * site answers the staff command, which does not open the storage meanwhile.
 * @param settings the Worker's environment.
 * @throws UserError when another site has the storage.
 */
export async function serveBuild(
  port: number,
  settings: LocalSettings,
  { modules, inspectorPort, directPort }: Serving = {},
): Promise<void> {
  const { workerOptions, main } = unstable_getMiniflareWorkerOptions(configuration);
  if (main === undefined) throw new UserError(`${configuration} names no Worker: npm run build`);
  const { modulesRules: _, assets, ...options } = workerOptions;
  // Replaced modules are of a Worker that is compared with the site's, and has nothing stored.
  const ownership = modules === undefined ? await ownStorage() : null;
  const secret = newSecret();
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
        // Miniflare puts Workers of its own before one with files, on each of its ports.
        ...(directPort === undefined
          ? { assets }
          : { unsafeDirectSockets: [{ host: "127.0.0.1", port: directPort }] }),
        name: "site",
        bindings: { ...options.bindings, ...definedOf(settings) },
        modulesRoot: dirname(main),
        modules: modules ?? modulesOf(main),
      },
      ...(ownership
        ? [{ ...doorWorker(await readWranglerConfig(), secret), name: "storage" }]
        : []),
    ],
  });
  let shut = async () => {};
  beforeExit(() => shut().finally(() => server.dispose()));
  await server.ready;
  if (!ownership) return;
  const door = { address: (await server.unsafeGetDirectURL("storage")).href, secret };
  ownership.open(door);
  shut = () => leave(door, ownership);
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
