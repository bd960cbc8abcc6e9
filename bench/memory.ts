import { registerHooks } from "node:module";
import * as v from "valibot";
import { build } from "../scripts/build.ts";
import { inspectWorker, type Inspector } from "./inspector.ts";
import { prepareStorage, readLocalSettings } from "../scripts/local.ts";
import { freePort } from "../scripts/paths.ts";
import { runMain } from "../scripts/processes.ts";
import { UserError } from "../scripts/user-error.ts";

/**
 * The Workers limit in megabytes: https://developers.cloudflare.com/workers/platform/limits/#memory
 */
const limit = 128;
const budget = 60;
const pages = 600;
const atOnce = 8;

const usage = v.object({ usedSize: v.number(), totalSize: v.number() });
type Peak = { used: number; committed: number };

/**
 * Measures the isolate's heap while eight pages at a time are rendered anew, garbage included. V8
 * collects less often the more memory it may use, so the heap gets the limit that a Worker has;
 * without a limit, as workerd runs on a developer's machine, the same load grows to more than twice
 * as much.
 */
await runMain(async () => {
  limitHeap();
  const { serveBuild } = await import("../scripts/built-worker.ts");
  const [port, inspectorPort] = [await freePort(), await freePort()];
  const settings = readLocalSettings(port);
  await build();
  await prepareStorage(settings);
  await serveBuild(port, settings, { inspectorPort });
  const inspector = await inspectWorker(inspectorPort);

  const site = `http://127.0.0.1:${port}`;
  const addresses = await designs(site);
  const peak = await peakDuring(inspector, () => render(site, addresses));
  // A heap snapshot collects garbage first.
  await inspector("HeapProfiler.takeHeapSnapshot");
  const { usedSize: live } = v.parse(usage, await inspector("Runtime.getHeapUsage"));
  console.log(
    `memory: ${pages} pages of ${addresses.length} designs rendered anew, ${atOnce} at once, heap limit ${limit} MB: ` +
      `${megabytes(peak.used)} MB in use at most (budget ${budget}), ${megabytes(peak.committed)} MB taken from the system, ${megabytes(live)} MB alive afterwards`,
  );
  if (peak.used > budget * 1e6) throw new UserError("The heap outgrew its budget.");
});

/**
 * Sets V8's heap limit in workerd. Miniflare has no option for V8's flags, so they are inserted
 * where it writes workerd's configuration.
 */
function limitHeap(): void {
  const place = "structuredLogging: this.#structuredWorkerdLogs";
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (!url.endsWith("/miniflare/dist/src/index.js")) return loaded;
      const source = String(loaded.source);
      if (!source.includes(place))
        throw new UserError("miniflare writes its configuration otherwise: see bench/memory.ts");
      const flags = `v8Flags: ["--max-heap-size=${limit}"], ${place}`;
      return { ...loaded, source: source.replace(place, flags) };
    },
  });
}

/** The addresses of the designs in the sitemap. */
async function designs(site: string): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const found = sitemap.matchAll(/\/templates\/\d+(?=<)/g);
  return [...new Set(Array.from(found, ([address]) => address))];
}

/** A page for one guest is never cached, so each is rendered. */
async function render(site: string, addresses: readonly string[]): Promise<void> {
  let requested = 0;
  const guest = async () => {
    while (requested < pages) {
      const address = addresses[requested % addresses.length];
      requested += 1;
      const response = await fetch(`${site}${address}?change=1`);
      await response.arrayBuffer();
      if (response.status !== 200) throw new UserError(`${address} answers ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, guest));
}

async function peakDuring(inspector: Inspector, work: () => Promise<void>): Promise<Peak> {
  const peak = { used: 0, committed: 0 };
  const ended = new AbortController();
  const watch = async () => {
    while (!ended.signal.aborted) {
      const { usedSize, totalSize } = v.parse(usage, await inspector("Runtime.getHeapUsage"));
      peak.used = Math.max(peak.used, usedSize);
      peak.committed = Math.max(peak.committed, totalSize);
    }
  };
  const watching = watch();
  await work();
  ended.abort();
  await watching;
  return peak;
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}
