import { env, exports } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { reply, weddingWithDesk } from "../support/desk.ts";
import { heardBySite } from "../support/smtp.ts";

/** What the cron of each minute calls. Types of a Worker's own export know of requests alone. */
const worker = exports.default as typeof exports.default & {
  scheduled: (event: { cron: string }) => Promise<unknown>;
};

test("a minute's sweep goes on with what an outage left behind, from one invocation to the next", async () => {
  const { invitation } = await weddingWithDesk();
  await reply(invitation.path, { recipients: ["couple@example.com"] });
  const rows = 250;
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
    { timeout: 100_000, interval: 500 },
  );
  const heard = (await heardBySite()).flatMap(({ to }) =>
    to.filter((one) => one.includes(".outage@")),
  );
  expect(heard).toHaveLength(rows);
  expect(new Set(heard).size).toBe(rows);
}, 120_000);
