import * as fc from "fast-check";
import { expect, test } from "vitest";
import { nearest } from "#app/lib/nearest.ts";

const ornaments = ["pomegranate", "vine", "birds", "carpet", "cross"];

test("a word with a letter missing, doubled, replaced or swapped finds its candidate", () => {
  expect(nearest("pomegranat", ornaments)).toBe("pomegranate");
  expect(nearest("pommegranate", ornaments)).toBe("pomegranate");
  expect(nearest("carpit", ornaments)).toBe("carpet");
  expect(nearest("brids", ornaments)).toBe("birds");
  expect(nearest("VINE", ornaments)).toBe("vine");
});

test("a word that is near none finds none", () => {
  expect(nearest("lavender", ornaments)).toBeNull();
  expect(nearest("am", ["en", "ru"])).toBeNull();
  expect(nearest("", ornaments)).toBeNull();
});

test("of several the nearest is found, and of equals the first", () => {
  expect(nearest("crosses", ["crossed", "cross"])).toBe("crossed");
  expect(nearest("cat", ["hat", "bat"])).toBe("hat");
});

test("a word of four letters or more is found with any one letter left out", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{4,12}$/), fc.nat(), (word, at) => {
      const left = word.replace(word[at % word.length] ?? "", "");
      expect(nearest(left, [word])).toBe(word);
    }),
  );
});
