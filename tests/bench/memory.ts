import * as v from "valibot";
import { build } from "../../scripts/build.ts";
import { inspectWorker, type Inspector } from "./inspector.ts";
import { prepareStorage, readLocalSettings } from "../../scripts/local.ts";
import { freePort } from "../../scripts/paths.ts";
import { runMain } from "../../scripts/processes.ts";
import { UserError } from "../../cli/user-error.ts";

/** Megabytes of heap, less than half of a Worker's. */
const budget = Number((process.env.HEAP_LIMIT ??= "60"));
const atOnce = 8;
/** Pages rendered anew: invitations in each design, and those of a couple with many guests. */
const [invitations, dashboards] = [600, 200];
const couplesPages = ["/replies", "/replies/guests", "/replies/tables"];

const usage = v.object({ usedSize: v.number(), totalSize: v.number() });
type Peak = { used: number; committed: number };

/**
 * Renders eight pages at a time anew, invitations, then the pages of a couple with many guests, in a
 * Worker that has no more heap than the budget: one that needs more ends, and its pages fail.
 * Measures the heap meanwhile, garbage included. How much garbage there is, is V8's decision: with
 * 128 MB it lets old objects take four times the live size before it collects them.
 */
await runMain(async () => {
  // In this order: miniflare's Workers get the limit only if it was set before it is loaded.
  await import("../../scripts/limited-heap.ts");
  const { serveBuild } = await import("../../scripts/built-worker.ts");
  const { fillDashboard } = await import("./filled-dashboard.ts");
  const [port, inspectorPort] = [await freePort(), await freePort()];
  const settings = readLocalSettings(port);
  await build();
  await prepareStorage(settings);
  const token = await fillDashboard();
  await serveBuild(port, settings, { inspectorPort });
  const inspector = await inspectWorker(inspectorPort);

  const site = `http://127.0.0.1:${port}`;
  const addresses = await designs(site);
  const designsPeak = await peakDuring(inspector, () => render(addresses, invitations));
  await report(inspector, `${invitations} pages of ${addresses.length} designs`, designsPeak);
  const couple = await coupleOn(site, token);
  const pages = couplesPages.map((page) => `${site}${page}`);
  const couplesPeak = await peakDuring(inspector, () => render(pages, dashboards, couple));
  await report(inspector, `${dashboards} pages of a dashboard with 1,500 rows`, couplesPeak);
});

/** Opens a couple's link. @returns the header that opens their pages. */
async function coupleOn(site: string, token: string): Promise<{ Cookie: string }> {
  const opened = await fetch(`${site}/replies/${token}`, { redirect: "manual" });
  return { Cookie: opened.headers.get("Set-Cookie")?.split(";")[0] ?? "" };
}

async function report(inspector: Inspector, what: string, peak: Peak): Promise<void> {
  // A heap snapshot collects garbage first.
  await inspector("HeapProfiler.takeHeapSnapshot");
  const { usedSize: live } = v.parse(usage, await inspector("Runtime.getHeapUsage"));
  console.log(
    `memory: ${what} rendered anew, ${atOnce} at once, in ${budget} MB of heap: ` +
      `${megabytes(peak.used)} MB in use at most, ${megabytes(peak.committed)} MB taken from the system, ${megabytes(live)} MB alive afterwards`,
  );
}

/** The addresses of the designs in the sitemap, as a guest opens them, whose page is never cached. */
async function designs(site: string): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const found = sitemap.matchAll(/\/templates\/\d+(?=<)/g);
  return [...new Set(Array.from(found, ([address]) => `${site}${address}?change=1`))];
}

/** Opens pages in turn, eight at a time. None of them may be one that the Worker caches. */
async function render(
  addresses: readonly string[],
  pages: number,
  headers: Record<string, string> = {},
): Promise<void> {
  let requested = 0;
  const guest = async () => {
    while (requested < pages) {
      const address = addresses[requested % addresses.length] ?? "";
      requested += 1;
      const response = await fetch(address, { headers, redirect: "manual" });
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
