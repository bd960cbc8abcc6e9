import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { open } from "../support/site.ts";

const sound = Uint8Array.from({ length: 1000 }, (_, index) => index % 251);

/** Stores a file in R2 at an address of its own. */
async function stored(name: string): Promise<string> {
  const path = `media/${crypto.randomUUID().replaceAll("-", "")}/${name}`;
  await env.MEDIA.put(path, sound);
  return `/${path}`;
}

async function bytesOf(response: Response): Promise<number[]> {
  return [...new Uint8Array(await response.arrayBuffer())];
}

test.each([
  ["480.avif", "image/avif"],
  ["960.webp", "image/webp"],
  ["1600.jpg", "image/jpeg"],
  ["whole.mp3", "audio/mpeg"],
  ["whole.mp4", "video/mp4"],
])("%s is served as %s, immutable", async (name, type) => {
  const response = await open(await stored(name));
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe(type);
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(await bytesOf(response)).toEqual([...sound]);
});

test("a browser that has the file is told so", async () => {
  const path = await stored("480.jpg");
  const first = await open(path);
  const etag = first.headers.get("ETag") ?? "";
  await first.body?.cancel();
  expect(etag).toMatch(/^"\w+"$/);
  expect((await open(path, { "If-None-Match": `"other", W/${etag}` })).status).toBe(304);
  const changed = await open(path, { "If-None-Match": '"other"' });
  expect(changed.status).toBe(200);
  await changed.body?.cancel();
});

test.each([
  ["bytes=0-1", 0, 2],
  ["bytes=990-", 990, 1000],
  ["bytes=-10", 990, 1000],
  ["bytes=0-9999", 0, 1000],
])("a player gets the requested range: %s", async (range, from, to) => {
  const response = await open(await stored("whole.mp3"), { Range: range });
  expect(response.status).toBe(206);
  expect(response.headers.get("Content-Range")).toBe(`bytes ${from}-${to - 1}/1000`);
  expect(response.headers.get("Content-Length")).toBe(String(to - from));
  expect(await bytesOf(response)).toEqual([...sound].slice(from, to));
});

test.each(["bytes=1000-", "bytes=-0"])(
  "a range that the file lacks is refused: %s",
  async (range) => {
    const response = await open(await stored("whole.mp3"), { Range: range });
    expect(response.status).toBe(416);
    expect(response.headers.get("Content-Range")).toBe("bytes */1000");
  },
);

test.each(["bytes=0-1,5-6", "bytes=5-1", "lines=0-1", "bytes=-"])(
  "an invalid range, or several, gets the whole file: %s",
  async (range) => {
    const response = await open(await stored("whole.mp3"), { Range: range });
    expect(response.status).toBe(200);
    expect(await bytesOf(response)).toHaveLength(1000);
  },
);

test("a part of another content than the one known is not sent", async () => {
  const response = await open(await stored("whole.mp3"), {
    Range: "bytes=0-1",
    "If-Range": '"other"',
  });
  expect(response.status).toBe(200);
  await response.body?.cancel();
});

test.each([
  `/media/${"0".repeat(32)}/480.jpg`,
  "/media/photo.jpg",
  "/media/../locales/am",
  "/media/",
  `/media/${"0".repeat(32)}/page.html`,
])("%s is not found", async (path) => {
  expect((await open(path)).status).toBe(404);
});

test("other keys of the bucket are not served", async () => {
  await env.MEDIA.put("media/original.jpg", sound);
  expect((await open("/media/original.jpg")).status).toBe(404);
  // Of the route's form, without a hash.
  await env.MEDIA.put("media/originals/photo.jpg", sound);
  expect((await open("/media/originals/photo.jpg")).status).toBe(404);
  const original = `originals/${"0".repeat(32)}.jpg`;
  await env.MEDIA.put(original, sound);
  for (const path of [original, `media/../${original}`, `media/${original}`])
    expect((await open(`/${path}`)).status, path).toBe(404);
});
