import { expect, test } from "vitest";
import * as v from "valibot";
import { mediumOfRecord, recordsSchema } from "#app/platform/media/schema.ts";

const hash = "a".repeat(32);
const picture = { width: 1200, height: 800, formats: ["avif" as const, "jpg" as const] };

test("a record says all that a page needs of a picture whose file is elsewhere", () => {
  expect(mediumOfRecord("media/a/b/photo.jpg", { hash, bytes: 9, picture })).toEqual({
    kind: "picture",
    hash,
    ...picture,
  });
  expect(mediumOfRecord("media/a/b/song.mp3", { hash, bytes: 9 })).toEqual({
    kind: "sound",
    hash,
    extension: "mp3",
    bytes: 9,
  });
});

test("a record of another kind than its file's name says is none", () => {
  expect(mediumOfRecord("media/photo.jpg", { hash, bytes: 9 })).toBeNull();
  expect(mediumOfRecord("media/song.mp3", { hash, bytes: 9, picture })).toBeNull();
  expect(mediumOfRecord("media/list.txt", { hash, bytes: 9 })).toBeNull();
});

test.each([
  "<<<<<<< ours",
  `["a.jpg"]`,
  `{ "a.jpg": { "hash": "short", "bytes": 9 } }`,
  `{ "a.jpg": { "hash": "${hash}", "bytes": 9, "picture": { "width": 1, "height": 1, "formats": [] } } }`,
])("records that read %s are refused", (text) => {
  expect(v.is(recordsSchema, text)).toBe(false);
});
