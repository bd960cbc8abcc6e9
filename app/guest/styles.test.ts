import { expect, test } from "vitest";
import { fontPreloads, themeStyles } from "#app/guest/styles.ts";
import { weddingOf } from "../../tests/support/invitations.ts";

const { theme: pomegranate } = weddingOf();

test("a page preloads the fonts of its own language alone", () => {
  const [armenian, russian, english] = [
    fontPreloads(pomegranate, "am"),
    fontPreloads(pomegranate, "ru"),
    fontPreloads(pomegranate, "en"),
  ];
  expect(armenian.every((url) => url.includes("armenian"))).toBe(true);
  expect(russian.every((url) => url.includes("cyrillic"))).toBe(true);
  expect(english.every((url) => url.includes("latin"))).toBe(true);
});

test("a design's CSS cannot close its style element", () => {
  expect(themeStyles(pomegranate, "am")).not.toContain("</");
});
