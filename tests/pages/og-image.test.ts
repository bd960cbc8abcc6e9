import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { gatedWedding, openedCookie } from "../support/gate.ts";
import { dayFromNow, publish, weddingOf } from "../support/invitations.ts";
import { open, origin } from "../support/site.ts";
import { metaOf } from "../support/html.ts";

const hash = "0123456789abcdef0123456789abcdef";
const picture = new Uint8Array([137, 80, 78, 71]);

/** Stores a picture at the address of an invitation's og-image. @returns its address. */
async function printed(path: string): Promise<string> {
  const key = `og/${path}/${hash}/en.png`;
  await env.MEDIA.put(key, picture);
  return `/${key}`;
}

test("a link shows the invitation's picture in the page's language", async () => {
  const wedding = weddingOf();
  const preview = { en: `og/${wedding.path}/${hash}/en.png` };
  await publish(env.CONTENT, { ...wedding, preview });
  const html = await (await open(`/${wedding.path}/en`)).text();
  expect(metaOf(html, "og:image")).toBe(`${origin}/og/${wedding.path}/${hash}/en.png`);
  expect(metaOf(html, "og:image:width")).toBe("1200");
  expect(metaOf(html, "og:image:height")).toBe("630");
  expect(metaOf(html, "og:image:alt")).toContain("Arman");
  expect(metaOf(html, "twitter:card")).toBe("summary_large_image");
  const armenian = await (await open(`/${wedding.path}`)).text();
  expect(armenian).not.toContain("og:image");
  expect(metaOf(armenian, "twitter:card")).toBe("summary");
});

test("a picture is cached as immutable", async () => {
  const { path } = await publish(env.CONTENT, weddingOf());
  const response = await open(await printed(path));
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("image/png");
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([...picture]);
  expect((await open(`/og/${path}/${hash}/ru.png`)).status).toBe(404);
  expect((await open(`/og/${path}/nothing/en.png`)).status).toBe(404);
});

test("an invitation behind a password has no picture, not even a left-over one", async () => {
  const { path } = await gatedWedding();
  const address = await printed(path);
  const shut = await open(address);
  expect(shut.status).toBe(403);
  expect(shut.headers.get("Content-Type")).not.toContain("image");
  await shut.body?.cancel();
  expect((await open(address, await openedCookie(`/${path}`))).status).toBe(404);
});

test("a picture is gone when its page has ended", async () => {
  const { path } = weddingOf();
  expect((await open(await printed(path))).status).toBe(404);
  const past = weddingOf({
    event: { start: `${dayFromNow(-300)}T15:00`, timeZone: "Asia/Yerevan" },
  });
  await publish(env.CONTENT, past);
  expect((await open(await printed(past.path))).status).toBe(410);
});
