import { readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { cleanPicture, type PhotoFormat } from "#app/platform/media/cleaned/format.ts";
import { heicAsPng } from "../../cli/media-heic.ts";
import { boxOf, bytesOf, joined, words } from "../support/boxes.ts";

/** Notes of a phone: the place, its own name, a note, and that it was held upright. */
const noted = {
  IFD0: { Make: "SecretPhone", ImageDescription: "at home" },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "40/1 11/1 0/1", GPSMapDatum: "SecretPlace" },
};

/** Notes of an app that edits photos, longer than the empty ones that stand in their place. */
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/">${"SecretPlace ".repeat(20)}</x:xmpmeta>`;

function photo(): Sharp {
  const noise = Buffer.from(Array.from({ length: 60 * 40 * 3 }, (_, at) => (at * 7919) % 251));
  return sharp(noise, { raw: { width: 60, height: 40, channels: 3 } });
}

const withNotes = (from: Sharp) => from.withExifMerge(noted).withXmp(xmp);

/** Result for a copy, because a file is cleaned in its own bytes. */
const cleanedOf = (format: PhotoFormat, bytes: Uint8Array) =>
  cleanPicture(format, Uint8Array.from(bytes));
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
const pixels = async (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();

test.each([
  ["jpeg", (from: Sharp) => withNotes(from.withMetadata({ orientation: 6 })).jpeg()],
  ["jpeg", (from: Sharp) => withNotes(from).jpeg({ progressive: true })],
  ["png", (from: Sharp) => withNotes(from).png()],
  ["webp", (from: Sharp) => withNotes(from).webp()],
  ["webp", (from: Sharp) => withNotes(from).webp({ lossless: true })],
  // AVIF is HEIF with another codec: the same boxes, and sharp writes it.
  ["heic", (from: Sharp) => withNotes(from).avif()],
] as const)("a %s keeps its picture and loses its place", async (format, write) => {
  const before = await write(photo()).toBuffer();
  expect(text(before)).toMatch(/SecretPhone[^]*SecretPlace/);
  expect((await sharp(before).metadata()).xmpAsString).toBe(xmp);
  const cleaned = cleanedOf(format, before);
  expect(cleaned).toMatchObject({ width: 60, height: 40 });
  const after = cleaned?.bytes ?? new Uint8Array();
  expect(text(after)).not.toMatch(/Secret|at home/);
  expect(await pixels(after)).toEqual(await pixels(before));
  const turned = async (file: Uint8Array) => (await sharp(file).metadata()).orientation ?? 1;
  // Browsers read the orientation of a JPEG alone.
  const isRead = format === "jpeg";
  expect(isRead ? await turned(after) : 1).toBe(isRead ? await turned(before) : 1);
});

/** Film of a phone, with bytes that look like markers. */
const film = Buffer.concat(
  Array.from({ length: 50 }, () =>
    Buffer.from("SecretFilm\xff\xd8\xff\xe1\xff\xc0\xff\x10", "latin1"),
  ),
);

test.each([
  ["a second picture", (whole: Buffer) => Buffer.concat([whole, whole, film])],
  ["zeros", (whole: Buffer) => Buffer.concat([whole, Buffer.alloc(5_000)])],
  ["fill bytes before its end", (whole: Buffer) => withFill(whole)],
  ["nothing, and no mark of its end", (whole: Buffer) => whole.subarray(0, -2)],
  [
    "a film, and no mark of its end",
    (whole: Buffer) => Buffer.concat([whole.subarray(0, -2), film]),
  ],
])("a whole JPEG that is followed by %s keeps its picture alone", async (_, change) => {
  const kinds = [{}, { progressive: true }, { chromaSubsampling: "4:4:4" }] as const;
  for (const options of kinds) {
    const before = await photo().jpeg(options).toBuffer();
    const changed = change(before);
    // The end of a progressive picture is told by nothing but its mark.
    if ("progressive" in options && changed.includes("Secret") && !changed.includes(before))
      continue;
    const after = cleanedOf("jpeg", changed)?.bytes ?? new Uint8Array();
    expect(text(after)).not.toContain("Secret");
    expect(await pixels(after)).toEqual(await pixels(before));
  }
});

function withFill(whole: Buffer): Buffer {
  return Buffer.concat([whole.subarray(0, -2), Buffer.alloc(9, 0xff), whole.subarray(-2)]);
}

test("a grey picture, and one in restarted parts, are whole without the mark of their end", async () => {
  const grey = await photo().greyscale().jpeg().toBuffer();
  const after = cleanedOf("jpeg", grey.subarray(0, -2))?.bytes ?? new Uint8Array();
  expect(await pixels(after)).toEqual(await pixels(grey));

  // Eight blocks of two bits, a restart marker, eight blocks; 64 pixels across and 16 down.
  const oneCode = (table: number) => [0xff, 0xc4, 0, 20, table, 1, ...Array(15).fill(0), 0];
  const frame = [0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 16, 0, 64, 1, 1, 0x11, 0];
  const scan = [0xff, 0xdd, 0, 4, 0, 8, 0xff, 0xda, 0, 8, 1, 1, 0, 0, 0x3f, 0];
  const head = [...frame, ...oneCode(0), ...oneCode(16), ...scan];
  const restarted = Uint8Array.from([...head, 0, 0, 0xff, 0xd0, 0, 0]);
  expect(cleanedOf("jpeg", restarted)?.bytes).toEqual(Uint8Array.of(...restarted, 0xff, 0xd9));
  for (const length of [1, 2, 3, 4])
    expect(cleanedOf("jpeg", restarted.subarray(0, -length))).toBeNull();
});

test.each([
  ["jpeg", 0.99, (from: Sharp) => from.jpeg()],
  // Its last scan, of a third, is the last bit of what is there already.
  ["jpeg", 0.5, (from: Sharp) => from.jpeg({ progressive: true })],
  ["png", 0.99, (from: Sharp) => from.png()],
  ["webp", 0.99, (from: Sharp) => from.webp()],
  ["webp", 0.99, (from: Sharp) => from.withExifMerge(noted).webp({ lossless: true })],
] as const)("a %s that was cut off before %d of it is refused", async (format, most, write) => {
  const whole = await write(photo()).toBuffer();
  for (const share of [0.01, 0.1, 0.25, 0.5, 0.75, 0.9, 0.99]) {
    if (share > most) continue;
    const length = Math.ceil(whole.length * share);
    expect(cleanedOf(format, whole.subarray(0, length)), `${length} bytes`).toBeNull();
  }
});

test("a JPEG of which a disk did not write the end is refused: what is there is zeros", async () => {
  const whole = await photo().jpeg().toBuffer();
  const unwritten = Buffer.from(whole).fill(0, Math.floor(whole.length / 2));
  expect(cleanedOf("jpeg", unwritten)).toBeNull();
});

test("a header without its data is no picture, whatever its end says", async () => {
  const jpeg = await photo().jpeg().toBuffer();
  const scanAt = jpeg.indexOf(Buffer.of(0xff, 0xda));
  const emptyScan = [
    jpeg.subarray(0, scanAt + 2 + jpeg.readUInt16BE(scanAt + 2)),
    jpeg.subarray(-2),
  ];
  expect(cleanedOf("jpeg", Buffer.concat(emptyScan))).toBeNull();
  const png = await photo().png().toBuffer();
  expect(cleanedOf("png", Buffer.concat([png.subarray(0, 33), png.subarray(-12)]))).toBeNull();
  const webp = await photo().withExifMerge(noted).webp().toBuffer();
  const header = Buffer.from(webp.subarray(0, 30));
  header.writeUInt32LE(22, 4);
  expect(cleanedOf("webp", header)).toBeNull();
});

test("a photo of more scans than a camera writes is refused: each is a walk over the whole picture", async () => {
  const whole = await photo().jpeg({ progressive: true }).toBuffer();
  const lastScan = whole.subarray(whole.lastIndexOf(Buffer.of(0xff, 0xda)), -2);
  const more = (scans: number) =>
    Buffer.concat([whole.subarray(0, -2), ...Array(scans).fill(lastScan), whole.subarray(-2)]);
  expect(cleanedOf("jpeg", more(100))).not.toBeNull();
  expect(cleanedOf("jpeg", more(200))).toBeNull();
});

// VP8's width and height (RFC 6386 section 9.1), a PNG's in IHDR, a JPEG's in its frame.
test.each([
  ["webp", "VP8 ", 14, (from: Sharp) => from.webp()],
  ["png", "IHDR", 4, (from: Sharp) => from.png()],
  ["jpeg", "\u00ff\u00c0", 5, (from: Sharp) => from.jpeg()],
] as const)("a %s without width or height is no picture", async (format, mark, place, write) => {
  const file = await write(photo()).toBuffer();
  const at = file.indexOf(mark, 0, "latin1") + place;
  for (const [from, side] of [0, format === "png" ? 4 : 2].entries()) {
    const flat = Buffer.from(file);
    flat.fill(0, at + side, at + side + (format === "png" ? 4 : 2));
    expect(cleanedOf(format, flat), `side ${from}`).toBeNull();
  }
});

test("a WebP loses a chunk that nobody knows", async () => {
  const before = await photo().webp({ lossless: true }).toBuffer();
  const hidden = Buffer.concat([before, Buffer.from("Hide\x0a\0\0\0SecretPlac", "latin1")]);
  hidden.writeUInt32LE(hidden.length - 8, 4);
  const after = cleanedOf("webp", hidden)?.bytes ?? new Uint8Array();
  expect(text(after)).not.toContain("Secret");
  expect(await pixels(after)).toEqual(await pixels(before));
});

test("a WebP does not say that it has the notes that it lost", async () => {
  const bits = (bytes: Uint8Array = new Uint8Array()) => (bytes[20] ?? 0) & 0b1100;
  const before = await withNotes(photo()).webp().toBuffer();
  expect(bits(before)).toBe(0b1100);
  expect(bits(cleanedOf("webp", before)?.bytes)).toBe(0);
});

test.each([
  [0x02, ""],
  [0xf7, ""],
  [0xfe, ""],
  // A comment that begins like the segment of colours.
  [0xfe, "Adobe"],
])("a JPEG loses a segment of the marker %s with %j", async (marker, name) => {
  const before = await photo().jpeg().toBuffer();
  const hidden = [0xff, marker, 0, 13 + name.length, ...bytesOf(`${name}SecretPlace`)];
  const marked = Buffer.concat([before.subarray(0, 2), Buffer.from(hidden), before.subarray(2)]);
  const after = cleanedOf("jpeg", marked)?.bytes ?? new Uint8Array();
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
      expect(() => cleanedOf(format, bytes)).not.toThrow();
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
  const exif = bytesOf(`\0\0\0\0${"SecretPlace ".repeat(9)}`);
  const inner = bytesOf(xmp);
  const length = ftyp.length + heicWithNotes(0, 0, inner).length;
  const picture = bytesOf("the picture");
  const exifAt = length + 8 + picture.length;
  const whole = joined([
    ftyp,
    heicWithNotes(exifAt, exif.length, inner),
    boxOf("mdat", picture, exif),
    boxOf("mpvd", bytesOf("SecretFilm")),
    bytesOf("SecretTrailer that is no box"),
  ]);
  const cleaned = cleanedOf("heic", whole);
  expect(cleaned).toMatchObject({ width: 4032, height: 3024 });
  const after = text(cleaned?.bytes ?? new Uint8Array());
  expect(after).not.toContain("Secret");
  expect(after.indexOf("the picture")).toBe(text(whole).indexOf("the picture"));
});

test("a HEIC without notes is refused where the data of its picture are missing", () => {
  const short = (...numbers: number[]) =>
    Uint8Array.from(numbers.flatMap((n) => [n >> 8, n & 255]));
  const ftyp = boxOf("ftyp", bytesOf("heic\0\0\0\0mif1"));
  const metaOf = (at: number) =>
    boxOf(
      "meta",
      words(0),
      boxOf(
        "iinf",
        words(0),
        short(1),
        boxOf("infe", words(0x0200_0000), short(1, 0), bytesOf("hvc1\0")),
      ),
      boxOf("iloc", Uint8Array.of(0, 0, 0, 0, 0x44, 0), short(1, 1, 0, 1), words(at, 11)),
      boxOf("iprp", boxOf("ipco", boxOf("ispe", words(0, 4032, 3024)))),
    );
  const begin = ftyp.length + metaOf(0).length;
  const whole = joined([ftyp, metaOf(begin + 8), boxOf("mdat", bytesOf("the picture"))]);
  expect(cleanedOf("heic", whole)).toMatchObject({ width: 4032, height: 3024 });
  for (const length of [begin, begin + 8, whole.length - 1])
    expect(cleanedOf("heic", whole.subarray(0, length))).toBeNull();
});

test("a HEIC can still be shown, and is refused where it was cut off", async () => {
  const heic = await readFile(new URL("../fixtures/media/photo.heic", import.meta.url));
  for (const share of [0.1, 0.5, 0.9])
    expect(cleanedOf("heic", heic.subarray(0, heic.length * share))).toBeNull();
  const cleaned = cleanedOf("heic", heic);
  expect(cleaned).not.toBeNull();
  const png = await heicAsPng(Buffer.from(cleaned?.bytes ?? []), 2400);
  expect(png.equals(await heicAsPng(heic, 2400))).toBe(true);
});
