import { expect, test } from "vitest";
import { checkContent } from "#app/domain/authoring/check/content.ts";
import type { Library, Medium } from "#app/platform/media/library.ts";
import {
  definitionOf,
  fileOf,
  packs,
  withTemplate,
  type Json,
} from "../../../../tests/support/content.ts";

const light = "8".repeat(96);
const upright: Medium = { kind: "picture", hash: "a".repeat(32), width: 1600, height: 2000, light };
const library: Library = new Map<string, Medium>([
  ["media/upright.jpg", upright],
  ["media/broad.jpg", { ...upright, hash: "b".repeat(32), width: 2400, height: 1200 }],
  ["media/small.jpg", { ...upright, hash: "c".repeat(32), width: 800, height: 1000 }],
  ["media/loop.mp4", { kind: "film", hash: "e".repeat(32), extension: "mp4", bytes: 900_000 }],
  ["media/long.mp4", { kind: "film", hash: "f".repeat(32), extension: "mp4", bytes: 2_000_000 }],
  ["media/song.mp3", { kind: "sound", hash: "d".repeat(32), extension: "mp3" }],
]);

const cover = { src: "media/upright.jpg", form: "full", focus: [0.5, 0.4] };

function checked(changes: Json) {
  const { problems, warnings, drafts } = checkContent(
    withTemplate(fileOf(definitionOf(changes))),
    packs,
    library,
    Date.parse("2027-01-01"),
  );
  return {
    problems: problems.map(({ path, message }) => `${path}: ${message}`),
    warnings: warnings.map(({ path, rule, message }) => `${rule} at ${path}: ${message}`),
    cover: drafts.find(({ file }) => file.startsWith("content/invitations/"))?.draft.cover,
  };
}

test("a cover's photo is published with its size and its brightness", () => {
  const found = checked({ cover });
  expect(found).toMatchObject({ problems: [], warnings: [] });
  expect(found.cover).toEqual({
    src: `media/${"a".repeat(32)}`,
    width: 1600,
    height: 2000,
    form: "full",
    focus: [0.5, 0.4],
    light,
  });
});

test("a cover's film is published with the photo that stands in for it", () => {
  const found = checked({ cover: { ...cover, film: { src: "media/loop.mp4" } } });
  expect(found.problems).toEqual([]);
  expect(found.cover).toMatchObject({ film: { src: `media/${"e".repeat(32)}/whole.mp4` } });
});

test.each([
  [{ cover: { ...cover, form: "round" } }, "cover.form: expected one of full, arch, halves"],
  [
    { cover: { ...cover, form: "halves" } },
    'cover.form: the cover "medallion" takes a photo as arch, full, polaroid or duotone, not as halves',
  ],
  [
    { cover, theme: { hero: "stage" } },
    'cover: the cover "stage" is a picture itself and takes no photo',
  ],
  [
    { cover: { ...cover, film: { src: "media/long.mp4" } } },
    "cover.film.src: the film has 1.9 MB; at most 1.5",
  ],
  [
    { cover: { ...cover, film: { src: "media/upright.jpg" } } },
    "cover.film.src: expected a file that ends in",
  ],
  [
    { cover: { ...cover, form: "duotone", film: { src: "media/loop.mp4" } } },
    "cover.film: a duotone is of a photo alone",
  ],
  [{ cover: { ...cover, zoom: 9 } }, "cover.zoom: expected how much closer the photo is drawn"],
  [{ cover: { ...cover, src: "media/song.mp3" } }, "cover.src: expected a file that ends in"],
  [{ cover: { ...cover, src: "media/none.jpg" } }, "cover.src: there is no content/media/none.jpg"],
  [{ cover: { ...cover, alt: { am: "Մենք" } } }, 'cover.alt.en: expected a text for language "en"'],
])("a cover that cannot be shown is refused: %j", (changes, line) => {
  expect(checked(changes).problems.join("\n")).toContain(line);
});

test.each([
  [{ src: "media/small.jpg" }, "small-cover at cover: expected at least 1080 pixels"],
  [{ zoom: 2 }, 'found 800 at this "zoom"'],
  [
    { src: "media/broad.jpg", focus: undefined },
    'cover-focus at cover: expected "focus", because a phone cuts 77 % of this photo away',
  ],
  [{ focus: [0.02, 0.4] }, "cover-focus at cover.focus: expected a point farther from"],
  [{ focus: [0.5, 0.8] }, "cover-focus at cover.focus: expected a point in the upper 60 %"],
])("a cover that will look bad is warned of: %j", (changes, line) => {
  const found = checked({ cover: { ...cover, ...changes } });
  expect(found.problems).toEqual([]);
  expect(found.warnings.join("\n")).toContain(line);
});

test("in a frame a smaller photo will do, and names do not cover its lower part", () => {
  const framed = { src: "media/small.jpg", form: "arch", focus: [0.5, 0.8] };
  expect(checked({ cover: framed })).toMatchObject({ problems: [], warnings: [] });
});
