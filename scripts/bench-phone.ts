import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { findBrowser } from "../tests/journeys/support/browser.ts";
import { freePort } from "./places.ts";

const runs = 3;

const measures = [
  ["first-contentful-paint", "FCP, ms"],
  ["largest-contentful-paint", "LCP, ms"],
  ["total-blocking-time", "blocking, ms"],
  ["cumulative-layout-shift", "layout shift"],
  ["total-byte-weight", "bytes in all"],
] as const;

/** What a phone on a slow 4G sees of a page: Lighthouse's mobile run, the median of three. */
export async function reportPhone(address: string): Promise<void> {
  const port = await freePort();
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    env: { ...process.env, ...env },
  });
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(address, { port, onlyCategories: ["performance"] });
    if (result) results.push(result.lhr);
  }
  await browser.close();

  console.log(`\n${address} on a phone, medians of ${results.length} runs`);
  const scores = results.map(({ categories }) => categories.performance?.score ?? NaN);
  console.log(`  ${"Lighthouse performance".padEnd(30)} ${middle(scores).toFixed(2)}`);
  for (const [audit, name] of measures) {
    const values = results.map(({ audits }) => audits[audit]?.numericValue ?? NaN);
    console.log(`  ${name.padEnd(30)} ${Number(middle(values).toFixed(3))}`);
  }
}

function middle(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
