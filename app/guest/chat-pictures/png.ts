import { Buffer } from "node:buffer";
import { crc32 } from "node:zlib";

/** The bytes that a PNG begins with (PNG, third edition, section 5.2). */
export const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A chunk of a PNG: length, type, data and checksum (section 5.3). */
export function pngChunk(type: "IHDR" | "PLTE" | "IDAT" | "IEND", data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
}

/** Rows of pixels, one byte each, as a PNG compresses them: with the filter "none" before each. */
export function pngRows(pixels: Uint8Array, width: number): Uint8Array {
  const rows = new Uint8Array((pixels.length / width) * (width + 1));
  for (let row = 0; row * width < pixels.length; row += 1)
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  return rows;
}

/**
 * The checksum of zlib data (RFC 1950 section 9), continued over further bytes.
 * @param from the checksum of the bytes before.
 */
export function adler32(bytes: Uint8Array, from = 1): number {
  const prime = 65_521;
  let low = from & 0xffff;
  let high = from >>> 16;
  for (let index = 0; index < bytes.length; index += 1) {
    low += bytes[index] ?? 0;
    high += low;
    // Before they exceed what is exact in 32 bits.
    if (index % 2_048 === 2_047) [low, high] = [low % prime, high % prime];
  }
  return (high % prime) * 0x1_0000 + (low % prime);
}

/** A number in four bytes, the highest first. */
export function uint32(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
}
