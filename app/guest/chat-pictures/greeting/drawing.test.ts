import { expect, test } from "vitest";
import { ogImageMaxBytes, ogImageSize } from "#app/designs/kit/og-image-size.ts";
import { band, ribbonTop, rule } from "#app/guest/chat-pictures/band.ts";
import { greetedPicture } from "#app/guest/chat-pictures/greeting/drawing.ts";
import { emsOf, greetingLines } from "#app/guest/chat-pictures/greeting/layout.ts";
import { blockSheet, greetingColours, greetingFile } from "../../../../tests/support/greeting.ts";
import { decodePng, type DecodedPng } from "../../../../tests/support/png.ts";

async function decoded(salutation: string): Promise<DecodedPng> {
  const picture = greetedPicture(greetingFile(), salutation);
  if (!picture) throw new Error(`no picture for ${salutation}`);
  expect(picture.length).toBeLessThan(ogImageMaxBytes);
  return decodePng(new Uint8Array(picture));
}

/** The first and the last column and row of the band with a letter's colour. */
function inkOf({ colourAt, width, height }: DecodedPng) {
  const [xs, ys]: [number[], number[]] = [[], []];
  for (let y = band.top; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (colourAt(x, y) === greetingColours.letters) {
        xs.push(x);
        ys.push(y);
      }
  const ends = (all: number[]) => [
    all.reduce((one, other) => Math.min(one, other), Infinity),
    all.reduce((one, other) => Math.max(one, other), -Infinity),
  ];
  const [[left = 0, right = 0], [top = 0, bottom = 0]] = [ends(xs), ends(ys)];
  return { left, right, top, bottom };
}

test("a greeted picture is the stored one with the salutation in the ribbon's middle", async () => {
  const picture = await decoded("Սիրելի Արամ");
  expect(picture).toMatchObject(ogImageSize);
  expect(picture.colourAt(0, 0)).toBe(greetingColours.above);
  expect(picture.colourAt(1199, band.top - 1)).toBe(greetingColours.above);
  expect(picture.colourAt(0, band.top)).toBe(greetingColours.ribbon);
  expect(picture.colourAt(1199, 629)).toBe(greetingColours.ribbon);
  const lowerRule = picture.colourAt(600, ogImageSize.height - rule.inset - 1);
  expect([greetingColours.ribbon, greetingColours.letters]).not.toContain(lowerRule);
  const { left, right, top, bottom } = inkOf(picture);
  // Blocks of a capital's height, centred to a pixel or two.
  expect(Math.abs((left + right) / 2 - 600)).toBeLessThan(3);
  expect(Math.abs((top + bottom) / 2 - (ribbonTop + ogImageSize.height) / 2)).toBeLessThan(3);
  expect(right - left).toBeLessThanOrEqual(600);
});

test("two salutations differ in the band alone", async () => {
  const [one, other] = [await decoded("Սիրելի Արամ"), await decoded("Ольга")];
  expect(one.rows(0, band.top)).toBe(other.rows(0, band.top));
  expect(one.rows(band.top, 630)).not.toBe(other.rows(band.top, 630));
  expect((await decoded("Ольга")).rows(0, 630)).toBe(other.rows(0, 630));
});

test("a long salutation breaks in two, and at last becomes smaller", async () => {
  const linesOf = (text: string) => greetingLines(text, blockSheet);
  expect(linesOf("Սիրելի Արամ")).toMatchObject({ lines: ["Սիրելի Արամ"], size: 54 });
  const names = "Dear Aram, Nare, Olga and dear Aram, and Nare, and Olga, and Aram";
  const two = linesOf(names);
  expect(two?.lines).toHaveLength(2);
  expect(two?.lines.join(" ")).toBe(names);
  expect(two?.size).toBeGreaterThanOrEqual(32);
  // As long as a salutation may be, in the widest letter.
  const [widest = ""] =
    Object.entries(blockSheet.letters).toSorted(
      ([, one], [, other]) => other.advance - one.advance,
    )[0] ?? [];
  const longest = `${widest.repeat(9)} `.repeat(15).trim();
  const many = linesOf(longest);
  expect(many?.lines).toHaveLength(2);
  expect(many?.size).toBeLessThan(32);
  for (const line of many?.lines ?? [])
    expect(emsOf(line, blockSheet) * (many?.size ?? 0)).toBeLessThanOrEqual(1080.001);
  const { left, right, top, bottom } = inkOf(await decoded(longest));
  expect(left).toBeGreaterThanOrEqual(60);
  expect(right).toBeLessThanOrEqual(1140);
  expect(top).toBeGreaterThan(ribbonTop + rule.inset + rule.height);
  expect(bottom).toBeLessThan(ogImageSize.height - rule.inset - rule.height);
});

test("one word of a hundred letters and no space stays within the picture", async () => {
  const { left, right } = inkOf(await decoded("a".repeat(100)));
  expect(left).toBeGreaterThanOrEqual(60);
  expect(right).toBeLessThanOrEqual(1140);
});

test.each(["", " ", "漢", "Արամ 🎉", "Արամ?", "Ara\u0301m"])(
  "a salutation with a letter that is not in the file has no picture: %s",
  (salutation) => {
    expect(greetedPicture(greetingFile(), salutation)).toBeNull();
  },
);

test("a file of another form is an error, not a picture", () => {
  expect(() => greetedPicture(new Uint8Array([0, 0, 0, 2, 1, 2, 3, 4]).buffer, "Արամ")).toThrow(
    SyntaxError,
  );
  expect(() => greetedPicture(new ArrayBuffer(2), "Արամ")).toThrow(RangeError);
});
