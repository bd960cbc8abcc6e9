import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, test, vi } from "vitest";
import { withStore } from "../../cli/store.ts";
import { markCover, setCaption, setFocus } from "#app/shop/order/material/mutations.server.ts";
import { listOrderFiles } from "#app/shop/order/material/data.server.ts";
import { placeOrder, sendPhoto } from "./support/command-orders.ts";
import { keepStorageOpen, studio, studioJson } from "./support/command-session.ts";

keepStorageOpen();

beforeAll(() => {
  vi.stubEnv("PUBLIC_URL", "http://localhost:9");
});

function photo(colour: string): Promise<Buffer> {
  const background = { width: 60, height: 40, channels: 3 as const, background: colour };
  return sharp({ create: background }).jpeg().toBuffer();
}

test("an order's photos come into content/media, and new --order shows them with their captions and one on the cover", async () => {
  const order = await withStore(false, async (store) => {
    const placed = await placeOrder(store.db, "Gor & Nare");
    await sendPhoto(store, placed, await photo("#a03030"), "../IMG 1.jpg");
    await sendPhoto(store, placed, await photo("#30a030"), "IMG 2.jpg");
    await sendPhoto(store, placed, Buffer.from("\xff\xd8\xff no photo"), "IMG 3.jpg");
    const [first, second] = await listOrderFiles(store.db, placed.id);
    await setCaption(store.db, placed.id, first?.hash ?? "", "Our church");
    await markCover(store.db, placed.id, second?.hash ?? "", true);
    await setFocus(store.db, placed.id, second?.hash ?? "", [0.42, 0.31]);
    return placed;
  });
  const number = String(order.number);
  const ended = await studio("orders", "photos", number);
  expect(ended).toMatchObject({ code: 1 });
  expect(ended.complaints).toContain("IMG 3.jpg");
  const again: { there: string[] } = JSON.parse(
    (await studio("orders", "photos", number, "--json")).out,
  );
  expect(again).toMatchObject({
    fetched: [],
    there: [expect.stringMatching(/^media\/orders\//), expect.any(String)],
    cover: { file: again.there[1], focus: [0.42, 0.31] },
  });
  const made = await studioJson<{ file: string; notes: string[]; toFillIn: string[] }>(
    "new",
    "--order",
    number,
  );
  expect(made.notes.join("\n")).toMatch(/not placed: IMG 3\.jpg/);
  const text = await readFile(
    join(process.env.CONTENT_DIR ?? "", made.file.replace("content/", "")),
    "utf8",
  );
  const definition: { cover?: unknown; sections: { type: string; images?: unknown[] }[] } =
    JSON.parse(text);
  expect(definition.sections.find(({ type }) => type === "gallery")?.images).toEqual([
    { src: again.there[0], alt: { am: "", en: "Our church" } },
  ]);
  expect(definition.cover).toEqual({ src: again.there[1], form: "arch", focus: [0.42, 0.31] });

  // A design whose cover is a drawing.
  const template = join(process.env.CONTENT_DIR ?? "", "templates/1002.json");
  await writeFile(template, (await readFile(template, "utf8")).replace("medallion", "horizon"));
  const drawn = await studioJson<{ notes: string[] }>(
    "new",
    "wedding/drawn-cover",
    "--order",
    number,
  );
  expect(drawn.notes.join("\n")).toMatch(/takes no photo in template 1002/);
  expect((await studio("orders", "show", number)).out).toContain("for the cover around 0.42,0.31");
  expect(made.toFillIn.join("\n")).toMatch(/images\[0\]\.alt \(am\)/);
});
