import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { UserError } from "../cli/user-error.ts";

/**
 * The heap's limit in megabytes: the memory of a Worker, or what HEAP_LIMIT says.
 * https://developers.cloudflare.com/workers/platform/limits/#memory
 */
export const heapLimit = Number(process.env.HEAP_LIMIT ?? 128);

/** Code by which miniflare writes workerd's configuration. It has no option for V8's flags. */
const place = "structuredLogging: this.#structuredWorkerdLogs";

/** The module that starts each workerd. */
const miniflare = import.meta.resolve("miniflare");

if (!readFileSync(new URL(miniflare), "utf8").includes(place))
  throw new UserError("miniflare writes its configuration otherwise: see limited-heap.ts");

/*
 * Gives each workerd that this process starts the heap of a Worker: a Worker that needs more ends,
 * and V8 collects garbage as often as it does there. To be imported before miniflare is loaded, or
 * with node's `--import`.
 */
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (url !== miniflare) return loaded;
    const flags = `v8Flags: ["--max-heap-size=${heapLimit}"], ${place}`;
    return { ...loaded, source: String(loaded.source).replace(place, flags) };
  },
});
