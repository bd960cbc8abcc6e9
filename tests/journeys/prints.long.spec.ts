import { readFile } from "node:fs/promises";
import { PDFDocument } from "@cantoo/pdf-lib";
import type { Page } from "@playwright/test";
import { extractText } from "unpdf";
import { pairings } from "#app/designs/index.generated.ts";
import { listHouseholds } from "#app/domain/guests/data.server.ts";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import type { NewHousehold } from "#app/domain/guests/schema.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { saveMenu } from "#app/domain/seating/menu/mutations.server.ts";
import { addTables, seatParties } from "#app/domain/seating/mutations.server.ts";
import { withStore } from "../../cli/store.ts";
import { weddingOf } from "../support/invitations.ts";
import { violationsOf } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { publishWedding } from "./support/published.ts";
import { untilHydrated } from "./support/script.ts";

// A browser prints what it draws.
test.use({ drawn: true });

const household = (
  salutation: string,
  names: string[],
  language: NewHousehold["language"] = null,
  postalAddress: string | null = null,
): NewHousehold => ({
  salutation,
  addressForm: "several",
  people: names.map((name) => ({ name, child: false })),
  adults: names.length,
  children: 0,
  language,
  tags: [],
  postalAddress,
});

const home = "ул. Щербакова-Константинопольская 12, корп. 3, кв. 105\n125009 Москва\nРоссия";

/** The shortest and the longest names that there are, in three scripts. */
const guests = [
  household("Սիրելի՛ Ջո", ["Ջո", "Հովհաննես-Մկրտիչ Տեր-Ղազարյան-Մելիքսեթյան"]),
  household("Дорогая Ия", ["Ия", "Апполинария Щербакова-Константинопольская"], "ru", home),
  household("Dear Al", ["Al", "Wolfgang Montgomery-Massingberd-Featherstonehaugh"], "en"),
  household(
    "Մեծարգո՛ պարոն և տիկին Տեր-Մինասյաններ, Ձեր դուստրն ու որդիները",
    ["Մ".repeat(60)],
    null,
    "Մ".repeat(300),
  ),
];
const menu = [
  "Նախուտեստներ\nԲաստուրմա, սուջուխ, պանրի տեսականի\nՍմբուկով ռուլետներ՝ ընկույզով",
  "Տաք ուտեստներ\nԽորոված՝ գառան և խոզի մսից\nԹոնրի ձուկ՝ նռան սոուսով",
  "Սուրճ",
].join("\n\n");

/** Publishes a wedding whose guests sit at a table of a number and one of a name. @returns its path. */
async function seatedWedding(changes: Partial<PublishedInvitation> = {}): Promise<string> {
  const items = ["10:30", "15:00", "17:00"].map((at) => ({
    at,
    programmeItem: "first-dance" as const,
  }));
  const sections: PublishedInvitation["sections"] = [
    { type: "timeline", items },
    { type: "reply" },
  ];
  const path = (await publishWedding({ sections, ...changes })).slice(1);
  await withStore(false, async ({ db }) => {
    await saveHouseholds(db, path, { added: guests, changed: [] }, Date.now());
    const ids = (await listHouseholds(db, path)).map(({ id }) => id);
    const tables = ["12", "Հարսի մանկության ընկերները"].map((name) => ({
      id: crypto.randomUUID(),
      name,
      seats: 9,
    }));
    await addTables(db, path, tables);
    const [first, second] = tables;
    await seatParties(db, path, ids.slice(0, 2), first?.id ?? "");
    await seatParties(db, path, ids.slice(2), second?.id ?? "");
    await saveMenu(db, path, { language: "am", text: menu }, Date.now());
  });
  return path;
}

/** Each print, with its pages of this wedding. */
const prints = [
  { address: "place-cards", pages: 2, size: [210, 297] },
  { address: "table-numbers", pages: 1, size: [210, 297] },
  { address: "menu?in=am", pages: 1, size: [210, 297] },
  { address: "programme", pages: 1, size: [210, 297] },
  { address: "envelopes", pages: 1, size: [210, 297] },
  { address: "envelopes?on=c6", pages: 4, size: [162, 114] },
] as const;

/** The sizes of a PDF's pages in millimetres. */
async function sizesOf(bytes: Uint8Array): Promise<number[][]> {
  const pdf = await PDFDocument.load(bytes);
  return pdf
    .getPages()
    .map((page) => [page.getWidth(), page.getHeight()].map((pt) => (pt / 72) * 25.4));
}

/** Fonts of a PDF, and those of them whose letters are not in it. */
async function fontsOf(bytes: Uint8Array): Promise<{ all: number; missing: string[] }> {
  const pdf = await PDFDocument.load(bytes);
  const all = pdf.context
    .enumerateIndirectObjects()
    .map(([, object]) => String(object))
    .filter((text) => /\/Type \/FontDescriptor\s/.test(text));
  return { all: all.length, missing: all.filter((text) => !/\/FontFile[23]?\s/.test(text)) };
}

test("each print has exact pages with its fonts, from the printer and as a file", async ({
  page,
  studioJson,
}) => {
  const { url } = await studioJson<{ url: string }>("link", await seatedWedding());
  await page.goto(url);
  for (const { address, pages, size } of prints) {
    await page.goto(`/replies/${address}`);
    await untilHydrated(page);
    await page.evaluate(() => document.fonts.ready);
    const printed = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    await page.locator(".save-pdf button").click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.locator(".save-pdf a").click(),
    ]);
    const made = new Uint8Array(await readFile((await download.path()) ?? ""));
    for (const bytes of [new Uint8Array(printed), made]) {
      const sizes = await sizesOf(bytes);
      expect(sizes, address).toHaveLength(pages);
      for (const [at, length] of size.entries())
        for (const own of sizes) expect(Math.abs((own[at] ?? 0) - length)).toBeLessThan(0.2);
      const { all, missing } = await fontsOf(bytes);
      expect(all, address).toBeGreaterThan(0);
      expect(missing, address).toEqual([]);
    }
    const shown = await page.locator(".print-sheet .name, .salutation, .address").allTextContents();
    const { text } = await extractText(made, { mergePages: true });
    const letters = (written: string) => written.replaceAll(/\s+/g, "");
    for (const name of shown) expect(letters(text), address).toContain(letters(name));
    expect(await violationsOf(page), address).toEqual([]);
  }
});

/** Texts of a page that come nearer than 2 mm to the edge of their face, or leave it. */
function textsOutside(page: Page, { width, height }: { width: number; height: number }) {
  return page.evaluate(
    ([right, bottom]) =>
      [...document.querySelectorAll<SVGTextElement>(".print-sheet text")].flatMap((text) => {
        const box = text.getBBox();
        const isInside =
          box.x >= 2 &&
          box.x + box.width <= right - 2 &&
          box.y >= 0 &&
          box.y + box.height <= bottom;
        return isInside ? [] : [`${text.textContent}: ${box.x} ${box.width} ${box.y}`];
      }),
    [width, height] as const,
  );
}

const faces = {
  "place-cards": { width: 90, height: 45 },
  "table-numbers": { width: 95, height: 135 },
  "menu?in=am": { width: 95, height: 210 },
  programme: { width: 95, height: 210 },
  envelopes: { width: 70, height: 37 },
  "envelopes?on=c6": { width: 162, height: 114 },
} as const;

for (const pairing of pairings)
  test(`no name leaves its card in the letters of ${pairing}`, async ({ page, studioJson }) => {
    const { theme } = weddingOf();
    const path = await seatedWedding({ theme: { ...theme, pairing } });
    const { url } = await studioJson<{ url: string }>("link", path);
    await page.goto(url);
    for (const [address, face] of Object.entries(faces)) {
      await page.goto(`/replies/${address}`);
      await page.evaluate(() => document.fonts.ready);
      expect(await textsOutside(page, face), address).toEqual([]);
    }
  });

test("prints fit phones", async ({ page, studioJson }) => {
  const { url } = await studioJson<{ url: string }>("link", await seatedWedding());
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(url);
  for (const { address } of prints)
    for (const language of ["am", "en", "ru", "de"]) {
      await page.goto(`/replies/${address}${address.includes("?") ? "&" : "?"}lng=${language}`);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, `${address} ${language}`).toBe(360);
    }
});
