import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cleanLine, cleanLines } from "#app/lib/clean.ts";

test.each([
  ["Hangul filler", "\u3164"],
  ["soft hyphen", "\u00AD"],
  ["Hangul choseong filler", "\u115F"],
  ["half-width filler", "\uFFA0"],
  ["empty Braille cell", "\u2800"],
  ["combining grapheme joiner", "\u034F"],
  ["Mongolian vowel separator", "\u180E"],
  ["variation selector", "\uFE0F"],
  ["tags", "\u{E0041}\u{E0042}\u{E007F}"],
  ["zero-width joiner", "\u200D"],
  ["zero-width space", "\u200B"],
  ["right-to-left override", "\u202E"],
  ["Khmer inherent vowel", "\u17B5"],
  ["no-break space", "\u00A0"],
  ["ideographic space", "\u3000"],
  ["annotation mark", "\uFFF9"],
  ["place of an object", "\uFFFC"],
  ["null notehead", "\u{1D159}"],
  ["mark without a letter", "\u0301\u0301"],
  ["unassigned", "\u0378\u0378"],
  ["a mixture", "\u3164\u200D\u2800 \uFE0F\u00AD"],
])("%s alone is empty", (_, text) => {
  expect(cleanLine(text)).toBe("");
  expect(cleanLine(text.repeat(5))).toBe("");
  expect(cleanLines(`${text}\n${text}`)).toBe("");
});

test.each([
  ["a family", "👨‍👩‍👧‍👦"],
  ["a couple of a skin", "👩🏽‍❤️‍💋‍👨🏿"],
  ["a flag of colours", "🏳️‍🌈"],
  ["a flag of a region", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"],
  ["a red heart", "❤️"],
  ["a keycap", "1️⃣"],
  ["Sinhala", "ශ්‍රී"],
  ["Malayalam with a joiner at its end", "അവന്‍"],
  ["Hindi", "क्‍ष"],
  ["Persian", "می‌خواهم"],
  ["a Japanese name's own shape", "辻\u{E0100}"],
  ["Armenian", "Անի Պետրոսյան-Մելիքյան"],
  ["a Vietnamese name", "Nguyễn Thị Ánh"],
  ["Hebrew with points", "שָׁלוֹם"],
])("%s stays as it was typed: %s", (_, text) => {
  expect(cleanLine(text)).toBe(text.normalize("NFC"));
});

test("invisible characters within a name are taken out, and a joiner between plain letters too", () => {
  expect(cleanLine("Ա\u3164նի\u00AD Պետ\u200Dրո\uFE0Fսյան\u{E0041}")).toBe("Անի Պետրոսյան");
  expect(cleanLine("Zoe\u200B\u0308")).toBe("Zoë");
  expect(cleanLine("A\u2800\u2800B")).toBe("A B");
  expect(cleanLine("👨\u200D\u200D👩")).toBe("👨👩");
});

test("a joiner that stands behind another mark once composed goes too", () => {
  expect(cleanLine("\u0301\u094D\u200D❤")).toBe("\u094D\u0301❤");
});

test("whatever is typed, cleaning it twice changes nothing more", () => {
  const character = fc.oneof(
    fc.constantFrom(
      "\u200D",
      "\u200C",
      "\uFE0F",
      "\u2800",
      "❤",
      "👨",
      "क",
      "्",
      "Ա",
      "e",
      "\u0301",
      "\u034F",
      " ",
      "\n",
    ),
    fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
  );
  fc.assert(
    fc.property(fc.array(character), (characters) => {
      const once = cleanLine(characters.join(""));
      expect(cleanLine(once)).toBe(once);
    }),
    { numRuns: 200 },
  );
});

test("thirty marks stay on a letter, and no more", () => {
  expect(cleanLine(`q${"\u0315\u0300".repeat(40)}b`)).toHaveLength(32);
  expect(cleanLine(`Նարե${"\u0301".repeat(30)}`)).toHaveLength(34);
});
