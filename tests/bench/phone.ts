import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import lighthouse from "lighthouse";
import { findBrowser } from "../../cli/browser.ts";
import { buildWhereChanged } from "../../scripts/build.ts";
import { serveBuild } from "../../scripts/built-worker.ts";
import { serveCompressed } from "./compressed-site.ts";
import { prepareStorage, readLocalSettings } from "../../scripts/local.ts";
import { freePort } from "../../scripts/paths.ts";
import { beforeExit, runMain } from "../../scripts/processes.ts";

/** Pages may be named on the command line: `node tests/bench/phone.ts --rounds 3 /templates/1004`. */
const { values: given, positionals } = parseArgs({
  options: { rounds: { type: "string", default: "5" } },
  allowPositionals: true,
});
const pages = positionals.length > 0 ? positionals : ["/wedding/anna-arman"];
const rounds = Number(given.rounds);

const audits = {
  LCP: "largest-contentful-paint",
  FCP: "first-contentful-paint",
  CLS: "cumulative-layout-shift",
  TBT: "total-blocking-time",
  bytes: "total-byte-weight",
} as const;
type Measure = keyof typeof audits | "score";
type Sample = Record<Measure, number>;

/**
 * Lighthouse's mobile run (slow 4G, simulated) of invitations and of the same pages without any
 * script, alternating, medians. A proxy compresses as the edge does.
 */
await runMain(async () => {
  const [site, whole, bare, debugging] = await Promise.all(Array.from({ length: 4 }, freePort));
  if (!site || !whole || !bare || !debugging) throw new Error("no free port");
  const settings = readLocalSettings(site);
  await buildWhereChanged();
  await prepareStorage(settings);
  await serveBuild(site, settings);
  await serveCompressed(site, whole);
  await serveCompressed(site, bare, withoutScript);
  await startBrowser(debugging);

  for (const page of pages) {
    const samples: Record<"as it is" | "without script", Sample[]> = {
      "as it is": [],
      "without script": [],
    };
    for (let turn = 0; turn < rounds; turn += 1) {
      samples["as it is"].push(await visit(`http://localhost:${whole}${page}`, debugging));
      samples["without script"].push(await visit(`http://localhost:${bare}${page}`, debugging));
    }
    report(page, samples);
  }
});

function withoutScript(html: string): string {
  return html.replaceAll(/<script[\s\S]*?<\/script>/g, "");
}

async function startBrowser(port: number): Promise<ChildProcess> {
  const { executablePath, args, env } = await findBrowser();
  const profile = await mkdtemp(join(tmpdir(), "phone-"));
  const browser = spawn(
    executablePath,
    [...args, "--headless", `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`],
    {
      env: { ...process.env, ...env },
      stdio: "ignore",
    },
  );
  beforeExit(async () => {
    const gone = new Promise((ended) => browser.once("exit", ended));
    browser.kill();
    await gone;
    await rm(profile, { recursive: true, force: true });
  });
  for (
    const end = Date.now() + 20_000;
    Date.now() < end;
    await new Promise((done) => setTimeout(done, 200))
  ) {
    const answers = await fetch(`http://127.0.0.1:${port}/json/version`).then(
      () => true,
      () => false,
    );
    if (answers) return browser;
  }
  throw new Error("Chromium does not answer");
}

async function visit(url: string, port: number): Promise<Sample> {
  const result = await lighthouse(url, {
    port,
    logLevel: "error",
    onlyCategories: ["performance"],
  });
  if (!result) throw new Error(`Lighthouse saw nothing of ${url}`);
  const { lhr } = result;
  const value = (name: keyof typeof audits) => lhr.audits[audits[name]]?.numericValue ?? NaN;
  return {
    score: lhr.categories.performance?.score ?? NaN,
    LCP: value("LCP"),
    FCP: value("FCP"),
    CLS: value("CLS"),
    TBT: value("TBT"),
    bytes: value("bytes"),
  };
}

function report(page: string, samples: Record<string, Sample[]>): void {
  console.log(`\n${page} on a phone, simulated slow 4G, medians of ${rounds} rounds by turns`);
  const measures: Measure[] = ["score", "FCP", "LCP", "CLS", "TBT", "bytes"];
  const medians = Object.entries(samples).map(([name, list]) => {
    const middle = measures.map((measure) => median(list.map((sample) => sample[measure])));
    console.log(
      `  ${name.padEnd(16)} ${measures.map((measure, index) => `${measure} ${rounded(middle[index] ?? NaN)}`).join("  ")}`,
    );
    return middle;
  });
  const [whole, bare] = medians;
  for (const measure of ["FCP", "LCP"] as const) {
    const index = measures.indexOf(measure);
    console.log(
      `  ${measure} × the page without script: ${((whole?.[index] ?? NaN) / (bare?.[index] ?? NaN)).toFixed(2)}`,
    );
  }
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
