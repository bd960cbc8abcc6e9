import { expect, test } from "vitest";
import { mayPass } from "#app/lib/rate-limit.ts";

test.each([true, false])("a rate limit that says %s is believed", async (success) => {
  expect(await mayPass({ limit: async () => ({ success }) }, "somebody")).toBe(success);
});

test("a request passes when the rate limiter throws", async () => {
  const broken = { limit: () => Promise.reject(new Error("the limiter is down")) };
  expect(await mayPass(broken, "somebody")).toBe(true);
});

test("a request passes when the rate limiter never answers", async () => {
  const silent = { limit: () => new Promise<never>(() => {}) };
  expect(await mayPass(silent, "somebody")).toBe(true);
});
