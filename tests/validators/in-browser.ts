import { chromium, type BrowserContext } from "@playwright/test";
import { axeOn } from "../journeys/support/axe.ts";
import { findBrowser } from "../../cli/browser.ts";
import type { Finding, Outcome } from "./found.ts";
import type { Page } from "./pages.ts";

/** axe on each page in a browser, as wide as a phone, with the rules of WCAG 2.2 and of good practice. */
export async function axe(site: string, pages: readonly Page[]): Promise<Outcome> {
  const validator = "axe";
  const browser = await chromium.launch(await findBrowser());
  const findings: Finding[] = [];
  try {
    for (const page of pages) {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        serviceWorkers: "block",
        reducedMotion: "reduce",
      });
      const found = await findingsOn(context, site, page).catch((error: unknown) => {
        throw new Error(`axe on ${page.address}`, { cause: error });
      });
      for (const { rule, text } of found)
        findings.push({ validator, page: page.address, rule, text });
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return { validator, pages: pages.length, findings };
}

async function findingsOn(
  context: BrowserContext,
  site: string,
  { address, text, cookies, isPosted }: Page,
): Promise<{ rule: string; text: string }[]> {
  // By https: those named `__Host-` are taken over it alone, and sent to this machine by http too.
  const url = site.replace("http:", "https:");
  await context.addCookies(
    cookies.map((cookie) => {
      const [name = "", ...value] = cookie.split("=");
      return { name, value: value.join("="), url, secure: true };
    }),
  );
  const page = await context.newPage();
  if (isPosted)
    await page.route(site + address, (route) =>
      route.fulfill({ body: text, contentType: "text/html" }),
    );
  await page.goto(site + address);
  const { violations } = await axeOn(page).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = "" }) => ({
      rule: id,
      text: `${String(target)} ${failureSummary.replaceAll(/\s+/g, " ")}`,
    })),
  );
}
