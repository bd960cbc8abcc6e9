import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { metaOf } from "../support/html.ts";
import { expect, test } from "./support/fixtures.ts";

/** Demos that no other journey publishes; the second is behind a password. */
const [address, gated] = ["photoshoot/demo", "templates/test-private"];

test("publishing gives an invitation its picture in each language, and one behind a password none", async ({
  request,
  studio,
}) => {
  // Two runs of the staff command, the first of which starts the renderer.
  const first = await studio("publish", address, gated, "--yes", "--json");
  expect(first).toMatchObject({ code: 0 });
  expect(JSON.parse(first.out).pictures).toBeGreaterThan(1);
  const again = await studio("publish", address, gated, "--yes", "--json");
  expect(JSON.parse(again.out)).toMatchObject({ pictures: 0, writes: 0 });

  const addresses = [];
  for (const page of [`/${address}`, `/${address}/en`]) {
    const pictureOf = async () => metaOf(await (await request.get(page)).text(), "og:image") ?? "";
    // On a busy machine a read past its deadline shows the copy from before the second publishing.
    await expect.poll(pictureOf).not.toBe("");
    const picture = await pictureOf();
    addresses.push(picture);
    const response = await request.get(new URL(picture).pathname);
    expect(response.status()).toBe(200);
    const bytes = await response.body();
    expect(bytes.length).toBeLessThan(300_000);
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: "png",
      width: 1200,
      height: 630,
    });
  }
  expect(new Set(addresses).size).toBe(2);
  expect(await (await request.get(`/${gated}`)).text()).not.toContain("og:image");
});

test("a family's link shows its salutation in the chat's picture", async ({
  request,
  studio,
  studioJson,
  contentDir,
}) => {
  const path = "wedding/greeted-in-chats";
  const example = await readFile(join(contentDir, "invitations/wedding/anna-arman.json"), "utf8");
  const definition = { ...JSON.parse(example), slug: "greeted-in-chats", aliases: [] };
  await writeFile(join(contentDir, `invitations/${path}.json`), JSON.stringify(definition));
  expect(await studio("publish", path, "--yes", "--json")).toMatchObject({ code: 0 });
  const again = await studio("publish", path, "--yes", "--json");
  expect(JSON.parse(again.out)).toMatchObject({ pictures: 0, writes: 0 });

  const folder = await mkdtemp(join(tmpdir(), "guests-"));
  const sheet = join(folder, "guests.csv");
  await writeFile(sheet, "Անուն,Լեզու\nԱրամ և Նարե,հայերեն\nОльга Иванова,ռուսերեն\n");
  await studioJson("guests", "import", path, sheet, "--yes");
  const links = await studioJson<{ link: string }[]>("guests", "links", path);
  await rm(folder, { recursive: true });

  /** The rows below the drawing, as grey pixels, of a page's picture. */
  const footOf = async (page: string) => {
    const picture = metaOf(await (await request.get(page)).text(), "og:image") ?? "";
    const { pathname, search } = new URL(picture);
    const bytes = await (await request.get(`${pathname}${search}`)).body();
    expect(bytes.length).toBeLessThan(300_000);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
    const foot = sharp(bytes).extract({ left: 60, top: 530, width: 1080, height: 80 });
    return foot.greyscale().raw().toBuffer();
  };
  const pages = links.map(({ link }) => link.replace(/^https?:\/\/[^/]+/, ""));
  const feet = await Promise.all([`/${path}`, ...pages].map(footOf));
  expect(new Set(feet.map((foot) => foot.toString("base64"))).size).toBe(3);
  for (const foot of feet.slice(1)) {
    const ground = foot[0] ?? 0;
    // Letters are a small part of the ribbon, and stand out from it.
    const inked = foot.filter((grey) => Math.abs(grey - ground) > 60).length / foot.length;
    expect(inked).toBeGreaterThan(0.005);
    expect(inked).toBeLessThan(0.2);
  }
});
