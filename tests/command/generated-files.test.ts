import { readFile } from "node:fs/promises";
import * as fc from "fast-check";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { takeFile } from "#app/shop/order/material/check.server.ts";
import { boxOf, bytesOf, joined, trackOf } from "../support/boxes.ts";

/** `npm run generated` tries many more than a run of all tests. */
const numRuns = Number(process.env.GENERATED_CASES ?? 60) * 4;

const files: Uint8Array[] = [];

beforeAll(async () => {
  const notes = {
    IFD0: { Artist: "x" },
    IFD3: { GPSLatitudeRef: "N", GPSLatitude: "40/1 0/1 0/1" },
  };
  const photo = () =>
    sharp({ create: { width: 24, height: 16, channels: 3, background: "teal" } }).withExifMerge(
      notes,
    );
  files.push(
    await photo().jpeg().toBuffer(),
    await photo().png().toBuffer(),
    await photo().webp().toBuffer(),
    await readFile(new URL("../fixtures/media/photo.heic", import.meta.url)),
    joined([
      boxOf("ftyp", bytesOf("M4A \0\0\0\0M4A ")),
      boxOf("moov", trackOf({ handler: "soun", codec: "mp4a", places: [400] })),
      boxOf("mdat", new Uint8Array(400)),
    ]),
  );
});

/** Bytes of a file that somebody changed: lengths, places and names inside it above all. */
const changes = fc.record({
  file: fc.nat(4),
  bytes: fc.array(fc.tuple(fc.nat(1_200), fc.constantFrom(0, 1, 8, 0x7f, 0x80, 0xfe, 0xff)), {
    maxLength: 8,
  }),
  end: fc.oneof(fc.constant(1e9), fc.nat(2_000)),
});

test("whatever a file holds that a customer sends, it is taken or refused, and never an error", () => {
  const outcomes = new Set<string>();
  fc.assert(
    fc.property(changes, ({ file, bytes, end }) => {
      const changed = Uint8Array.from((files[file] ?? new Uint8Array()).subarray(0, end));
      for (const [at, byte] of bytes) if (at < changed.length) changed[at] = byte;
      const length = changed.length;
      const taken = takeFile(changed);
      outcomes.add(typeof taken === "string" ? taken : taken.kind);
      if (typeof taken === "string") return;
      // A photo that breaks off gets the two bytes of its end.
      expect(taken.bytes.length).toBeLessThanOrEqual(length + 2);
      const sides = [taken.width ?? 1, taken.height ?? 1];
      expect(sides.every((side) => Number.isSafeInteger(side) && side > 0)).toBe(true);
    }),
    { numRuns },
  );
  expect([...outcomes]).toEqual(expect.arrayContaining(["photo", "song", "broken"]));
}, 300_000);
