import { createMessageBatch } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { sweepOutbox } from "#app/platform/outbox/sweep.server.ts";
import { takeBatch } from "../../workers/outbox.ts";
import { senderOf } from "../../workers/outbox.ts";
import { reply, weddingWithDashboard } from "../support/dashboard.ts";
import { always, findRow, newRow, newSender } from "../support/outbox.ts";
import { without } from "../support/settings.ts";
import { heardBySite } from "../support/smtp.ts";

/** The handler of each minute's cron. The types of a Worker's own export know `fetch` alone. */
const worker = exports.default as typeof exports.default & {
  scheduled: (event: { cron: string }) => Promise<unknown>;
};

test("a minute's sweep goes on with what an outage left behind, from one invocation to the next", async () => {
  const { invitation } = await weddingWithDashboard();
  await reply(invitation.path, { recipients: ["couple@example.com"] });
  const rows = 150;
  const copies = Array.from({ length: rows }, (_, number) =>
    env.DB.prepare(
      `INSERT INTO outbox (id, channel, kind, reference, invitation, recipient, due_at, created_at)
       SELECT ?1, channel, kind, reference, invitation, ?2, 0, created_at FROM outbox WHERE recipient = 'couple@example.com'`,
    ).bind(crypto.randomUUID(), `taken.${number}.outage@example.com`),
  );
  await env.DB.batch(copies);
  await worker.scheduled({ cron: "* * * * *" });
  await vi.waitFor(
    async () => {
      const waiting =
        "SELECT count(*) AS n FROM outbox WHERE recipient LIKE 'taken.%' AND state <> 'sent'";
      expect(await env.DB.prepare(waiting).first("n")).toBe(0);
    },
    { timeout: 200_000, interval: 500 },
  );
  const heard = (await heardBySite()).flatMap(({ to }) =>
    to.filter((one) => one.includes(".outage@")),
  );
  expect(heard).toHaveLength(rows);
  expect(new Set(heard).size).toBe(rows);
}, 220_000);

/** Makes D1 refuse to record that this row was sent. */
async function poison(id: string): Promise<void> {
  await env.DB.prepare(
    `CREATE TRIGGER "${id}" BEFORE UPDATE ON outbox WHEN old.id = '${id}' AND new.state <> 'sending'
     BEGIN SELECT RAISE(ABORT, 'poison'); END`,
  ).run();
}

test("a row whose outcome cannot be recorded stops no other, and is not sent for ever", async () => {
  await env.DB.exec("DELETE FROM outbox");
  const [bad, ...fine] = [await newRow({ dueAt: 1 }), await newRow(), await newRow()];
  await poison(bad.id);
  const { sender, clock } = newSender(always({ state: "sent" }));
  const sent: string[] = [];
  const counting = {
    ...sender,
    deliver: async (mail: { to: string }) => {
      sent.push(mail.to);
      return { state: "sent" as const };
    },
  };
  await sweepOutbox(counting, 100);
  for (const { id } of fine) expect(await findRow(id)).toMatchObject({ state: "sent" });
  for (let hours = 0; hours < 10; hours += 1) {
    clock.moment += 3_600_000;
    await sweepOutbox(counting, 100);
  }
  expect(sent.filter((to) => to === bad.recipient)).toHaveLength(3);
});

test("a failed row of a queue's batch is retried, and the others are sent", async () => {
  await env.DB.exec("DELETE FROM outbox");
  const { invitation } = await weddingWithDashboard();
  await reply(invitation.path, { recipients: ["taken.batch@example.com"] }, 0);
  await reply(invitation.path, { recipients: ["taken.poison@example.com"] }, 0);
  const ids = await env.DB.prepare("SELECT id FROM outbox ORDER BY recipient").all<{
    id: string;
  }>();
  const [fine, bad] = ids.results.map(({ id }) => id);
  await poison(bad ?? "");
  const batch = createMessageBatch(
    "hraver-outbox",
    [{ id: bad }, "no message of ours", { id: fine }].map((body, index) => ({
      id: String(index),
      timestamp: new Date(),
      attempts: 1,
      body,
    })),
  );
  const retries = batch.messages.map((message) => vi.spyOn(message, "retry"));
  await takeBatch(batch, env);
  expect(retries.map((retry) => retry.mock.calls.length)).toEqual([1, 0, 0]);
  expect(await findRow(fine ?? "")).toMatchObject({ state: "sent" });
});

test("a missing setting delays its own rows, and the others are sent", async () => {
  await env.DB.exec("DELETE FROM outbox");
  const { invitation } = await weddingWithDashboard();
  await reply(invitation.path, { recipients: ["taken.settings@example.com"] }, 0);
  await env.DB.prepare(
    `INSERT INTO outbox (id, channel, kind, reference, recipient, due_at, created_at) VALUES ('bot', 'telegram', 'bot', '1:hello:en', '1', 0, 0)`,
  ).run();
  await without(["DASHBOARD_SECRET"], async () => {
    await sweepOutbox(senderOf(env), 100);
  });
  const states = await env.DB.prepare(
    "SELECT kind, state, last_error AS error FROM outbox ORDER BY kind",
  ).all();
  expect(states.results).toMatchObject([
    { kind: "bot", state: "sent" },
    { kind: "reply", state: "pending", error: expect.stringContaining("DASHBOARD_SECRET") },
  ]);
});

test("a row of a kind, channel or form that this release cannot send waits, and the others are sent", async () => {
  await env.DB.exec("DELETE FROM outbox");
  const rows = [
    ["a", "mail", "household", "'a@example.com'"],
    ["b", "mail", "bot", "'b@example.com'"],
    ["c", "telegram", "order-thanks", "'1'"],
    ["d", "mail", "reply", "X'00'"],
  ];
  await env.DB.batch(
    rows.map(([id, channel, kind, recipient]) =>
      env.DB.prepare(
        `INSERT INTO outbox (id, channel, kind, reference, invitation, recipient, due_at, created_at)
         VALUES ('${id}', '${channel}', '${kind}', '1:1', 'wedding/x', ${recipient}, 0, 0)`,
      ),
    ),
  );
  const { invitation } = await weddingWithDashboard();
  await reply(invitation.path, { recipients: ["taken.fine@example.com"] }, 1);
  const alarms = vi.spyOn(console, "error").mockReturnValue();
  expect(await sweepOutbox(senderOf(env), 100)).toEqual({ sent: 1, retry: 4, dead: 0 });
  const states = await env.DB.prepare(
    "SELECT id, state, last_error AS error FROM outbox WHERE length(id) = 1 ORDER BY id",
  ).all();
  expect(states.results).toEqual([
    { id: "a", state: "pending", error: "failed: no message is of kind household" },
    { id: "b", state: "pending", error: "failed: a message of kind bot is no mail" },
    { id: "c", state: "pending", error: "failed: a message of kind order-thanks is for no chat" },
    { id: "d", state: "sending", error: null },
  ]);
  const unreadable = "D1: a row that cannot be read: recipient";
  expect(alarms).toHaveBeenCalledWith({ alarm: "outbox", unreadable });
  alarms.mockRestore();
});
