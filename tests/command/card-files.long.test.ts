import { PDFDict, PDFDocument, PDFName, PDFRawStream } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { extractText, getDocumentProxy } from "unpdf";
import * as v from "valibot";
import { expect, test } from "vitest";
import { cardsSchema } from "#app/shop/catalogue/schema.ts";
import file from "#content/catalogue/cards.json" with { type: "json" };
import { cardFiles } from "../../cli/pictures/cards.ts";

const { cards } = v.parse(cardsSchema, file);
// Its ground is a pattern within a pattern, and its column of text the narrowest.
const card = cards.find(({ id }) => id === "stitch") ?? cards[0];
if (!card) throw new Error("the catalogue has cards");

const names = ["Ռաֆայել Տեր-Ավետիսյան", "Եվա"];
const text = {
  title: "Հարսանեկան հրավեր",
  names,
  date: "11 սեպտեմբերի",
  place: "Երևան, ժամը 17:00, մեծ դահլիճ",
};
const worded = { card, text, language: "am" as const };
const pointsPerMm = 72 / 25.4;

test("a card is two pictures of whole pixels and two sheets, the same bytes each time", async () => {
  const made = await cardFiles([worded]);
  const shown = made.map(({ name, type, width, height }) => ({ name, type, width, height }));
  expect(shown).toEqual([
    { name: "am-4x5.png", type: "image/png", width: 1080, height: 1350 },
    { name: "am-9x16.png", type: "image/png", width: 1080, height: 1920 },
    { name: "am-a6.pdf", type: "application/pdf", width: 105, height: 148 },
    { name: "am-5x7.pdf", type: "application/pdf", width: 127, height: 177.8 },
  ]);
  for (const { bytes, width, height } of made.filter(({ type }) => type === "image/png"))
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height });
  for (const sheet of made.filter(({ type }) => type === "application/pdf"))
    await expectSheet(sheet.bytes, sheet);
  const again = await cardFiles([worded], { forms: ["4x5", "a6"] });
  for (const { name, bytes } of again)
    expect(made.find((one) => one.name === name)?.bytes.equals(bytes), name).toBe(true);
});

/** Boxes in exact size, fonts embedded, drawings and no bitmaps, and text that can be searched. */
async function expectSheet(bytes: Buffer, { width, height }: { width: number; height: number }) {
  const pdf = await PDFDocument.load(bytes);
  expect(pdf.getPageCount()).toBe(1);
  const page = pdf.getPage(0);
  const [trim, bleed, media] = [page.getTrimBox(), page.getBleedBox(), page.getMediaBox()];
  expect(trim.width).toBeCloseTo(width * pointsPerMm, 2);
  expect(trim.height).toBeCloseTo(height * pointsPerMm, 2);
  expect(trim.x - bleed.x).toBeCloseTo(3 * pointsPerMm, 2);
  expect(bleed.height - trim.height).toBeCloseTo(6 * pointsPerMm, 2);
  // Room for marks.
  expect(bleed.x - media.x).toBeGreaterThan(4 * pointsPerMm);
  const dictionaries = pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFDict ? [object] : object instanceof PDFRawStream ? [object.dict] : [],
    );
  const ofKind = (key: string, value: string) =>
    dictionaries.filter((dictionary) => dictionary.get(PDFName.of(key)) === PDFName.of(value));
  expect(ofKind("Subtype", "Form")).not.toEqual([]);
  expect(ofKind("Subtype", "Image")).toEqual([]);
  const descriptors = ofKind("Type", "FontDescriptor");
  expect(descriptors.length).toBeGreaterThan(1);
  for (const descriptor of descriptors) expect(descriptor.has(PDFName.of("FontFile2"))).toBe(true);
  const { text: found } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
    mergePages: true,
  });
  const said = found.replaceAll(/\s+/g, " ");
  for (const word of [...names, text.date, text.place]) expect(said).toContain(word);
}
