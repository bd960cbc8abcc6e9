import * as fc from "fast-check";
import { expect, test } from "vitest";
import { boxesAt, boxesIn, BrokenBoxes, viewOf } from "#app/platform/media/read/boxes.ts";
import { tracksOf, withIndexFirst, eraseMetadata } from "#app/platform/media/read/film-boxes.ts";
import { boxOf, bytesOf, joined, trackOf, words } from "../../../../tests/support/boxes.ts";

const brands = boxOf("ftyp", bytesOf("isom\0\0\0\0isom"));
const place = bytesOf("+40.1772+044.5035/");

/** Film data in two chunks, `FIRST` and `SECOND`. */
const data = boxOf("mdat", bytesOf("FIRST"), bytesOf("SECOND"));

/** A film whose index is last, as phones write it: its chunks' places are known then. */
function filmWithIndexLast(): Uint8Array {
  const begin = brands.length + 8;
  return joined([brands, data, boxOf("moov", trackOf({ places: [begin, begin + 5] }))]);
}

function textOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

function placesIn(film: Uint8Array): number[] {
  return [...boxesAt(film, ["moov", "trak", "mdia", "minf", "stbl", "stco"])].flatMap(
    ({ body }) => {
      const view = viewOf(film);
      return Array.from({ length: view.getUint32(body + 4) }, (_, index) =>
        view.getUint32(body + 8 + index * 4),
      );
    },
  );
}

test("a film's tracks are known by their handler, codec and profile", () => {
  const film = joined([
    brands,
    boxOf(
      "moov",
      boxOf("mvhd", words(0)),
      trackOf({ profile: 100 }),
      trackOf({ handler: "soun", codec: "mp4a" }),
      trackOf({ handler: "meta", codec: "mebx" }),
    ),
  ]);
  expect(tracksOf(film)).toEqual([
    { handler: "vide", codec: "avc1", profile: 100 },
    { handler: "soun", codec: "mp4a", profile: null },
    { handler: "meta", codec: "mebx", profile: null },
  ]);
});

test("the place is gone wherever a film says it, and nothing else has moved", () => {
  const film = joined([
    brands,
    boxOf(
      "uuid",
      bytesOf("\xbe\x7a\xcf\xcb\x97\xa9\x42\xe8\x9c\x71\x99\x94\x91\xe3\xaf\xac"),
      place,
    ),
    boxOf("free", place),
    boxOf(
      "moov",
      trackOf({ places: [12, 34], extra: [boxOf("udta", boxOf("loci", place))] }),
      boxOf("udta", boxOf("\xa9xyz", place), words(0)),
      boxOf("meta", boxOf("keys", bytesOf("mdtacom.apple.quicktime.location.ISO6709"), place)),
    ),
    data,
  ]);
  const clean = film.slice();
  eraseMetadata(clean);
  expect(textOf(film)).toContain(textOf(place));
  for (const word of [textOf(place), "location", "xyz", "loci"])
    expect(textOf(clean)).not.toContain(word);
  expect(clean).toHaveLength(film.length);
  expect(Array.from(boxesIn(clean), ({ type, start }) => [type, start])).toEqual(
    Array.from(boxesIn(film), ({ type, start }) => [type === "uuid" ? "free" : type, start]),
  );
  expect(placesIn(clean)).toEqual([12, 34]);
  expect(textOf(clean)).toContain("FIRSTSECOND");
});

test("an index that comes last is put first, and still finds its chunks", () => {
  const film = filmWithIndexLast();
  const first = withIndexFirst(film);
  expect(Array.from(boxesIn(first), ({ type }) => type)).toEqual(["ftyp", "moov", "mdat"]);
  expect(first).toHaveLength(film.length);
  const [one = 0, two = 0] = placesIn(first);
  expect(textOf(first.subarray(one, one + 5))).toBe("FIRST");
  expect(textOf(first.subarray(two, two + 6))).toBe("SECOND");
  expect(withIndexFirst(first)).toBe(first);
});

test("an index whose box reaches to the file's end, by a size of 0, is put first with its size", () => {
  const film = filmWithIndexLast();
  const index = boxesIn(film).find(({ type }) => type === "moov");
  viewOf(film).setUint32(index?.start ?? 0, 0);
  expect(Array.from(boxesIn(withIndexFirst(film)), ({ type }) => type)).toEqual([
    "ftyp",
    "moov",
    "mdat",
  ]);
});

test("a film in fragments stays as it is", () => {
  const film = joined([brands, boxOf("moof"), data, boxOf("moov")]);
  expect(withIndexFirst(film)).toBe(film);
});

test("a box of more than 32 bits of size is read", () => {
  const long = joined([words(1), bytesOf("mdat"), words(0, 20), bytesOf("WORD")]);
  expect([...boxesIn(long)]).toEqual([{ type: "mdat", start: 0, body: 16, end: 20 }]);
});

test("no file, however broken, does more than say so", () => {
  const film = joined([filmWithIndexLast(), boxOf("udta", place)]);
  fc.assert(
    fc.property(
      fc.nat(film.length),
      fc.array(fc.tuple(fc.nat(film.length - 1), fc.nat(255)), { maxLength: 6 }),
      (length, changes) => {
        const broken = film.slice();
        for (const [at, value] of changes) broken[at] = value;
        const cut = broken.subarray(0, length);
        const failures = [tracksOf, eraseMetadata, withIndexFirst].flatMap((use) =>
          failureOf(() => use(cut)),
        );
        expect(failures.filter((failure) => !(failure instanceof BrokenBoxes))).toEqual([]);
      },
    ),
  );
});

function failureOf(does: () => unknown): unknown[] {
  try {
    does();
    return [];
  } catch (error) {
    return [error];
  }
}
