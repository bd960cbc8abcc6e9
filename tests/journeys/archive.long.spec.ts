import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { unzipSync } from "fflate";
import { extractText } from "unpdf";
import { saveReply } from "#app/domain/reply/mutations.server.ts";
import { withStore } from "../../cli/store.ts";
import { plainAnswer } from "../support/answers.ts";
import { repliesLink } from "./support/couple.ts";
import { expect, test } from "./support/fixtures.ts";
import { untilHydrated } from "./support/script.ts";

test("everything in one file opens from a folder without the site", async ({
  page,
  context,
  studioJson,
}) => {
  await withStore(false, ({ db }) =>
    saveReply(
      db,
      {
        invitation: "wedding/anna-arman",
        key: crypto.randomUUID(),
        recipients: [],
        language: "ru",
        suspect: false,
        answer: { ...plainAnswer, name: "Мария Левонян", message: "Счастья вам 🎉 и любви!" },
      },
      Date.now(),
    ),
  );
  // The PDF's library copies tables with it where it makes a font smaller, which is not asked of it;
  // browsers before Chrome 98 and iOS 15.4 have none (decision 079).
  await page.addInitScript(() => Reflect.deleteProperty(window, "structuredClone"));
  const { url } = await repliesLink(studioJson);
  await page.goto(url);
  await page.goto("/replies/archive?lng=en");
  await untilHydrated(page);
  await page.getByRole("button", { name: "Make the file" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Save anna-arman.zip" }).click(),
  ]);
  const folder = await mkdtemp(join(tmpdir(), "archive-"));
  const zip = unzipSync(await readFile((await download.path()) ?? ""));
  for (const [name, bytes] of Object.entries(zip)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), bytes);
  }
  const names = Object.keys(zip).map((name) => name.replace("anna-arman/", ""));
  expect(names).toEqual(expect.arrayContaining(["index.html", "en.html", "answers.xlsx"]));
  for (const [file, host] of [
    ["anna-arman.pdf", "Արման"],
    ["anna-arman-en.pdf", "Arman"],
  ] as const) {
    const { totalPages, text } = await extractText(zip[`anna-arman/${file}`] ?? new Uint8Array(), {
      mergePages: true,
    });
    expect(totalPages).toBeGreaterThan(3);
    expect(text).toContain(host);
    expect(text).toContain("Мария Левонян · 2");
    expect(text).toMatch(/Счастья вам\s+и любви!/);
  }

  await context.setOffline(true);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(`file://${folder}/anna-arman/index.html`);
  await page.evaluate(() => document.fonts.ready);
  // Fonts that stand in while another loads are the device's, which may lack them.
  const fonts = await page.evaluate(() =>
    [...document.fonts]
      .filter((font) => !/^"?(?:Text|Display) /.test(font.family))
      .map(({ status }) => status),
  );
  expect(fonts).toContain("loaded");
  expect(fonts).not.toContain("error");
  const broken = () => [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).length;
  expect(await page.evaluate(broken)).toBe(0);
  expect(asked.filter((address) => address.startsWith("http"))).toEqual([]);
  await page.locator('.languages a[lang="en"]').click();
  await expect(page).toHaveURL(/en\.html$/);
  await rm(folder, { recursive: true });
});
