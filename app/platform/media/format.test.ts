import { expect, test } from "vitest";
import { formatOf } from "#app/platform/media/format.ts";
import { boxOf, bytesOf } from "../../../tests/support/boxes.ts";

test.each([
  ["\xff\xd8\xff\xe0", "jpeg"],
  ["\x89PNG\r\n\x1a\n", "png"],
  ["GIF89a", "gif"],
  ["RIFF\0\0\0\0WEBPVP8 ", "webp"],
  ["RIFF\0\0\0\0WAVEfmt ", "wav"],
  ["MM\0*\0\0\0\x08", "tiff"],
  ["\x1a\x45\xdf\xa3\x9fB\x82\x84webm", "webm"],
  ["\x1a\x45\xdf\xa3\x9fB\x82\x88matroska", "matroska"],
  ["ID3\x04\0\0", "mp3"],
  ["\xff\xfb\x90\x00", "mp3"],
  ["\xff\xf1\x50\x80", "aac"],
  ["\0\0\0\x08wide", "mov"],
  ["hello, dear", null],
  ["%PDF-1.7", null],
  ["", null],
])("what begins with %j is %s", (head, format) => {
  expect(formatOf(bytesOf(head))).toBe(format);
});

test.each([
  ["heicmif1heic", "heic"],
  ["mif1heic", "heic"],
  ["mif1avifmiaf", "avif"],
  ["avifmif1", "avif"],
  ["qt  qt  ", "mov"],
  ["M4A M4A mp42", "m4a"],
  ["isomavc1qt  ", "mp4"],
  ["mp42isom", "mp4"],
])("a file with the brands %s is %s, whatever it is called", (brands, format) => {
  const [major = "", others = ""] = [brands.slice(0, 4), brands.slice(4)];
  expect(formatOf(boxOf("ftyp", bytesOf(`${major}\0\0\0\0${others}`)))).toBe(format);
});

test("a file cut off within its brands is no film", () => {
  expect(formatOf(bytesOf("\0\0\0\x02ftyp"))).toBeNull();
});
