import { readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { cleanPicture } from "#app/features/media/cleaned/clean-picture.ts";
import { heicAsPng } from "../../cli/media-heic.ts";
import { boxOf, bytesOf, joined, words } from "../support/boxes.ts";

/** What a phone writes: the place, its own name, a note, and that it was held upright. */
const noted = {
  IFD0: { Make: "SecretPhone", ImageDescription: "at home" },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "40/1 11/1 0/1", GPSMapDatum: "SecretPlace" },
};

function photo(): Sharp {
  const noise = Buffer.from(Array.from({ length: 60 * 40 * 3 }, (_, at) => (at * 7919) % 251));
  return sharp(noise, { raw: { width: 60, height: 40, channels: 3 } });
}

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
const pixels = async (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();

test.each([
  ["jpeg", (from: Sharp) => from.withMetadata({ orientation: 6 }).withExifMerge(noted).jpeg()],
  ["jpeg", (from: Sharp) => from.withExifMerge(noted).jpeg({ progressive: true })],
  ["png", (from: Sharp) => from.withExifMerge(noted).png()],
  ["webp", (from: Sharp) => from.withExifMerge(noted).webp()],
  ["webp", (from: Sharp) => from.withExifMerge(noted).webp({ lossless: true })],
] as const)("a %s keeps its picture and loses its place", async (format, write) => {
  const before = await write(photo()).toBuffer();
  expect(text(before)).toContain("SecretPlace");
  const cleaned = cleanPicture(format, before);
  expect(cleaned).toMatchObject({ width: 60, height: 40 });
  const after = cleaned?.bytes ?? new Uint8Array();
  expect(text(after)).not.toMatch(/Secret|at home/);
  expect(await pixels(after)).toEqual(await pixels(before));
  const turned = async (file: Uint8Array) => (await sharp(file).metadata()).orientation ?? 1;
  // Browsers read the orientation of a JPEG alone.
  const isRead = format === "jpeg";
  expect(isRead ? await turned(after) : 1).toBe(isRead ? await turned(before) : 1);
});

test("what a phone appends to a JPEG goes, and a file that ends within is refused", async () => {
  const before = await photo().jpeg().toBuffer();
  const appended = Buffer.concat([before, before, Buffer.from("SecretFilm")]);
  expect(cleanPicture("jpeg", appended)?.bytes.length).toBeLessThanOrEqual(before.length);
  for (const length of [3, 20, 100]) {
    expect(cleanPicture("jpeg", before.subarray(0, length))).toBeNull();
  }
  const png = await photo().png().toBuffer();
  expect(cleanPicture("png", png.subarray(0, png.length - 20))).toBeNull();
  const webp = await photo().webp().toBuffer();
  expect(cleanPicture("webp", webp.subarray(0, webp.length - 20))).toBeNull();
});

test.each([0x02, 0xf7, 0xfe])("a JPEG loses a segment of the marker %s", async (marker) => {
  const before = await photo().jpeg().toBuffer();
  const hidden = [0xff, marker, 0, 13, ...bytesOf("SecretPlace")];
  const marked = Buffer.concat([before.subarray(0, 2), Buffer.from(hidden), before.subarray(2)]);
  const after = cleanPicture("jpeg", marked)?.bytes ?? new Uint8Array();
  expect(text(after)).not.toContain("Secret");
  expect(await pixels(after)).toEqual(await pixels(before));
});

test("random bytes behind a picture's beginning are refused or cleaned, and nothing fails", () => {
  let seed = 7;
  const next = () => (seed = (seed * 48_271) % 2_147_483_647) & 0xff;
  const beginnings = {
    jpeg: "\xff\xd8\xff",
    png: "\x89PNG\r\n\x1a\n",
    webp: "RIFF\xff\xff\0\0WEBP",
    heic: "\0\0\0\x10ftypheic\0\0\0\0\0\0\0\x40meta\0\0\0\0\0\0\0\x20iinf",
  } as const;
  for (const format of ["jpeg", "png", "webp", "heic"] as const)
    for (let round = 0; round < 300; round += 1) {
      const bytes = joined([bytesOf(beginnings[format]), Uint8Array.from({ length: 80 }, next)]);
      expect(() => cleanPicture(format, bytes)).not.toThrow();
    }
});

/** A HEIC with the items that phones write, which are in `mdat` (method 0) or `idat` (method 1). */
function heicWithNotes(exifAt: number, exifLength: number, inner: Uint8Array): Uint8Array {
  const short = (...numbers: number[]) =>
    Uint8Array.from(numbers.flatMap((n) => [n >> 8, n & 255]));
  const item = (id: number, type: string) =>
    boxOf("infe", Uint8Array.of(2, 0, 0, 0), short(id, 0), bytesOf(`${type}\0`));
  const places = [
    short(1, 0, 0, 1),
    words(0, 1),
    short(2, 0, 0, 1),
    words(exifAt, exifLength),
    short(3, 1, 0, 1),
    words(0, inner.length),
  ];
  return boxOf(
    "meta",
    words(0),
    boxOf("iinf", words(0), short(3), item(1, "hvc1"), item(2, "Exif"), item(3, "mime")),
    boxOf("iloc", Uint8Array.of(1, 0, 0, 0, 0x44, 0), short(3), ...places),
    boxOf(
      "iprp",
      boxOf("ipco", boxOf("ispe", words(0, 320, 240)), boxOf("ispe", words(0, 4032, 3024))),
    ),
    boxOf("idat", inner),
  );
}

test("a HEIC loses its Exif, its XMP and its film, and no byte changes its place", () => {
  const ftyp = boxOf("ftyp", bytesOf("heic\0\0\0\0mif1"));
  const exif = bytesOf("\0\0\0\0SecretPlace, and more of it");
  const xmp = bytesOf("<x>SecretPlace</x>");
  const length = ftyp.length + heicWithNotes(0, 0, xmp).length;
  const picture = bytesOf("the picture");
  const exifAt = length + 8 + picture.length;
  const whole = joined([
    ftyp,
    heicWithNotes(exifAt, exif.length, xmp),
    boxOf("mdat", picture, exif),
    boxOf("mpvd", bytesOf("SecretFilm")),
    bytesOf("SecretTrailer that is no box"),
  ]);
  const cleaned = cleanPicture("heic", whole);
  expect(cleaned).toMatchObject({ width: 4032, height: 3024 });
  const after = text(cleaned?.bytes ?? new Uint8Array());
  expect(after).not.toContain("Secret");
  expect(after.indexOf("the picture")).toBe(text(whole).indexOf("the picture"));
});

test("a HEIC can still be shown", async () => {
  const heic = await readFile(new URL("../fixtures/media/photo.heic", import.meta.url));
  const cleaned = cleanPicture("heic", heic);
  expect(cleaned).not.toBeNull();
  const png = await heicAsPng(Buffer.from(cleaned?.bytes ?? []), 2400);
  expect(png.equals(await heicAsPng(heic, 2400))).toBe(true);
});
