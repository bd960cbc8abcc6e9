import { BrokenBoxes } from "#app/platform/media/read/boxes.ts";
import { eraseMetadata, tracksOf, withIndexFirst } from "#app/platform/media/read/film-boxes.ts";
import { takeFile } from "#app/shop/order/material/check.server.ts";
import { boxOf, bytesOf, joined, trackOf, words } from "../../support/boxes.ts";
import { parserOf, repeated } from "./parser.ts";

const most = 15 * 1024 * 1024;
const filled = (part: Uint8Array, before: Uint8Array = bytes(), after: Uint8Array = bytes()) =>
  repeated(part, Math.floor((most - before.length - after.length) / part.length), {
    before,
    after,
  });
const bytes = (...numbers: readonly number[]) => Uint8Array.from(numbers);
const take = (file: Uint8Array<ArrayBuffer>) => takeFile(file);

const mp3Frame = joined([bytes(0xff, 0xfb, 0x90, 0), new Uint8Array(413)]);
/** The shortest frame of layer III: 8 kbit/s at 24 kHz. */
const shortFrame = joined([bytes(0xff, 0xf3, 0x14, 0), new Uint8Array(20)]);
const brand = boxOf("ftyp", bytesOf("M4A \0\0\0\0"));
const track = trackOf({ handler: "soun", codec: "mp4a", places: [60] });

export const mpegSound = parserOf({
  read: take,
  files: {
    "tags of no bytes": () => filled(bytesOf("ID3\x04\0\0\0\0\0\0")),
    "a head of a frame every four bytes": () => filled(bytes(0xff, 0xfb, 0x90, 0), mp3Frame),
    "four frames, then heads alone": () => filled(bytes(0xff, 0xfb), repeated(mp3Frame, 8)),
    "the shortest frames": () => filled(shortFrame),
    "sync bytes alone": () => filled(bytes(0xff), bytes(0xff, 0xfb, 0x90, 0)),
    "a whole song of 15 MB": () => filled(mp3Frame),
  },
});

export const otherSound = parserOf({
  read: take,
  files: {
    "AMR: the shortest frames": () => filled(bytes(0x7c), bytesOf("#!AMR\n")),
    "AAC: the shortest frames": () => filled(bytes(0xff, 0xf1, 0x50, 0x80, 1, 0x1f, 0xfc, 0)),
    "Ogg: pages of nothing": () =>
      filled(joined([bytesOf("OggS\0"), new Uint8Array(22)]), bytesOf("OggS\0")),
    "Ogg: pages in each other": () => filled(bytesOf("OggS\0"), bytesOf("OggS\0")),
    "WAV: chunks of nothing": () => filled(bytesOf("fmt \0\0\0\0"), bytesOf("RIFF\0\0\0\0WAVE")),
    "FLAC: blocks of nothing": () =>
      filled(bytes(1, 0, 0, 0), joined([bytesOf("fLaC\0\0\0\x22"), new Uint8Array(34)])),
    "AIFF: a chunk of 4 GB": () => filled(bytes(0xff), bytesOf("FORM\0\0\0\0AIFFCOMM")),
  },
});

export const boxedSound = parserOf({
  read: take,
  files: {
    "tracks with a handler each": () => whole([brand, boxOf("moov", filled(track))]),
    "a table of three million places": () =>
      whole([brand, boxOf("moov", tableOf("stco", 60)), boxOf("mdat", new Uint8Array(9))]),
    "tracks, as many as fit": () => whole([brand, boxOf("moov", filled(boxOf("trak")))]),
    "empty boxes to the end": () => filled(boxOf("free"), brand),
    "empty indexes": () => filled(boxOf("moov"), brand),
    "a table that says 4 billion": () =>
      whole([
        brand,
        boxOf(
          "moov",
          boxOf("trak", boxOf("mdia", boxOf("minf", boxOf("stbl", boxOf("stco", words(0, -1)))))),
        ),
      ]),
    "boxes of a size of one": () => filled(words(1, 0, 0, 0), brand),
  },
});

/** A track with places of chunks, as many as fit. */
function tableOf(type: "stco" | "co64", place: number): Uint8Array {
  const each = type === "stco" ? words(place) : words(0, place);
  const places = filled(each, bytes(), new Uint8Array(1_000));
  const table = boxOf(type, words(0, Math.floor(places.length / each.length)), places);
  return boxOf(
    "trak",
    boxOf(
      "mdia",
      boxOf("hdlr", words(0, 0), bytesOf("soun"), words(0, 0, 0)),
      boxOf("minf", boxOf("stbl", table)),
    ),
  );
}

/** A film that staff add: 60 MB at most. */
export const film = parserOf({
  read: (file: Uint8Array) => {
    try {
      tracksOf(file);
      eraseMetadata(file);
      return withIndexFirst(file);
    } catch (error) {
      if (error instanceof BrokenBoxes || error instanceof RangeError) return null;
      throw error;
    }
  },
  files: {
    "a table of two million places that are moved": () =>
      whole([brand, boxOf("mdat", new Uint8Array(60)), boxOf("moov", tableOf("co64", 30))]),
    "tracks, as many as fit": () => whole([brand, boxOf("moov", filled(track))]),
    "an index at the end, of 15 MB": () =>
      whole([brand, boxOf("mdat", new Uint8Array(60)), boxOf("moov", repeated(track, 9_000))]),
    "notes within notes": () => whole([brand, boxOf("moov", filled(boxOf("udta")))]),
    "empty boxes to the end": () => filled(boxOf("free"), brand),
  },
});

function whole(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(joined(parts));
}
