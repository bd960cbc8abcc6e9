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
