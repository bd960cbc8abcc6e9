import { readFile } from "node:fs/promises";
import { create } from "@cantoo/fontkit";
import { PDFDocument } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { decompress } from "wawoff2";
import { lettersFor, widthOf } from "#app/couple/archive/book/letters.ts";

const armenian = new URL(
  "../../../designs/letters/fonts/lusin-didot-italic-armenian.woff2",
  import.meta.url,
);

test("the mark of «Սիրելի՛» stands above its letter, not behind it", async () => {
  const pdf = await PDFDocument.create();
  pdf.registerFontkit({ create });
  const faces = [{ address: "a", unicodeRange: "U+20,U+530-58F", scale: 1 }];
  const read = async () => new Uint8Array(await decompress(await readFile(armenian)));
  const letters = await lettersFor(pdf, faces, ["Սիրելի՛"], read);
  const widthFor = (text: string) => widthOf(letters.runs(text, 100));
  expect(widthFor("Սիրելի՛")).toBeLessThan(widthFor("Սիրելի") + widthFor("՛") - 15);
  expect(
    letters
      .runs("Սիրելի՛", 100)
      .map(({ text }) => text)
      .join(""),
  ).toBe("Սիրելի՛");
});

test("letters of one document share its fonts", async () => {
  const pdf = await PDFDocument.create();
  pdf.registerFontkit({ create });
  const faces = [{ address: "a", unicodeRange: "U+20,U+530-58F", scale: 1 }];
  let reads = 0;
  const read = async () => {
    reads += 1;
    return new Uint8Array(await decompress(await readFile(armenian)));
  };
  const embedded = new Map();
  await lettersFor(pdf, faces, ["Աննա"], read, embedded);
  await lettersFor(pdf, faces, ["Արման"], read, embedded);
  expect(reads).toBe(1);
});
