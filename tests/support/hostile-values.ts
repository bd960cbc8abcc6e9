import * as fc from "fast-check";

/** Texts that have broken programs: of other languages, of control, of code, of size. */
const known = [
  "",
  " ",
  "\u0000",
  "\uD800",
  "\u202Eevil",
  "\u200B",
  "\r\nSet-Cookie: a=b",
  "../../etc/passwd",
  "%00",
  "%E0%A4%A",
  "__proto__",
  "constructor",
  "'; DROP TABLE replies; --",
  '" OR 1=1 --',
  "<script>alert(1)</script>",
  "${7*7}{{7*7}}",
  "=HYPERLINK(1)",
  "null",
  "undefined",
  "NaN",
  "-1",
  "0",
  "1e309",
  "99999999999999999999",
  "2027-02-31",
  "0000-00-00",
  "+037491234567",
  "a@b",
  "a".repeat(5_000),
  "Ա".repeat(1_000),
  "𝒜".repeat(200),
  "[[[[[[[[",
  '{"type":"insert"}',
];

/** A value of a field, a parameter, a header's part or a cookie. */
export const hostileValue: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...known),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.integer().map(String),
  fc.uuid(),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
);

/** A header's value: RFC 9110 section 5.5 allows no control but the tab, and fetch no code above 255. */
export const headerValue: fc.Arbitrary<string> = hostileValue.map((value) =>
  value.replaceAll(/[^\t\x20-\x7E\x80-\xFF]/g, "?"),
);

/** A part of an address, escaped or, as programs send it, not. */
export const addressPart: fc.Arbitrary<string> = fc
  .tuple(hostileValue, fc.boolean())
  .map(([value, isEscaped]) =>
    isEscaped
      ? encodeURIComponent(value.toWellFormed())
      : value.replaceAll(/[^\x21-\x7E]|[?#]/g, ""),
  );

/** JSON of any form. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  hostileValue,
  fc.integer(),
);
