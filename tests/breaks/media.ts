import type { Break } from "./break.ts";

const webp = "app/platform/media/cleaned/webp.ts";
const png = "app/platform/media/cleaned/png.ts";
const jpeg = "app/platform/media/cleaned/jpeg.ts";
const heic = "app/platform/media/cleaned/heic.ts";
const cleaned = ["tests/command/clean-picture.test.ts"];
const material = [
  "tests/pages/order-material.test.ts",
  "tests/pages/order-material-refused.test.ts",
];

export const mediaBreaks: readonly Break[] = [
  {
    promise: "no XMP, with its place, stays in a WebP",
    file: webp,
    from: '"ANMF", "ICCP"]);\n/**',
    to: '"ANMF", "ICCP", "XMP "]);\n/**',
    tests: cleaned,
  },
  {
    promise: "no Exif, with its place, stays in a WebP",
    file: webp,
    from: "if (drawing.has(type)) keep(position, next);",
    to: 'if (drawing.has(type) || type === "EXIF") keep(position, next);',
    tests: cleaned,
  },
  {
    promise: "a WebP says of no metadata that it has them",
    file: webp,
    from: "const metadataBits = 0x08 | 0x04;",
    to: "const metadataBits = 0;",
    tests: cleaned,
  },
  {
    promise: "no Exif, with its place, stays in a JPEG",
    file: jpeg,
    from: '"ICC_PROFILE\\0", "Adobe"]',
    to: '"ICC_PROFILE\\0", "Adobe", "Exif"]',
    tests: cleaned,
  },
  {
    promise: "no comment stays in a JPEG",
    file: jpeg,
    from: "if (marker < 0xc0 || marker > 0xef) return false;",
    to: "if (marker < 0xc0) return false;",
    tests: cleaned,
  },
  {
    promise: "how the camera was held stays in a JPEG",
    file: jpeg,
    from: "if (orientation !== 1) put(",
    to: "if (orientation < 0) put(",
    tests: cleaned,
  },
  {
    promise: "a JPEG that is cut off is refused",
    file: jpeg,
    from: ": endWithoutMarker(bytes, segments);",
    to: ": bytes.length;",
    tests: cleaned,
  },
  {
    promise: "no text and no Exif stays in a PNG",
    file: png,
    from: '"IHDR PLTE IDAT IEND',
    to: '"IHDR tEXt eXIf iTXt PLTE IDAT IEND',
    tests: cleaned,
  },
  {
    promise: "a PNG that is cut off is refused",
    file: png,
    from: 'if (end > bytes.length) throw new BrokenPicture("the file ends within a chunk");',
    to: "if (end > bytes.length) return { ...size, bytes: kept() };",
    tests: cleaned,
  },
  {
    promise: "a film beside a HEIC is overwritten",
    file: heic,
    from: "bytes.fill(0, body, last);",
    to: "",
    tests: cleaned,
  },
  {
    promise: "a long note of the place in a HEIC is overwritten to its end",
    file: heic,
    from: "bytes.fill(0, extent.start, extent.end);",
    to: "",
    tests: cleaned,
  },
  {
    promise: "one photo of millions of parts ends no Worker",
    file: "app/platform/media/cleaned/jpeg-segments.ts",
    from: "if (scans > most.scans || segments.length === most.segments)",
    to: "if (scans > 10_000_000)",
    tests: cleaned,
  },
  {
    promise: "a number of an address is whole and in range",
    file: "app/lib/whole.ts",
    from: "return number >= least && number <= most ? number : null;",
    to: "return number;",
    tests: ["app/lib/whole.test.ts", ...material],
  },
  {
    promise: "an order has as many photos as it may have, however many arrive",
    file: "app/shop/order/material/mutations.server.ts",
    from: "AND kind = ${kind}) < ${most}",
    to: "AND kind = ${kind}) < 9999",
    tests: material,
  },
  {
    promise: "a file of which a part is missing is none",
    file: "app/shop/order/material/store.server.ts",
    from: "if (!part || part.length !== Math.min(step, size - offset)) return null;",
    to: "if (!part) continue;",
    tests: material,
  },
  {
    promise: "what is not shown as a picture is saved, not opened",
    file: "app/shop/order/material/serve.server.ts",
    from: '? "inline" : "attachment"',
    to: '? "inline" : "inline"',
    tests: material,
  },
  {
    promise: "no address serves an original",
    file: "app/platform/media/serve.server.ts",
    from: "keyForm.test(key) ? contentTypeOf(key) : null",
    to: "contentTypeOf(key)",
    tests: ["tests/pages/media.test.ts"],
  },
  {
    promise: "one whole file is cleaned at a time",
    file: "app/lib/turns.ts",
    from: "if (this.#count(this.#taken) >= this.#bounds.atOnce) return null;",
    to: "",
    tests: ["app/lib/turns.test.ts"],
  },
];
