import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { root } from "../../scripts/paths.ts";
import { wedding } from "./support/answering.ts";
import { repliesLink } from "./support/couple.ts";
import { expect, test } from "./support/fixtures.ts";
import { scriptWeight } from "./support/script.ts";

const kilobyte = 1000;

/** The most compressed script, in KB, that a visit loads without a touch. */
const documents = { "/": 4, "/prices": 3, "/assortment": 4, [wedding]: 8, "/replies/none": 0 };

for (const [path, budget] of Object.entries(documents))
  test(`${path} fetches at most ${budget} KB of script, and no React`, async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/404 .*replies/);
    const { bytes, names } = await scriptWeight(page, path);
    expect(bytes, names.join(" ")).toBeLessThanOrEqual(budget * kilobyte);
    expect(names.filter((name) => name.startsWith("hydrate"))).toEqual([]);
  });

test("the couple's page fetches at most 118 KB of script", async ({ page, studioJson }) => {
  const { url } = await repliesLink(studioJson);
  const { bytes, names } = await scriptWeight(page, url);
  expect(bytes, names.join(" ")).toBeLessThanOrEqual(118 * kilobyte);
});

test("the order form fetches at most 136 KB of script before a number is typed", async ({
  page,
}) => {
  const { bytes, names } = await scriptWeight(page, "/order?template=1002");
  expect(bytes, names.join(" ")).toBeLessThanOrEqual(136 * kilobyte);
});

test("the browser's build carries what pages can reach", () => {
  const files = globSync("assets/*.js", { cwd: join(root, "build/client") });
  const weights = files.map((file) => ({
    file,
    bytes: brotliCompressSync(readFileSync(join(root, "build/client", file))).length,
  }));
  const sum = weights.reduce((all, { bytes }) => all + bytes, 0);
  expect(sum, JSON.stringify(weights)).toBeLessThanOrEqual(220 * kilobyte);
});
