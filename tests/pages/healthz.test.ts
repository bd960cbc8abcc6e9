import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { reply } from "../support/desk.ts";
import { open } from "../support/site.ts";

const minute = 60 * 1000;

// The counts are of the whole outbox.
beforeEach(async () => {
  await env.DB.exec("DELETE FROM outbox");
});

async function health() {
  const response = await open("/healthz");
  return {
    status: response.status,
    ...(await response.json<{
      ok: boolean;
      pending: number;
      oldestPendingSeconds: number | null;
      dead: number;
    }>()),
  };
}

async function waitingMail(since: number): Promise<void> {
  await reply(`wedding/${crypto.randomUUID()}`, { recipients: ["couple@example.com"] }, since);
}

test("all is well when nothing waits", async () => {
  expect(await health()).toEqual({
    status: 200,
    ok: true,
    pending: 0,
    oldestPendingSeconds: null,
    dead: 0,
  });
});

test("mail that waits a while is no alarm", async () => {
  await waitingMail(Date.now() - 29 * minute);
  const { oldestPendingSeconds, ...rest } = await health();
  expect(rest).toEqual({ status: 200, ok: true, pending: 1, dead: 0 });
  expect(oldestPendingSeconds).toBeGreaterThanOrEqual(29 * 60);
});

test("mail that waits longer than half an hour is an alarm", async () => {
  await waitingMail(Date.now() - minute);
  await waitingMail(Date.now() - 31 * minute);
  expect(await health()).toMatchObject({ status: 503, ok: false, pending: 2, dead: 0 });
});

test("a mail that is given up is an alarm", async () => {
  await waitingMail(Date.now());
  await env.DB.exec("UPDATE outbox SET state = 'dead'");
  expect(await health()).toEqual({
    status: 503,
    ok: false,
    pending: 0,
    oldestPendingSeconds: null,
    dead: 1,
  });
});
