import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { settleMessage } from "#app/platform/outbox/mutations.server.ts";
import { enterDashboard, reply, weddingWithDashboard } from "../support/dashboard.ts";
import { without } from "../support/settings.ts";
import { open } from "../support/site.ts";

const minute = 60 * 1000;

// Health counts the whole outbox.
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

test("health is 200 when nothing waits", async () => {
  expect(await health()).toEqual({
    status: 200,
    ok: true,
    pending: 0,
    oldestPendingSeconds: null,
    dead: 0,
  });
});

test("mail that waits for a while raises no alarm", async () => {
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

test("a mail that staff have settled is no alarm, and its couple still sees that it failed", async () => {
  const { invitation, token } = await weddingWithDashboard();
  await reply(invitation.path, { recipients: ["couple@example.com"] });
  await env.DB.exec("UPDATE outbox SET state = 'dead'");
  const id = await env.DB.prepare("SELECT id FROM outbox").first<string>("id");
  expect((await health()).status).toBe(503);
  await settleMessage(env.DB, id ?? "", Date.now);
  expect(await health()).toMatchObject({ status: 200, ok: true, dead: 0 });
  const dashboard = await (await open("/replies?lng=en", await enterDashboard(token))).text();
  expect(dashboard).toContain("couldn’t be delivered");
});

test.each(["dead", "pending"])(
  "a mail to a self-entered address raises no alarm while it is %s: the studio is notified by mail",
  async (state) => {
    await waitingMail(Date.now() - 60 * minute);
    await env.DB.prepare("UPDATE outbox SET kind = 'order-thanks', state = ?1").bind(state).run();
    expect(await health()).toMatchObject({ status: 200, ok: true });
    await env.DB.exec("UPDATE outbox SET kind = 'order-undelivered'");
    expect(await health()).toMatchObject({ status: 503, ok: false });
  },
);

test("a missing setting is an alarm: the log names it, the answer counts", async () => {
  const log = vi.spyOn(console, "error");
  await without(["REPLY_SECRET", "PUBLIC_URL"], async () => {
    const response = await open("/healthz");
    expect(response.status).toBe(503);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ ok: false, settings: 2 });
    expect(text).not.toContain("SECRET");
  });
  expect(JSON.stringify(log.mock.calls)).toContain("REPLY_SECRET is missing");
  expect(await health()).toMatchObject({ status: 200 });
});

test("a D1 that does not answer is an alarm and not an error page", async () => {
  await env.DB.exec("ALTER TABLE outbox RENAME TO outbox_away");
  try {
    const response = await open("/healthz");
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ ok: false });
  } finally {
    await env.DB.exec("ALTER TABLE outbox_away RENAME TO outbox");
  }
});
