import * as fc from "fast-check";
import { expect, test } from "vitest";
import { fileSlug } from "#app/platform/media/file-names.ts";

test.each([
  ["IMG_0042.JPG", "img-0042"],
  ["IMG 0042 (1).JPG", "img-0042-1"],
  ["Մեր հարսանիքը.heic", "mer-harsaniky"],
  ["Свадьба 2027.jpg", "svadba-2027"],
  ["Анна2.png", "anna2"],
  ["Été à l’église.webp", "ete-a-l-eglise"],
  ["Straße.jpg", "strasse"],
  ["结婚.jpg", ""],
  [".jpg", ""],
])("%s is named %j", (name, slug) => {
  expect(fileSlug(name)).toBe(slug);
});

test("a name as macOS writes it, with separate marks, is the same name", () => {
  expect(fileSlug("Юрий.jpg".normalize("NFD"))).toBe(fileSlug("Юрий.jpg"));
});

test("any name becomes one that a definition may use, or none", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 120 }), (name) => {
      expect(fileSlug(name)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(fileSlug(name).length).toBeLessThanOrEqual(60);
    }),
  );
});
