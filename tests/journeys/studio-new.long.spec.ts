import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "./support/fixtures.ts";

test("staff go from an order to a published page, and nothing incomplete is published", async ({
  page,
  studio,
  contentDir,
}) => {
  const path = "wedding/lilit-arevshat";
  const order = ["--groom", "Արևշատ", "--bride", "Lilit", "--date", "2027-06-12T15:00"];
  const design = ["--template", "1002", "--languages", "am,en,ru"];

  const made = await studio("new", path, ...order, ...design);
  expect(made.code, made.complaints).toBe(0);
  expect(made.out).toContain("hosts.groom.name: Արևշատ · Arevshat · Аревшат, gender unknown");
  expect(made.out).toContain("sections 4, name (am, en, ru)");

  const refused = await studio("publish", path, "--yes");
  expect(refused.code).toBe(1);
  expect(refused.complaints).toContain("reply, defaultEmail: expected an e-mail address");
  expect((await page.request.get(`/${path}`)).status()).toBe(404);

  const file = join(contentDir, `invitations/${path}.json`);
  const text = await readFile(file, "utf8");
  const filled = text
    .replace('"defaultEmail": ""', '"defaultEmail": "couple@example.com"')
    .replaceAll('""', '"Երևան"');
  await writeFile(file, filled);
  const published = await studio("publish", path, "--yes");
  expect(published.code, published.complaints).toBe(0);
  for (const [language, name] of [
    ["", "Լիլիթ"],
    ["/en", "Lilit"],
    ["/ru", "Лилит"],
  ]) {
    await page.goto(`/${path}${language}`);
    await expect(page.getByText(name ?? "").first()).toBeAttached();
  }

  const again = await studio("new", path, ...order, ...design);
  expect(again.code).toBe(4);
  expect(again.complaints).toContain("is there already");
  expect(await readFile(file, "utf8")).toBe(filled);
});

test("a browser loads language packs, reports what is missing, and staff see it until they clear it", async ({
  page,
  studio,
  studioJson,
}) => {
  await page.goto("/wedding/anna-arman");
  const seen = await page.evaluate(async () => {
    const names = await (await fetch("/locales/ru/names.json")).json<{ arman: string }>();
    const body = JSON.stringify({ "no.such.text": "Shown instead" });
    const headers = { "Content-Type": "application/json" };
    const report = await fetch("/locales/add/ru/form", { method: "POST", body, headers });
    return { arman: names.arman, report: report.status };
  });
  expect(seen).toEqual({ arman: "Арман", report: 204 });

  const listed = await studioJson("translations");
  expect(listed).toMatchObject({
    gaps: [],
    problems: [],
    reported: [{ language: "ru", namespace: "form", key: "no.such.text", count: 1 }],
  });
  expect((await studio("translations", "--clear")).out).toContain("1 report forgotten.");
  expect(await studioJson("translations")).toMatchObject({ reported: [] });
});
