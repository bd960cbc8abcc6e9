import type { Page, Response } from "@playwright/test";
import { brotliCompressSync } from "node:zlib";

/** Lets a page's script arrive so many milliseconds late, as on a weak network. */
export async function delayScript(page: Page, milliseconds: number): Promise<void> {
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((done) => setTimeout(done, milliseconds));
    await route.continue();
  });
}

/** Waits until React has taken a page over: from then on its links and forms are React's. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")),
  );
}

/** Every document that a page loads from now on. */
export function documentsOf(page: Page): string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      seen.push(new URL(request.url()).pathname);
  });
  return seen;
}

/** The bytes of the scripts that a visit fetches until its network is quiet, compressed as the edge does. */
export async function scriptWeight(page: Page, address: string): Promise<number> {
  const scripts: Response[] = [];
  const mark = (response: Response) => {
    if (response.url().endsWith(".js") && response.frame() === page.mainFrame())
      scripts.push(response);
  };
  page.on("response", mark);
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  page.off("response", mark);
  const sizes = await Promise.all(
    scripts.map(async (script) => brotliCompressSync(await script.body()).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
