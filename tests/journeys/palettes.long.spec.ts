import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "./support/fixtures.ts";

const path = "wedding/in-rose";
const publishing = ["publish", path, "--yes", "--no-pictures"];

test("staff make a palette for a customer, and guests see it without a deployment", async ({
  page,
  studio,
  studioJson,
  contentDir,
}) => {
  const file = join(contentDir, "palettes/in-rose.json");
  const definition = join(contentDir, `invitations/${path}.json`);
  const change = async (of: string, from: string, to: string) => {
    const text = await readFile(of, "utf8");
    expect(text).toContain(from);
    await writeFile(of, text.replaceAll(from, to));
  };

  await cp(join(contentDir, "invitations/wedding/anna-arman.json"), definition);
  await change(definition, "anna-arman", "in-rose");
  await change(definition, '"template":', '"theme": { "palette": "in-rose" }, "template":');
  const unknown = await studio(...publishing);
  expect(unknown.complaints).toContain('theme, palette: there is no palette "in-rose"');

  const begun = await studio("palette", "in-rose", "--from", "almond");
  expect(begun.code, begun.complaints).toBe(0);
  expect((await studio("palette", "in-rose", "--from", "almond")).complaints).toContain("already");
  const { muted, ground } = JSON.parse(await readFile(file, "utf8"));
  await change(file, muted, "#d0a0a0");
  const pale = await studio("check", "content/palettes/in-rose.json");
  expect(pale.code).toBe(1);
  expect(pale.complaints + pale.out).toContain("muted: #d0a0a0 is too close to ground");
  expect((await studio(...publishing)).code).toBe(1);

  await change(file, "#d0a0a0", muted);
  await change(file, ground, "#fff1f7");
  const published = await studio(...publishing);
  expect(published.code, published.complaints).toBe(0);
  await page.goto(`/${path}/en#top`);
  const groundOf = () => getComputedStyle(document.documentElement).getPropertyValue("--ground");
  expect(await page.evaluate(groundOf)).toBe("#fff1f7");

  await change(file, "#fff1f7", "#fff5f9");
  expect((await studio("publish", "content/palettes/in-rose.json")).complaints).toContain(path);
  const again = await studio(...publishing);
  expect(again.out).toContain('~ theme.colours.ground: "#fff1f7" → "#fff5f9"');

  await rm(file);
  expect(await studioJson("pull", path, "--yes")).toMatchObject({
    palette: "content/palettes/in-rose.json",
  });
  expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({ ground: "#fff5f9" });
  const checked = await studio("check");
  expect(checked.out, checked.complaints).toContain("all good");
});
