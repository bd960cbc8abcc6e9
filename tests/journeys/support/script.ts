import type { Page, Response } from "@playwright/test";
import { brotliCompressSync } from "node:zlib";

/**
 * Holds back the script of a page, as a weak network does.
 * @returns `arrive`, after which it comes, and `hold`, after which the next page waits again.
 */
export async function holdScript(page: Page): Promise<{ arrive: () => void; hold: () => void }> {
  let arrived = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  return {
    arrive: () => arrived.resolve(),
    hold: () => {
      arrived = Promise.withResolvers<void>();
    },
  };
}

/** Waits until React has hydrated a page. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")),
  );
}

/**
 * Lets each page that hydrates crash from now on, because a method is missing that React Router needs.
 * @returns waits until what the server sent stands there again.
 */
export async function crashHydration(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, "reduceRight");
    let wasRemoved = false;
    new MutationObserver((changes) => {
      for (const { addedNodes, removedNodes } of changes) {
        if (wasRemoved && [...addedNodes].some((node) => node instanceof HTMLHtmlElement))
          Reflect.set(window, "isPutBack", true);
        wasRemoved ||= [...removedNodes].some((node) => node instanceof HTMLHtmlElement);
      }
    }).observe(document, { childList: true });
  });
  return () => page.waitForFunction(() => Reflect.get(window, "isPutBack") === true);
}

/** The documents that a page loads from now on. */
export function documentsOf(page: Page): string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      seen.push(new URL(request.url()).pathname);
  });
  return seen;
}

/** Compressed sizes of files that were met before: a file's name carries a hash of its contents. */
const known = new Map<string, number>();

/**
 * The scripts that a visit loads until its network is idle.
 * @param touch what the visitor does once the page is there.
 * @returns their bytes, compressed as at the edge, and their file names, each with its own bytes.
 */
export async function scriptWeight(
  page: Page,
  address: string,
  touch: () => Promise<unknown> = async () => {},
): Promise<{ bytes: number; names: string[] }> {
  const scripts = new Map<string, Response>();
  const mark = (response: Response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js") && response.frame() === page.mainFrame())
      scripts.set(pathname.replace("/assets/", ""), response);
  };
  page.on("response", mark);
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  await touch();
  await page.waitForLoadState("networkidle");
  page.off("response", mark);
  const sizes = await Promise.all(
    [...scripts].map(async ([name, script]) => {
      const size = known.get(name) ?? brotliCompressSync(await script.body()).length;
      known.set(name, size);
      return { name, size };
    }),
  );
  return {
    bytes: sizes.reduce((sum, { size }) => sum + size, 0),
    names: sizes.map(({ name, size }) => `${name} ${size}`),
  };
}
