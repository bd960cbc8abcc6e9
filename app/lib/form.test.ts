import { parse } from "@conform-to/react";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { fieldsOf, readFields } from "#app/lib/form.ts";

const fieldNames = ["name", "attending", "key"];

function formOf(...entries: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

/** The status of the response that a function throws, or null. */
function refusalOf(read: () => unknown): number | null {
  try {
    read();
    return null;
  } catch (error) {
    if (error instanceof Response) return error.status;
    throw error;
  }
}

/** Hostile field names: paths, commands, the form's own, and random text. */
const piece = fc.oneof(
  fc.constantFrom("[", "]", ".", "[]", "[4294967294]", "[1e9]", "__proto__", "constructor"),
  fc.constantFrom("__intent__", "__state__", "__INTENT__", "toString", "length", ...fieldNames),
  fc.string({ unit: "binary", maxLength: 8 }),
  fc.nat().map(String),
);
const fieldName = fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(""));

test("whatever a field is called, a form is refused or has the asked fields and no others", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fieldName, fc.string()), { maxLength: 20 }), (entries) => {
      const form = formOf(["name", "Անի"], ...entries);
      if (refusalOf(() => fieldsOf(form, fieldNames)) === 400) return;
      const fields = fieldsOf(form, fieldNames);
      expect([...new Set(fields.keys())]).toEqual(fieldNames);
      expect(fields.get("name")).toBe("Անի");
      const { payload } = parse(fields, { resolve: () => ({ value: 1 }) });
      expect(Object.keys(payload)).toEqual(fieldNames);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  "x[4294967294]",
  "attending[1000000]",
  "attending[]",
  "name.first",
  `a${".a".repeat(20_000)}`,
  "__proto__[x]",
  "constructor.prototype",
  "__intent__",
  "__state__",
  "__INTENT__",
])("a field called %.30s is refused with 400", (name) => {
  expect(refusalOf(() => fieldsOf(formOf(["name", "Անի"], [name, "1"]), fieldNames))).toBe(400);
});

test.each(["__proto__", "constructor", "toString", "utm_source", "", "наименование"])(
  "a field called %j that nobody asked is dropped",
  (name) => {
    const fields = fieldsOf(formOf(["name", "Անի"], [name, "1"]), fieldNames);
    expect([...fields]).toEqual([
      ["name", "Անի"],
      ["attending", ""],
      ["key", ""],
    ]);
  },
);

test("several boxes of one name stay several, and a file is no text", () => {
  const form = formOf(["attending", "church"], ["attending", "restaurant"]);
  form.append("key", new File(["x"], "x.txt"));
  expect([...fieldsOf(form, fieldNames)]).toEqual([
    ["name", ""],
    ["attending", "church"],
    ["attending", "restaurant"],
    ["key", ""],
  ]);
});

test.each([
  ["fields by the thousand", "a=&".repeat(20_000)],
  ["one field by the thousand", "key=&".repeat(10_000)],
])("a body of %s is refused with 400", async (_, body) => {
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const request = new Request("http://localhost/", { method: "POST", body, headers });
  await expect(readFields(request, fieldNames)).rejects.toMatchObject({ status: 400 });
});
