import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listReplies } from "#app/domain/reply/data.server.ts";
import { emptyCatalogue, putCatalogue } from "../support/catalogue.ts";
import { weddingWithDashboard } from "../support/dashboard.ts";
import { gatedWedding, password, typePassword } from "../support/gate.ts";
import { textsOf } from "../support/html.ts";
import { dayFromNow, publish, weddingOf } from "../support/invitations.ts";
import { goodOrder, goodReply } from "../support/posted-forms.ts";
import { whileLimits } from "../support/rate-limit.ts";
import { weddingWith } from "../support/reply-by-name.ts";
import { open, post } from "../support/site.ts";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
});

/**
 * Runs `work` while every limiter throws.
 * @returns what it returns, and how often one was asked: without it a test would prove nothing.
 */
async function whileLimitsThrow<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; asked: number }> {
  let asked = 0;
  const result = await whileLimits(() => {
    asked += 1;
    return Promise.reject(new Error("the limiter is down"));
  }, work);
  return { result, asked };
}

test("a reply is stored while the rate limiter throws", async () => {
  const { path } = await publish(env.CONTENT, weddingOf());
  const { result, asked } = await whileLimitsThrow(() => post(`/${path}`, goodReply()));
  expect([result.status, asked]).toEqual([303, 1]);
  const stored = await listReplies(env.DB, path, { limit: 10 });
  expect(stored.map(({ name }) => name)).toEqual(["Անի Պետրոսյան"]);
});

test("a gate opens to its password alone while the rate limiter throws", async () => {
  const { path } = await gatedWedding();
  const { result, asked } = await whileLimitsThrow(async () => [
    await typePassword(`/${path}`, "wrong"),
    await typePassword(`/${path}`, password),
  ]);
  expect(result.map(({ status }) => status)).toEqual([403, 303]);
  expect(result.map(({ headers }) => headers.has("Set-Cookie"))).toEqual([false, true]);
  expect(asked).toBe(2);
});

test("a personal link greets its household while the rate limiter throws", async () => {
  const { address, household } = await weddingWith();
  const { result, asked } = await whileLimitsThrow(() => open(address));
  expect(textsOf(await result.text(), ".greeting")).toEqual([household.salutation]);
  expect(asked).toBe(1);
});

test("an order, a visitor's names and a couple's link are taken while the rate limiter throws", async () => {
  await putCatalogue(emptyCatalogue);
  const { token } = await weddingWithDashboard();
  const { result, asked } = await whileLimitsThrow(async () => [
    await post("/order", goodOrder(dayFromNow(100))),
    await post("/try", { back: "/weblink", first: "Հայկ" }),
    await open(`/replies/${token}`),
    // Wrong links alone are counted.
    await open("/replies/wrong"),
  ]);
  expect(result.map(({ status }) => status)).toEqual([303, 303, 303, 404]);
  expect(asked).toBe(3);
});
