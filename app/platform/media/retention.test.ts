import { expect, test } from "vitest";
import { hashesIn, orphansOf } from "#app/platform/media/retention.ts";

const now = Date.UTC(2027, 5, 12);
const day = 24 * 60 * 60 * 1000;
const [used, unused] = ["a".repeat(32), "b".repeat(32)];

function stored(key: string, daysAgo: number) {
  return { key, size: 1, uploaded: new Date(now - daysAgo * day) };
}

function keysOfOrphans(...objects: ReturnType<typeof stored>[]): string[] {
  return orphansOf(objects, new Set([used]), now).map(({ key }) => key);
}

test("forms and originals that nothing names are orphans, those that are named are not", () => {
  expect(
    keysOfOrphans(
      stored(`media/${used}/480.jpg`, 30),
      stored(`originals/${used}.jpg`, 30),
      stored(`media/${unused}/480.jpg`, 30),
      stored(`media/${unused}/whole.mp3`, 30),
      stored(`originals/${unused}.jpg`, 30),
    ),
  ).toEqual([`media/${unused}/480.jpg`, `media/${unused}/whole.mp3`, `originals/${unused}.jpg`]);
});

test("what was uploaded within seven days is no orphan, so that a publication in progress loses nothing", () => {
  expect(keysOfOrphans(stored(`media/${unused}/480.jpg`, 7))).toEqual([]);
  expect(keysOfOrphans(stored(`media/${unused}/480.jpg`, 7.1))).toHaveLength(1);
  const unknown = { key: `media/${unused}/480.jpg`, size: 1, uploaded: new Date(0) };
  expect(orphansOf([unknown], new Set(), now)).toEqual([]);
});

test("objects of another form are left alone", () => {
  expect(
    keysOfOrphans(
      stored(`og/wedding/anna-arman/${unused}/am.png`, 30),
      stored("media/photo.jpg", 30),
      stored(`backups/${unused}.sql`, 30),
    ),
  ).toEqual([]);
});

test("the files of a document are found in its text, also in one that this release cannot read", () => {
  const text = `{"format":9,"pictures":["media/${used}"],"song":"media/${unused}/whole.mp3"`;
  expect(hashesIn(text)).toEqual([used, unused]);
  expect(hashesIn('{"src":"media/photo.jpg"}')).toEqual([]);
});
