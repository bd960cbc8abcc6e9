import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { APIRequestContext, BrowserContext, Page } from "@playwright/test";
import { hashOf } from "../../../scripts/inputs.ts";
import { root } from "../../../scripts/paths.ts";
import type { Design } from "./designs.ts";
import { test } from "./fixtures.ts";

/** Fixtures of a test of one design. */
type Tried = {
  page: Page;
  context: BrowserContext;
  expectConsoleError: (words: string) => void;
  design: Design;
  /** The paths that were asked for, in their order. */
  paths: string[];
};

/**
 * A test for each design, so that the workers share them. One whose pages are what they were when it
 * last passed is skipped, unless TRY_ALL is set: a page is one document, and what it loads has a
 * hash of its bytes in its address, so the documents are all that its files, kit and letters make.
 * @param file the tests' own, `import.meta.filename`.
 * @param pathsOf what the test opens.
 */
export function testEachDesign(
  title: string,
  file: string,
  designs: readonly Design[],
  pathsOf: (design: Design) => string[] | Promise<string[]>,
  body: (tried: Tried) => Promise<void>,
): void {
  for (const design of designs)
    test(`${title}: ${design.number}`, async ({ page, context, request, expectConsoleError }) => {
      const paths = await pathsOf(design);
      const hash = await hashOfPages(request, file, paths);
      const kept = join(root, "node_modules/.cache/passed-designs", sha256(title), design.number);
      test.skip(
        process.env.TRY_ALL !== "1" && hash === readKept(kept),
        "its pages are what they were when it passed",
      );
      await body({ page, context, expectConsoleError, design, paths });
      if (test.info().errors.length > 0) return;
      mkdirSync(dirname(kept), { recursive: true });
      writeFileSync(kept, hash);
    });
}

/** Of the documents, without what differs each time: a form's key, a countdown, the site's port. */
async function hashOfPages(
  request: APIRequestContext,
  file: string,
  paths: readonly string[],
): Promise<string> {
  const tests = hashOf({
    files: [relative(root, file), "tests/journeys/support/*.ts", "package-lock.json"],
  });
  const documents = [];
  for (const path of paths) {
    const answer = await request.get(path);
    const text = await answer.text();
    documents.push(
      text
        .replaceAll(/(name="(?:key|stamp)" value=")[^"]*/g, "$1")
        .replaceAll(/(data-unit="\w+">)[^<]*<\/b>(<span[^>]*>)[^<]*/g, "$1$2")
        .replaceAll(/http(:\/\/|%3A%2F%2F)localhost(:|%3A)\d+/g, ""),
    );
  }
  return sha256(JSON.stringify([tests, paths, documents]));
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function readKept(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}
