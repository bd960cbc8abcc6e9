import { expect, test } from "vitest";
import { isSecret, isSigned, sign } from "#app/lib/crypto.ts";

test("the newest secret signs, and what an earlier one signed still counts", async () => {
  const before = await sign(["earlier"], "a text");
  expect(await isSigned(["newest", "earlier"], "a text", before)).toBe(true);
  expect(await isSigned(["newest"], "a text", before)).toBe(false);
  expect(await isSigned(["newest", "earlier"], "another text", before)).toBe(false);
  expect(await sign(["newest", "earlier"], "a text")).toBe(await sign(["newest"], "a text"));
});

test("either secret may be named, and no other", async () => {
  const named = async (given: string) => isSecret(given, ["newest", "earlier"]);
  expect(await Promise.all(["newest", "earlier", "", "newestearlier"].map(named))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
