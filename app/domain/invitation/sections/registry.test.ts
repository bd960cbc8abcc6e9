import { expect, test } from "vitest";
import * as v from "valibot";
import { schema } from "#app/domain/invitation/sections/registry.ts";
import { written } from "#app/domain/invitation/schema/texts.ts";

const link = { name: { en: "A shop" }, url: "https://example.com/list" };
const withLinks = (links?: object[]) =>
  v.is(schema(written), { type: "registry", text: { en: "No gifts, please" }, links });

test("a wish list has up to twelve links, each to a secure address; words alone are enough", () => {
  expect(withLinks()).toBe(true);
  expect(withLinks(Array.from({ length: 12 }, () => link))).toBe(true);
  expect(withLinks(Array.from({ length: 13 }, () => link))).toBe(false);
  expect(withLinks([{ ...link, url: "http://example.com/list" }])).toBe(false);
  expect(withLinks([{ ...link, url: "javascript:alert(1)" }])).toBe(false);
});
