import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { fileKey, joinParts, keysOfOrder, putPart } from "#app/shop/order/material/store.server.ts";
import { listOrderFiles } from "#app/shop/order/material/data.server.ts";
import { mostPhotos, partBytes } from "#app/shop/order/material/limits.ts";
import { keepFile } from "#app/shop/order/material/receive.server.ts";
import { deleteExpiredMaterial } from "#app/shop/order/material/retention.server.ts";
import { markOrder } from "#app/shop/order/mutations.server.ts";
import { dayInMilliseconds, stores as terms } from "#app/platform/privacy/stores.ts";
import { dataOfOrder } from "#app/studio/rights/view.server.ts";
import { forget } from "#app/studio/rights/forget.server.ts";
import { bytesOf } from "../support/boxes.ts";
import { countOf, textOf, textsOf } from "../support/html.ts";
import {
  stores,
  sameOrigin,
  placed,
  jpeg,
  mp3,
  hashOf,
  sendPart,
  sendPlainly,
} from "../support/order-files.ts";
import { open, origin, post } from "../support/site.ts";
import { fetchSite } from "../support/worker.ts";

test("a photo that came in parts, with the network lost between, is whole and without its place", async () => {
  const { order, page, files } = await placed();
  const bytes = jpeg(partBytes + 1000);
  const hash = await hashOf(bytes);
  const photo = { bytes, hash, name: "../../IMG 0042.jpg" };
  expect(await sendPart(files, photo, 0)).toMatchObject({
    answer: { state: "partly", have: partBytes },
  });
  const ask = `${files}&hash=${hash}&size=${bytes.length}`;
  expect(await (await open(ask)).json()).toEqual({ state: "partly", have: partBytes });
  expect(await sendPart(files, photo, partBytes)).toMatchObject({ answer: { state: "whole" } });
  // The answer was lost: the last part comes again.
  expect(await sendPart(files, photo, partBytes)).toMatchObject({ answer: { state: "whole" } });
  const [kept] = await listOrderFiles(env.DB, order.id);
  expect(kept).toMatchObject({ hash, kind: "photo", name: "IMG 0042.jpg", width: 4000 });
  expect(await keysOfOrder(env.MEDIA, order.id)).toEqual([fileKey(order.id, hash)]);
  const stored = await (await env.MEDIA.get(fileKey(order.id, hash)))?.text();
  expect(stored).not.toContain("SecretPlace");
  const html = await (await open(page)).text();
  expect(countOf(html, ".material-tile")).toBe(1);
  const full = page.replace("?", `/files/${hash}?`);
  const shown = await open(full);
  expect(shown.headers.get("Content-Type")).toBe("image/jpeg");
  expect(shown.headers.get("Cache-Control")).toBe("private, no-store");
  expect((await open(full.replace("key=", "key=x"))).status).toBe(404);
});

test("a file of which a part is missing or short is none", async () => {
  const { order } = await placed();
  const whole = { id: order.id, hash: "a".repeat(64) };
  const part = crypto.getRandomValues(new Uint8Array(10));
  const joined = () => joinParts(env.MEDIA, { ...whole, size: 25, step: 10 });
  await putPart(env.MEDIA, { ...whole, offset: 0 }, part);
  await putPart(env.MEDIA, { ...whole, offset: 20 }, part.slice(0, 5));
  expect(await joined()).toBeNull();
  await putPart(env.MEDIA, { ...whole, offset: 10 }, part.slice(0, 9));
  expect(await joined()).toBeNull();
  await putPart(env.MEDIA, { ...whole, offset: 10 }, part);
  expect(await joined()).toEqual(Uint8Array.of(...part, ...part, ...part.slice(0, 5)));
});

test("the same photo twice is one; the 21st is refused, also when several come at once", async () => {
  const { order, files } = await placed();
  const first = jpeg(500);
  expect(await sendPlainly(files, first, "one.jpg")).not.toContain("refused");
  expect(await sendPlainly(files, first, "another name.jpg")).toContain("refused=already-there");
  expect(await listOrderFiles(env.DB, order.id)).toHaveLength(1);
  const many = Array.from({ length: mostPhotos + 3 }, () => jpeg(500));
  await Promise.all(
    many.map((bytes) => keepFile(stores, order.id, { name: "x.jpg", bytes }, Date.now())),
  );
  const kept = await listOrderFiles(env.DB, order.id);
  expect(kept).toHaveLength(mostPhotos);
  expect(await keysOfOrder(env.MEDIA, order.id)).toHaveLength(mostPhotos);
  expect(await sendPlainly(files, jpeg(500), "x.jpg")).toContain("refused=too-many-photos");
});

test("photos have captions and an order, and can be removed", async () => {
  const { order, page, files } = await placed();
  const photos = [jpeg(100), jpeg(200), jpeg(300)];
  for (const bytes of photos) await sendPlainly(files, bytes, "x.jpg");
  const hashes = await Promise.all(photos.map(hashOf));
  const change = (file: string | undefined, what: string, caption = "") =>
    post(files, { change: what, file: file ?? "", caption });
  expect((await change(hashes[2], "earlier", "  Our church ")).status).toBe(303);
  await change(hashes[0], "earlier");
  await change(hashes[1], "later");
  const listed = await listOrderFiles(env.DB, order.id);
  expect(listed.map(({ hash }) => hash)).toEqual([hashes[0], hashes[2], hashes[1]]);
  expect(listed[1]?.caption).toBe("Our church");
  await change(hashes[0], "remove");
  expect(await keysOfOrder(env.MEDIA, order.id)).toHaveLength(2);
  await markOrder(env.DB, order.number, { state: "published" }, Date.now());
  expect((await change(hashes[1], "remove")).headers.get("Location")).toContain("refused=closed");
  expect(await sendPlainly(files, jpeg(100), "x.jpg")).toContain("refused=closed");
  const html = await (await open(page)).text();
  expect(countOf(html, ".material-tile")).toBe(2);
  expect(countOf(html, ".order-material form")).toBe(0);
  expect(textOf(html)).toContain("Our church");
});

test("one photo is for the cover, around the point that its customer shows, until it is another or gone", async () => {
  const { order, page, files } = await placed();
  const photos = [jpeg(100), jpeg(200), jpeg(300)];
  for (const bytes of photos) await sendPlainly(files, bytes, "x.jpg");
  const hashes = await Promise.all(photos.map(hashOf));
  const change = (file: string | undefined, what: string, more = {}) =>
    post(files, { change: what, file: file ?? "", ...more });
  const marked = async () =>
    (await listOrderFiles(env.DB, order.id))
      .filter(({ isCover }) => isCover)
      .map(({ hash, focus }) => [hash, focus]);

  expect((await change(hashes[1], "cover", { caption: "Our church" })).status).toBe(303);
  expect((await change(hashes[1], "focus", { focus: "0.42,0.31" })).status).toBe(303);
  for (const focus of ["", "2,0.5", "0.5", "<b>"])
    expect((await change(hashes[1], "focus", { focus })).status).toBe(400);
  expect(await marked()).toEqual([[hashes[1], [0.42, 0.31]]]);
  const html = await (await open(page)).text();
  expect(countOf(html, '.material-cover[aria-pressed="true"]')).toBe(1);
  expect(countOf(html, ".cover-point button")).toBe(9);
  expect(textsOf(html, ".material-tile[data-cover] summary")).toHaveLength(1);
  expect(html).toContain("Our church");

  // The one for the cover is not among those that change places.
  await change(hashes[2], "earlier");
  await change("0".repeat(64), "cover");
  await change(hashes[0], "cover");
  expect(await marked()).toEqual([[hashes[0], null]]);
  const listed = await listOrderFiles(env.DB, order.id);
  expect(listed.map(({ hash }) => hash)).toEqual([hashes[2], hashes[1], hashes[0]]);
  await change(hashes[0], "no-cover");
  expect(await marked()).toEqual([]);
  await change(hashes[1], "cover");
  await change(hashes[1], "remove");
  expect(await marked()).toEqual([]);
  await change(hashes[2], "cover");
  await markOrder(env.DB, order.number, { state: "published" }, Date.now());
  expect((await change(hashes[2], "no-cover")).headers.get("Location")).toContain("refused=closed");
  expect(await marked()).toEqual([[hashes[2], null]]);
});

test("the customer of a design whose cover is a drawing is told so, and is offered no mark", async () => {
  const { page, files } = await placed("1003");
  await sendPlainly(files, jpeg(100), "x.jpg");
  const html = await (await open(page)).text();
  expect(countOf(html, ".material-tile")).toBe(1);
  expect(countOf(html, ".material-cover")).toBe(0);
  expect(textOf(html)).toContain("opens with a drawing of its own");
});

test("a song is one, and a small picture is taken for a photo alone", async () => {
  const { order, page, files } = await placed();
  expect(
    await sendPlainly(files, new Uint8Array(bytesOf(`ID3${"x".repeat(200)}`)), "a.mp3"),
  ).toContain("refused=broken");
  await sendPlainly(files, mp3(20), "Kanon.mp3");
  expect(await sendPlainly(files, mp3(30), "b.mp3")).toContain("refused=second-song");
  const photo = jpeg(300);
  await sendPlainly(files, photo, "x.jpg");
  const [kept, song] = await listOrderFiles(env.DB, order.id);
  const small = async (hash = "", body = jpeg(50, 640, 480)) => {
    const to = `${origin}${page.replace("?", `/files/${hash}?`)}`;
    const init = { method: "POST", body, headers: { ...sameOrigin, "Content-Type": "image/jpeg" } };
    return (await fetchSite(new Request(to, init))).status;
  };
  expect(await small(song?.hash)).toBe(400);
  expect(await small(kept?.hash, jpeg(50, 4000, 3000))).toBe(400);
  expect(await small(kept?.hash)).toBe(200);
  const html = await (await open(page)).text();
  expect(countOf(html, ".material-tile img")).toBe(1);
  expect(textsOf(html, ".material-song a")).toEqual(["Kanon.mp3"]);
  const sent = async (hash = "") => {
    const { headers } = await open(page.replace("?", `/files/${hash}?`));
    const shown = headers.get("Content-Disposition")?.split(";")[0];
    return [shown, headers.get("X-Content-Type-Options")];
  };
  expect(await sent(song?.hash)).toEqual(["attachment", "nosniff"]);
  expect(await sent(kept?.hash)).toEqual(["inline", "nosniff"]);
});

test("what came is deleted 12 months after the day, with the order, and unfinished after two days", async () => {
  const { order, files } = await placed();
  const bytes = jpeg(partBytes * 2);
  await sendPart(files, { bytes, hash: await hashOf(bytes) }, 0);
  await sendPlainly(files, jpeg(400), "x.jpg");
  const nightIn = (days: number) =>
    deleteExpiredMaterial(stores, () => Date.now() + days * dayInMilliseconds);
  await nightIn(1);
  expect(await keysOfOrder(env.MEDIA, order.id)).toHaveLength(2);
  await nightIn(3);
  expect(await keysOfOrder(env.MEDIA, order.id)).toHaveLength(1);
  await nightIn(99 + terms.material.days);
  expect(await listOrderFiles(env.DB, order.id)).toHaveLength(1);
  await nightIn(102 + terms.material.days);
  expect(await listOrderFiles(env.DB, order.id)).toEqual([]);
  expect(await keysOfOrder(env.MEDIA, order.id)).toEqual([]);

  await sendPlainly(files, jpeg(400), "x.jpg");
  const all = { db: env.DB, content: env.CONTENT, media: env.MEDIA };
  const receipt = await forget(all, await dataOfOrder(all, order), "Ani", Date.now);
  expect(receipt.deleted).toMatchObject({ "photos and songs of orders": 1 });
  expect(await keysOfOrder(env.MEDIA, order.id)).toEqual([]);
});
