import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { keysOfOrder } from "#app/shop/order/material/store.server.ts";
import { listOrderFiles } from "#app/shop/order/material/data.server.ts";
import { mostFileBytes, partBytes } from "#app/shop/order/material/limits.ts";
import { bytesOf } from "../support/boxes.ts";
import { textsOf } from "../support/html.ts";
import { sameOrigin, placed, jpeg, hashOf, sendPart, sendPlainly } from "../support/order-files.ts";
import { open, origin } from "../support/site.ts";
import { fetchSite } from "../support/worker.ts";

/** Each of them was an object of its own once, and the Worker ended. */
function emptyScans(): Uint8Array<ArrayBuffer> {
  const photo = new Uint8Array(mostFileBytes - 1_000);
  for (let at = 0; at + 4 <= photo.length; at += 4) photo.set([0xff, 0xda, 0, 2], at);
  photo.set(jpeg(0).subarray(0, 15));
  return photo;
}

test("a part of the middle without those before it is not stored", async () => {
  const { order, files } = await placed();
  const bytes = jpeg(partBytes * 2);
  const answered = await sendPart(files, { bytes, hash: await hashOf(bytes) }, partBytes);
  expect(answered.answer).toEqual({ state: "partly", have: 0 });
  expect(await keysOfOrder(env.MEDIA, order.id)).toEqual([]);
});

test.each(["-524288", "5e5", "0x0", " 0", "", "1048576", "99999999999"])(
  "a part at the place %j is not stored, whatever it holds",
  async (offset) => {
    const { order, files } = await placed();
    const part = new Uint8Array(partBytes);
    const query = new URLSearchParams({ hash: "a".repeat(64), size: String(partBytes), offset });
    const response = await fetchSite(
      new Request(`${origin}${files}&${query}`, {
        method: "POST",
        body: part,
        headers: sameOrigin,
      }),
    );
    expect(response.status).toBe(400);
    expect(await keysOfOrder(env.MEDIA, order.id)).toEqual([]);
  },
);

test.each([
  ["a text", "unknown-kind", () => new Uint8Array(bytesOf("<svg onload=alert(1)>"))],
  ["a film", "unknown-kind", () => new Uint8Array(bytesOf("\0\0\0\x14ftypqt  \0\0\0\0qt  "))],
  ["a picture of 100 megapixels", "too-many-pixels", () => jpeg(100, 10_000, 10_000)],
  ["half a picture", "broken", () => jpeg(100).subarray(0, 30)],
  ["a picture whose data were cut off", "broken", () => jpeg(5_000).subarray(0, 600)],
  ["a photo of four million empty scans", "broken", emptyScans],
  ["no file at all", "no-file", () => new Uint8Array()],
  ["a file of 16 MB", "too-large", () => jpeg(mostFileBytes + 1_000_000)],
])("%s is refused with a sentence, and nothing is stored", async (_, problem, make) => {
  const { order, files } = await placed();
  const location = await sendPlainly(files, make(), "photo.jpg");
  expect(location).toContain(`refused=${problem}`);
  const html = await (await open(location.replace("#material", ""))).text();
  const said = textsOf(html, ".order-material .error").join("");
  expect(said.length).toBeGreaterThan(20);
  expect(said).not.toContain("{{");
  expect(await listOrderFiles(env.DB, order.id)).toEqual([]);
  expect(await keysOfOrder(env.MEDIA, order.id)).toEqual([]);
});

test("the script is refused too: by the first part, by the size, and for bytes of another file", async () => {
  const { order, files } = await placed();
  const large = { bytes: new Uint8Array(bytesOf("hello")), hash: "a".repeat(64) };
  expect(await sendPart(files, large, 0)).toMatchObject({
    status: 422,
    answer: { problem: "unknown-kind" },
  });
  const photo = { bytes: jpeg(1000), hash: "b".repeat(64) };
  expect(await sendPart(files, photo, 0)).toMatchObject({ answer: { problem: "broken" } });
  const huge = `${files}&hash=${"c".repeat(64)}&size=${mostFileBytes + 1}`;
  expect(await (await open(huge)).json()).toMatchObject({ problem: "too-large" });
  expect(await keysOfOrder(env.MEDIA, order.id)).toEqual([]);
});
