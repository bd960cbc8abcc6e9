import { expect, test } from "vitest";
import { asciiAddress, domainOf } from "#app/lib/email-address.ts";

test.each([
  ["anna@example.com", "anna@example.com"],
  ["Anna.O'Neil+wedding@Mail.Example.COM", "Anna.O'Neil+wedding@mail.example.com"],
  ["550@example.com", "550@example.com"],
  ["anna@հայ.հայ", "anna@xn--y9a3aq.xn--y9a3aq"],
  [`${"a".repeat(64)}@example.com`, `${"a".repeat(64)}@example.com`],
])("%s is an address", (text, address) => {
  expect(asciiAddress(text)).toBe(address);
});

test.each([
  "",
  "@example.com",
  "anna",
  "anna@",
  "a@b",
  "անի@example.com",
  "anna@example.c",
  "anna@127.0.0.1",
  "anna@[127.0.0.1]",
  "anna@-example.com",
  "anna@exa_mple.com",
  "anna@example.com.",
  "anna@example.com:25",
  "anna@example.com/x",
  "anna@%65xample.com",
  ".anna@example.com",
  "an..na@example.com",
  '"anna"@example.com',
  "anna @example.com",
  " anna@example.com",
  "anna@example.com\r\nBcc: eve@example.com",
  "anna@example.com\n",
  "anna@example.com,eve@example.com",
  "Anna <anna@example.com>",
  `${"a".repeat(65)}@example.com`,
  `a@${"b.".repeat(125)}com`,
])("%j is no address", (text) => {
  expect(asciiAddress(text)).toBeNull();
});

test("the domain is what stands behind the last at sign", () => {
  expect(domainOf("anna@example.com")).toBe("example.com");
});
