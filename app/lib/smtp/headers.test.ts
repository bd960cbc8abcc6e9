import * as fc from "fast-check";
import { expect, test } from "vitest";
import { encodeText, mailDate, oneLine } from "#app/lib/smtp/headers.ts";

test("short plain words stay readable", () => {
  expect(encodeText("New reply 12")).toBe("New reply 12");
});

test("any text stays within folded lines that begin with a space", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
      for (const line of encodeText(text).split("\r\n "))
        expect(line).toMatch(/^(=\?UTF-8\?B\?[\w+/=]*\?=|[A-Za-z\d ]*)$/);
    }),
  );
});

test("controls, separators and half letters are gone from a line", () => {
  expect(oneLine(" a\r\n\u0000b\u0085\u2028c\u2029\uD800 ")).toBe("a b c \uFFFD");
});

test("a date has a numeric zone", () => {
  expect(mailDate(Date.UTC(2027, 5, 2, 7, 8, 9))).toBe("Wed, 02 Jun 2027 07:08:09 +0000");
});
