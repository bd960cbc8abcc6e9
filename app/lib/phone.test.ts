import { expect, test } from "vitest";
import { readPhone } from "#app/lib/phone.ts";

test("phones are taken as people type them", () => {
  expect(readPhone("091 234 567")).toBe("+37491234567");
  expect(readPhone("00374 (91) 23-45-67")).toBe("+37491234567");
  expect(readPhone("+374 91 23")).toBeNull();
  expect(readPhone("+1 818 254 0123")).toBe("+18182540123");
});
