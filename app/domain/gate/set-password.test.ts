import { expect, test } from "vitest";
import { withPassword } from "#app/domain/gate/set-password.ts";
import { definitionOf } from "../../../tests/support/content.ts";

const written = `{
  "slug": "anna-arman",
  "languages": ["am", "en"]
}
`;

test("a password is written behind what is there, and nothing else is touched", () => {
  const set = withPassword(written, "scrypt$1");
  expect(set).toBe(`{
  "slug": "anna-arman",
  "languages": ["am", "en"],
  "access": { "password": "scrypt$1" }
}
`);
  expect(withPassword(set, "scrypt$2")).toBe(set.replace("scrypt$1", "scrypt$2"));
  expect(withPassword(set, null)).toBe(written);
});

test.each([0, 1, 2])("a password in place %i of a definition is taken out whole", (place) => {
  const fields: [string, unknown][] = [
    ["slug", "a"],
    ["title", { am: "ա" }],
  ];
  const gated = fields.toSpliced(place, 0, ["access", { password: "scrypt$1" }]);
  const text = JSON.stringify(Object.fromEntries(gated), null, 2);
  expect(JSON.parse(withPassword(text, null))).toEqual(Object.fromEntries(fields));
});

test("a definition without a password stays as it is when it is taken out", () => {
  const text = JSON.stringify(definitionOf());
  expect(withPassword(text, null)).toBe(text);
});

test("a text that is not a definition is refused", () => {
  expect(() => withPassword("[]", "scrypt$1")).toThrow("a definition is an object");
  expect(() => withPassword("{", "scrypt$1")).toThrow("a closing brace } is missing");
});
