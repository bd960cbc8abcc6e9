import { env } from "cloudflare:workers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectPromised } from "../support/promised-headers.ts";
import { fetchSite } from "../support/worker.ts";

const settings = env as unknown as Record<string, unknown>;
const kept = settings.PUBLIC_URL;
beforeAll(() => {
  settings.PUBLIC_URL = "https://hraver.am";
});
afterAll(() => {
  settings.PUBLIC_URL = kept;
});

const ask = (address: string, method = "GET") =>
  fetchSite(new Request(address, { method, redirect: "manual" }));

test.each([
  ["http://hraver.am/prices?lng=ru", "https://hraver.am/prices?lng=ru"],
  ["https://www.hraver.am/wedding/anna-arman", "https://hraver.am/wedding/anna-arman"],
  ["http://www.hraver.am/", "https://hraver.am/"],
])("%s leads to %s, with its path and query", async (from, to) => {
  const answer = await ask(from);
  expect(answer.status).toBe(301);
  expect(answer.headers.get("Location")).toBe(to);
  expectPromised(answer, from);
});

test("a form that was sent to www keeps its method and its fields", async () => {
  expect((await ask("https://www.hraver.am/order", "POST")).status).toBe(308);
});

test.each([
  "https://hraver.am/healthz",
  "http://localhost/healthz",
  "https://wwwhraver.am/healthz",
])("%s is answered where it is", async (address) => {
  expect((await ask(address)).status).not.toBe(301);
});

test("the owner's other subdomains stay open to http", async () => {
  const { headers } = await ask("https://hraver.am/healthz");
  expect(headers.get("Strict-Transport-Security")).toBe("max-age=63072000");
});
