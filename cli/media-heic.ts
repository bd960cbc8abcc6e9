import { crc32, deflateSync } from "node:zlib";
import { boxesAt, BrokenBoxes } from "#app/platform/media/read/boxes.ts";
import { TooManyPixels } from "./media-picture.ts";

/** Phones' largest in this format. It is decoded whole, four bytes a pixel. */
const mostPixels = 110_000_000;

/** The bytes of a PNG's signature and its first chunk, IHDR, after which a profile may stand. */
const pngStart = 33;

/**
 * A photo of an iPhone (HEIC) as a PNG in the photo's own colours, upright. sharp's libvips reads
 * no HEVC, because of its patents; libheif compiled to WebAssembly does (heic-decode, ISC, on
 * libheif-js, LGPL-3.0: of this command alone, never part of the site).
 * @param side the longer side at most, so that less is in memory.
 * @throws TooManyPixels, and an Error for one that cannot be read.
 */
export async function heicAsPng(bytes: Buffer, side: number): Promise<Buffer> {
  const { default: decode } = await import("heic-decode");
  const { default: sharp } = await import("sharp");
  const images = await decode.all({ buffer: bytes });
  try {
    const [first] = images;
    if (!first) throw new Error("no picture is in it");
    if (first.width * first.height > mostPixels) throw new TooManyPixels(mostPixels);
    // libheif has turned it already.
    const { width, height, data } = await first.decode();
    const png = await sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
      raw: { width, height, channels: 4 },
    })
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const profile = profileIn(bytes);
    return profile ? withProfile(png, profile) : png;
  } finally {
    images.dispose();
  }
}

/** The ICC profile of a HEIF file (ISO/IEC 23008-12, `colr`), Display P3 of iPhones; or null. */
function profileIn(bytes: Uint8Array): Uint8Array | null {
  try {
    const [meta] = boxesAt(bytes, ["meta"]);
    if (!meta) return null;
    // `meta` begins with four bytes of version and flags.
    const inner = { body: meta.body + 4, end: meta.end };
    const profiles = [...boxesAt(bytes, ["iprp", "ipco", "colr"], inner)].flatMap(
      ({ body, end }) => {
        const type = String.fromCharCode(...bytes.subarray(body, body + 4));
        return type === "prof" || type === "rICC" ? [bytes.subarray(body + 4, end)] : [];
      },
    );
    return profiles[0] ?? null;
  } catch (error) {
    if (error instanceof BrokenBoxes) return null;
    throw error;
  }
}

/** A PNG with an ICC profile (PNG section 11.3.2.3), by which sharp converts it to sRGB. */
function withProfile(png: Buffer, profile: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from("iCCPicc\0\0", "latin1"), deflateSync(profile)]);
  const chunk = Buffer.alloc(content.length + 8);
  chunk.writeUInt32BE(content.length - 4, 0);
  content.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(content), content.length + 4);
  return Buffer.concat([png.subarray(0, pngStart), chunk, png.subarray(pngStart)]);
}
