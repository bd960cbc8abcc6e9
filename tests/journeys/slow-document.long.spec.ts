import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { openEnvelope, wedding } from "./support/answering.ts";
import { expect, test } from "./support/fixtures.ts";
import { named } from "./support/mail-server.ts";
import { documentsOf } from "./support/script.ts";

/** Headers of the transport between the site and this server, not of the page. */
const ofTransport = new Set(["connection", "content-encoding", "content-length"]);

/** Serves the site, but the rest of a document, from given words on, only when it is released. */
async function withholdRest(from: string): Promise<{ server: Server; release: () => void }> {
  const released = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${named("SITE")}${request.url}`);
    response.statusCode = answer.status;
    for (const [name, value] of answer.headers)
      if (!ofTransport.has(name)) response.setHeader(name, value);
    const body = Buffer.from(await answer.arrayBuffer());
    const cut = body.indexOf(from);
    if (cut > 0 && answer.headers.get("Content-Type")?.startsWith("text/html")) {
      response.write(body.subarray(0, cut));
      await released.promise;
      response.end(body.subarray(cut));
    } else response.end(body);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return { server, release: released.resolve };
}

function originOf(server: Server): string {
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

test("covers come although the script is there before them", async ({ page }) => {
  const { server, release } = await withholdRest('<div class="tile-cover');
  const script = page.waitForResponse(/\/assets\/entry\.client.*\.js$/);
  await page.goto(`${originOf(server)}/assortment`, { waitUntil: "commit" });
  await (await script).finished();
  await page.waitForTimeout(500);
  release();
  await page.locator(".design-cover").first().scrollIntoViewIfNeeded();
  await expect(page.locator(".design-cover iframe").first()).toBeVisible();
  server.closeAllConnections();
  server.close();
});

test("a reply is checked in place although its form comes after the script", async ({ page }) => {
  const { server, release } = await withholdRest('id="reply"');
  const script = page.waitForResponse(/\/assets\/entry\.client.*\.js$/);
  await page.goto(`${originOf(server)}${wedding}/en`, { waitUntil: "commit" });
  await page.waitForFunction(() => document.documentElement.classList.contains("js"));
  // The first touch loads the script.
  await page.evaluate(() => dispatchEvent(new Event("scroll")));
  await (await script).finished();
  await page.waitForTimeout(500);
  release();
  await openEnvelope(page);
  await page.waitForLoadState("networkidle");
  const documents = documentsOf(page);
  await page.locator("#reply-form button[type=submit]").click();
  await expect(page.locator("#reply-form [aria-invalid=true]").first()).toBeVisible();
  expect(documents).toEqual([]);
  server.closeAllConnections();
  server.close();
});
