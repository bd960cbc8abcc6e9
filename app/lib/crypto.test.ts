import { expect, test } from "vitest";
import {
  hashToken,
  isSecret,
  isSigned,
  newToken,
  sha256Base64,
  sha256Base64Url,
  sha256Hex,
  sign,
} from "#app/lib/crypto.ts";

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

// FIPS 180-2 appendix B.1, and the UTF-8 of a text beyond ASCII.
const ofAbc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

test("a digest is the SHA-256 of the text's UTF-8, in each of its three spellings", async () => {
  expect(await sha256Hex("abc")).toBe(ofAbc);
  expect(await hashToken("abc")).toBe(ofAbc);
  const bytes = Uint8Array.fromHex(ofAbc);
  expect(await sha256Base64("abc")).toBe(bytes.toBase64());
  expect(await sha256Base64Url("abc")).toBe(
    bytes.toBase64({ alphabet: "base64url", omitPadding: true }),
  );
  expect(await sha256Hex("Հրավեր")).toBe(
    "6e90e0c37c41bdff9ba1f4a56f0089c8a454fbbee029d8aadb17274f8d5f0c09",
  );
});

test("a token is 32 random bytes, of which an address may hold each character", () => {
  const tokens = Array.from({ length: 200 }, newToken);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
  expect(new Set(tokens).size).toBe(200);
});
