import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { leaseMs, retryDead } from "#app/platform/outbox/mutations.server.ts";
import { listMailStates } from "#app/platform/outbox/data.server.ts";
import { unconfirmedAtMost } from "#app/platform/outbox/rules.ts";
import { sendRow, type SenderDependencies } from "#app/platform/outbox/send.server.ts";
import { sendMessage } from "#app/platform/outbox/chat/send.server.ts";
import { always, findRow, hour, newRow, newSender, over, start } from "../support/outbox.ts";
import { openServerThat } from "../support/smtp.ts";
import { botSettings, newChat } from "../support/telegram.ts";

/**
 * Short where a test waits for a timeout; a busy machine may need seconds for the stages before.
 */
const quick = { confirmMs: 300 };

/**
 * Tries a row whenever it is due, until it is given up or sent. @returns the times of the attempts.
 */
async function untilItEnds(sender: SenderDependencies, clock: { moment: number }, id: string) {
  const moments: number[] = [];
  while ((await sendRow(sender, id)) !== null) {
    moments.push(clock.moment);
    const row = await findRow(id);
    if (row?.state !== "pending") return moments;
    clock.moment = row.dueAt;
  }
  throw new Error("a row that is pending was not due");
}

test("a server that takes its time over the end of DATA delivers one copy, which counts as sent", async () => {
  const server = await openServerThat("body", { say: "250 2.0.0 taken", afterMs: 3_500 });
  const { sender } = newSender(over(server.settings, { responseMs: 3_000, confirmMs: 60_000 }));
  const { id } = await newRow();
  expect(await sendRow(sender, id)).toEqual({ state: "sent" });
  expect(await findRow(id)).toMatchObject({ state: "sent", attempts: 1, unconfirmed: 0 });
  expect((await server.heard()).mails).toHaveLength(1);
});

test("a server that never answers the end of DATA gets few copies, hours apart and of one name", async () => {
  const server = await openServerThat("body", { takes: true });
  const { sender, clock } = newSender(over(server.settings, quick));
  const { id, invitation } = await newRow();
  const moments = await untilItEnds(sender, clock, id);
  expect(moments).toHaveLength(3);
  for (const [index, moment] of moments.entries())
    expect(moment - (moments[index - 1] ?? -Infinity)).toBeGreaterThan(2 * hour);
  const names = (await server.heard()).mails.map(
    (mail) => /^Message-ID: (.*)\r$/m.exec(mail.raw)?.[1],
  );
  expect(names).toEqual(Array(3).fill(`<${id}@hraver.example>`));
  expect(await listMailStates(env.DB, invitation)).toMatchObject([
    { state: "dead", unconfirmed: 3, lastError: "body: no answer in time" },
  ]);
  clock.moment += 1000 * hour;
  expect(await sendRow(sender, id)).toBeNull();
});

test("a message that was perhaps delivered once is sent when the server answers again", async () => {
  const server = await openServerThat("body", {});
  const { sender, clock } = newSender(over(server.settings, quick));
  const { id } = await newRow();
  expect(await sendRow(sender, id)).toMatchObject({ state: "retry", unconfirmed: true });
  expect(await findRow(id)).toMatchObject({ state: "pending", unconfirmed: 1 });
  await server.behave({});
  clock.moment = (await findRow(id))?.dueAt ?? 0;
  expect(await sendRow(sender, id)).toEqual({ state: "sent" });
  expect((await server.heard()).mails).toHaveLength(1);
});

test("a sender that dies at every attempt causes no more copies than a silent server", async () => {
  const server = await openServerThat("QUIT", {});
  const { id } = await newRow();
  const { sender, clock } = newSender(over(server.settings));
  for (let attempts = 0; attempts < 10; attempts += 1) {
    // The sender dies after the server's 250, before the outcome is recorded.
    const delivered = Promise.withResolvers<void>();
    const dying = {
      ...sender,
      deliver: async (mail: Parameters<SenderDependencies["deliver"]>[0]) => {
        await sender.deliver(mail);
        delivered.resolve();
        return new Promise<never>(() => {});
      },
    };
    await Promise.race([sendRow(dying, id), delivered.promise]);
    clock.moment += leaseMs;
  }
  expect((await server.heard()).mails).toHaveLength(unconfirmedAtMost);
  expect(await findRow(id)).toMatchObject({ state: "dead", unconfirmed: unconfirmedAtMost });
});

test("staff who send it again begin anew", async () => {
  const { sender, clock } = newSender(
    always({ state: "retry", error: "body: no answer in time", unconfirmed: true }),
  );
  const { id } = await newRow();
  await untilItEnds(sender, clock, id);
  expect(await retryDead(env.DB, id, sender.now)).toBe(true);
  expect(await findRow(id)).toMatchObject({ state: "pending", attempts: 0, unconfirmed: 0 });
});

test("a chat that is never confirmed gets few copies, and then the mail in its place", async () => {
  const address = `couple-${crypto.randomUUID()}@example.com`;
  const row = await newRow({
    channel: "telegram",
    recipient: newChat("silent"),
    fallback: [address],
  });
  const { sender, clock } = newSender(always({ state: "sent" }), {
    deliverMessage: (message) => sendMessage(botSettings, message, 300),
  });
  expect(await untilItEnds(sender, clock, row.id)).toHaveLength(unconfirmedAtMost);
  expect(
    await env.DB.prepare("SELECT channel, state FROM outbox WHERE recipient = ?1")
      .bind(address)
      .all(),
  ).toMatchObject({ results: [{ channel: "mail", state: "pending" }] });
  expect(start).toBeLessThan(clock.moment);
});
