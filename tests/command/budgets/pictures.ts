import { takeFile } from "#app/shop/order/material/check.server.ts";
import { boxOf, bytesOf, joined, words } from "../../support/boxes.ts";
import { lowFirst, parserOf, repeated } from "./parser.ts";

/** Largest file that an order takes. */
const most = 15 * 1024 * 1024;
const take = (bytes: Uint8Array<ArrayBuffer>) => takeFile(bytes);
/** As often as it fits. */
const filled = (part: Uint8Array, before: Uint8Array, after: Uint8Array = bytes()) =>
  repeated(part, Math.floor((most - before.length - after.length) / part.length), {
    before,
    after,
  });
const short = (...numbers: readonly number[]) =>
  Uint8Array.from(numbers.flatMap((number) => [(number >> 8) & 255, number & 255]));
const bytes = (...numbers: readonly number[]) => Uint8Array.from(numbers);

const frame = (marker = 0xc0, width = 4_000, height = 3_000) =>
  joined([bytes(0xff, marker, 0, 11, 8), short(height, width), bytes(1, 1, 0x11, 0)]);
/** Tables of one code of one bit: the least that a block can take. */
const tables = joined([
  bytes(0xff, 0xc4, 0, 20, 0, 1, ...Array(15).fill(0), 0),
  bytes(0xff, 0xc4, 0, 20, 16, 1, ...Array(15).fill(0), 1),
]);
const scan = bytes(0xff, 0xda, 0, 8, 1, 1, 0, 0, 0x3f, 0);
const jpegEnd = bytes(0xff, 0xd9);
const jpegHead = joined([bytes(0xff, 0xd8), frame()]);
const exif = (entries: number) =>
  joined([
    bytesOf("\xff\xe1\xff\xffExif\0\0MM\0*\0\0\0\x08"),
    short(entries),
    new Uint8Array(65_519),
  ]);

export const jpeg = parserOf({
  read: take,
  files: {
    "empty scans to the end": () => filled(bytes(0xff, 0xda, 0, 2), jpegHead),
    "no end, and a bit for each coefficient": () =>
      filled(
        bytes(0),
        joined([bytes(0xff, 0xd8), frame(0xc0, 8_000, 7_500), tables, scan]),
        bytes(1),
      ),
    "no end, and blocks of two bits on 4,000 million pixels": () =>
      filled(
        bytes(0),
        joined([bytes(0xff, 0xd8), frame(0xc0, 65_535, 65_535), tables, scan]),
        bytes(1),
      ),
    "empty segments to the end": () => filled(bytes(0xff, 0xe0, 0, 2), jpegHead),
    "empty comments, then a picture": () =>
      filled(bytes(0xff, 0xfe, 0, 2), jpegHead, joined([scan, bytes(7), jpegEnd])),
    "fill bytes to the end": () => filled(bytes(0xff), jpegHead, joined([scan, bytes(7), jpegEnd])),
    "restart markers alone": () => filled(bytes(0xff, 0xd0), joined([jpegHead, scan]), jpegEnd),
    "bytes that are stuffed": () => filled(bytes(0xff, 0), joined([jpegHead, scan]), jpegEnd),
    "one scan of 15 MB": () => filled(bytes(7), joined([jpegHead, scan]), jpegEnd),
    "Exif of 65,535 entries, 240 times": () =>
      filled(exif(0xffff), jpegHead, joined([scan, bytes(7), jpegEnd])),
    "240 segments of 64 kB without an end": () =>
      filled(joined([bytes(0xff, 0xe2, 0xff, 0xff), new Uint8Array(65_533)]), jpegHead),
    "progressive, in scans of a byte": () =>
      filled(joined([scan, bytes(7)]), joined([bytes(0xff, 0xd8), frame(0xc2)])),
    "Huffman tables alone, without an end": () =>
      filled(
        joined([bytes(0xff, 0xc4, 0xff, 0xfa), new Uint8Array(65_528)]),
        jpegHead,
        joined([scan, bytes(7)]),
      ),
  },
});

const pngHead = joined([
  bytesOf("\x89PNG\r\n\x1a\n"),
  words(13),
  bytesOf("IHDR"),
  words(4_000, 3_000),
  bytesOf("\x08\x02\0\0\0"),
  words(0),
]);
const chunk = (type: string, length = 0) =>
  joined([words(length), bytesOf(type), new Uint8Array(length), words(0)]);

export const png = parserOf({
  read: take,
  files: {
    "empty IDAT to the end": () => filled(chunk("IDAT"), pngHead, chunk("IEND")),
    "IDAT of a byte": () => filled(chunk("IDAT", 1), pngHead, chunk("IEND")),
    "empty texts": () => filled(chunk("tEXt"), pngHead, joined([chunk("IDAT", 1), chunk("IEND")])),
    "headers alone": () => filled(pngHead.subarray(8), pngHead, chunk("IEND")),
    "one IDAT of 15 MB": () => joinedWhole([pngHead, chunk("IDAT", most - 100), chunk("IEND")]),
    "a chunk of 4 GB": () =>
      filled(bytes(0xff), joined([pngHead, bytesOf("\xff\xff\xff\xffIDAT")])),
  },
});

const riff = (length: number) => joined([bytesOf("RIFF"), lowFirst(length), bytesOf("WEBP")]);
const webpHead = joined([
  riff(0xffff_0000 & most),
  bytesOf("VP8X"),
  lowFirst(10, 0, 0xf00_0f00, 0x0f00_0f00),
]).subarray(0, 30);
const webpChunk = (type: string, length = 0) =>
  joined([bytesOf(type), lowFirst(length), new Uint8Array(length)]);
const webpOf = (part: Uint8Array, end = webpChunk("VP8 ", 20)) => {
  const whole = filled(part, webpHead, end);
  new DataView(whole.buffer).setUint32(4, whole.length - 8, true);
  return whole;
};

export const webp = parserOf({
  read: take,
  files: {
    "empty chunks of a picture": () => webpOf(webpChunk("ANMF")),
    "empty chunks of Exif": () => webpOf(webpChunk("EXIF")),
    "empty chunks that nobody knows": () => webpOf(webpChunk("\0\0\0\0")),
    "VP8X alone": () => webpOf(webpHead.subarray(12)),
    "one picture of 15 MB": () => webpOf(webpChunk("EXIF"), webpChunk("VP8 ", most - 100)),
    "a chunk of 4 GB": () => webpOf(joined([bytesOf("VP8 "), lowFirst(0xffff_ffff)])),
  },
});

const ftyp = boxOf("ftyp", bytesOf("heic\0\0\0\0mif1"));
const sizes = boxOf("iprp", boxOf("ipco", boxOf("ispe", words(0, 4_000, 3_000))));
const item = (id: number, type: string) =>
  boxOf("infe", bytes(2, 0, 0, 0), short(id, 0), bytesOf(`${type}\0`));
/** @param places of items, behind the number of them. */
const heicOf = (places: Uint8Array, rest: readonly Uint8Array[] = [], sizesOf = 0) =>
  joinedWhole([
    ftyp,
    boxOf(
      "meta",
      words(0),
      boxOf("iinf", words(0), short(2), item(1, "hvc1"), item(2, "Exif")),
      boxOf("iloc", bytes(0, 0, 0, 0, sizesOf, 0), places),
      sizes,
    ),
    ...rest,
  ]);
/** An item with 65,535 extents. */
const manyExtents = (id: number, each: Uint8Array) =>
  joined([short(id, 0, 0xffff), repeated(each, 0xffff)]);

export const heic = parserOf({
  read: take,
  files: {
    "notes that lie on each other, 15 MB each": () =>
      heicOf(
        joined([short(1), manyExtents(2, words(0, 14_000_000))]),
        [boxOf("mdat", new Uint8Array(14_100_000))],
        0x44,
      ),
    "4,000 items of 65,535 extents of no bytes": () =>
      heicOf(joined([short(4_000), repeated(short(1, 0, 0xffff), 4_000)])),
    "65,535 items of 65,535 extents of no bytes": () =>
      heicOf(joined([short(0xffff), repeated(short(1, 0, 0xffff), 0xffff)])),
    "empty boxes to the end": () => filled(boxOf("free"), heicOf(short(0))),
    "boxes within the picture's properties": () =>
      joinedWhole([
        ftyp,
        boxOf("meta", words(0), boxOf("iprp", boxOf("ipco", filled(boxOf("free"), bytes())))),
      ]),
    "sizes, two million": () =>
      joinedWhole([
        ftyp,
        boxOf(
          "meta",
          words(0),
          boxOf("iprp", boxOf("ipco", filled(boxOf("ispe", words(0, 9, 9)), bytes()))),
        ),
      ]),
    "items, a million": () =>
      joinedWhole([
        ftyp,
        boxOf("meta", words(0), boxOf("iinf", words(0), short(0), filled(boxOf("infe"), bytes()))),
      ]),
    "properties in lists of their own": () =>
      joinedWhole([ftyp, boxOf("meta", words(0), filled(boxOf("iprp", boxOf("ipco")), bytes()))]),
    "one box of 15 MB": () => joinedWhole([heicOf(short(0)), boxOf("mdat", new Uint8Array(most))]),
  },
});

function joinedWhole(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(joined(parts));
}
