import { expect, test } from "vitest";
import {
  largestAddress,
  middleAddress,
  offeredFormats,
  sourceSet,
  variantPaths,
} from "#app/platform/media/picture-formats.ts";

test("a format is offered only where it is smaller than all that follow it", () => {
  const sizes = (avif: number, webp: number, jpg: number) =>
    offeredFormats([
      ["avif", avif],
      ["webp", webp],
      ["jpg", jpg],
    ]);
  expect(sizes(1, 2, 3)).toEqual(["avif", "webp", "jpg"]);
  expect(sizes(2, 2, 3)).toEqual(["webp", "jpg"]);
  // WebP is larger than JPEG, AVIF smaller than it.
  expect(sizes(2, 4, 3)).toEqual(["avif", "jpg"]);
  expect(sizes(5, 4, 3)).toEqual(["jpg"]);
});

test("a picture names the files of its own formats alone", () => {
  const picture = { src: "media/a", width: 700, formats: ["webp", "png"] } as const;
  expect(variantPaths(picture)).toEqual([
    "media/a/480.webp",
    "media/a/480.png",
    "media/a/700.webp",
    "media/a/700.png",
  ]);
  expect(sourceSet(picture, "png")).toBe("/media/a/480.png 480w, /media/a/700.png 700w");
  expect([middleAddress(picture), largestAddress(picture)]).toEqual([
    "/media/a/700.png",
    "/media/a/700.png",
  ]);
});

test("a picture published before its formats were noted has the usual ones", () => {
  expect(variantPaths({ src: "media/a", width: 300, formats: [] })).toEqual([
    "media/a/300.avif",
    "media/a/300.webp",
    "media/a/300.jpg",
  ]);
});
