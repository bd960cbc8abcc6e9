import { env } from "cloudflare:workers";
import { safeParse } from "valibot";
import { expect, test, vi } from "vitest";
import { queueMessageSchema } from "#app/platform/outbox/schema.ts";
import { type DeliveryOutcome } from "#app/lib/delivery.ts";
import { leaseMs } from "#app/platform/outbox/mutations.server.ts";
import { sendRow } from "#app/platform/outbox/send.server.ts";
import { sweepOutbox } from "#app/platform/outbox/sweep.server.ts";
import { sendMail } from "#app/lib/smtp/send-mail.server.ts";
import {
  always,
  compose,
  findRow,
  hour,
  newRow,
  newSender,
  over,
  start,
} from "../support/outbox.ts";
import { openHonestServer, openScriptedServer, openServerThat } from "../support/smtp.ts";
import { eventually } from "../support/eventually.ts";

test("ten sweeps at once send two due rows as exactly two mails", async () => {
  const server = await openHonestServer();
  const { sender } = newSender(over(server.settings));
  const rows = [await newRow(), await newRow()];
  await Promise.all(Array.from({ length: 10 }, () => sweepOutbox(sender, 1000)));
  const heard = (await server.heard()).mails.flatMap((mail) => mail.to);
  for (const row of rows) {
    expect(heard.filter((to) => to === row.recipient)).toHaveLength(1);
    expect(await findRow(row.id)).toMatchObject({
      state: "sent",
      attempts: 1,
      sentAt: start,
      error: null,
    });
  }
});

test("when a sender dies after the server's 250, the copy has the same Message-ID", async () => {
  const server = await openScriptedServer();
  const { id } = await newRow();
  const delivered = Promise.withResolvers<void>();
  const broken = newSender(async (mail) => {
    await sendMail(server.settings, mail);
    delivered.resolve();
    return new Promise<never>(() => {});
  });
  void sendRow(broken.sender, id);
  await delivered.promise;

  const next = newSender(over(server.settings));
  next.clock.moment += leaseMs - 1;
  expect(await sendRow(next.sender, id)).toBeNull();
  next.clock.moment += 1;
  expect(await sendRow(next.sender, id)).toEqual({ state: "sent" });

  const names = (await server.heard()).mails.map(
    (mail) => /^Message-ID: (.*)\r$/m.exec(mail.raw)?.[1],
  );
  expect(names).toEqual([`<${id}@hraver.example>`, `<${id}@hraver.example>`]);
});

test("a sender whose lease ran out changes nothing any more", async () => {
  const { id } = await newRow();
  const slow = Promise.withResolvers<DeliveryOutcome>();
  const first = sendRow(newSender(() => slow.promise).sender, id);
  await eventually(async () => expect(await findRow(id)).toMatchObject({ state: "sending" }));
  const second = newSender(always({ state: "sent" }));
  second.clock.moment += leaseMs;
  await sendRow(second.sender, id);
  slow.resolve({ state: "dead", error: "rcpt: 550" });
  await first;
  expect(await findRow(id)).toMatchObject({ state: "sent", error: null });
});

test("mail is kept while the server is down and sent when it is back", async () => {
  const server = await openServerThat("connect", { close: true });
  const { sender, clock } = newSender(over(server.settings));
  const { id, recipient } = await newRow();
  for (let attempts = 1; attempts <= 5; attempts += 1) {
    expect(await sendRow(sender, id)).toMatchObject({ state: "retry" });
    expect(await sendRow(sender, id)).toBeNull();
    const row = await findRow(id);
    expect(row).toMatchObject({
      state: "pending",
      attempts,
      error: "greet: the server closed the connection",
    });
    clock.moment = row?.dueAt ?? 0;
  }
  await server.behave({});
  expect(await sendRow(sender, id)).toEqual({ state: "sent" });
  expect((await server.heard()).mails.map((mail) => mail.to)).toEqual([[recipient]]);
});

test("of 200 replies none is lost while the server is down for six hours", async () => {
  const rows = await Promise.all(
    Array.from({ length: 200 }, async () => (await newRow()).recipient),
  );
  const down = newSender(always({ state: "retry", error: "connect: refused" }));
  for (; down.clock.moment < start + 6 * hour; down.clock.moment += 2 * hour)
    await sweepOutbox(down.sender, 1000);

  const server = await openScriptedServer();
  const back = newSender(over(server.settings));
  back.clock.moment = down.clock.moment + 2 * hour;
  await sweepOutbox(back.sender, 10_000);
  const heard = (await server.heard()).mails.flatMap((mail) => mail.to);
  expect(heard.filter((to) => rows.includes(to)).toSorted()).toEqual(rows.toSorted());
}, 60_000);

test("a mail goes at once although D1 fails twice while it is composed", async () => {
  const failures = ["D1_ERROR: database is locked: SQLITE_BUSY", "KV GET failed: 500"];
  const { sender } = newSender(always({ state: "sent" }), {
    compose: async (row) => {
      const failure = failures.shift();
      if (failure !== undefined) throw new Error(failure);
      return compose(row);
    },
  });
  const { id } = await newRow();
  expect(await sendRow(sender, id)).toEqual({ state: "sent" });
  expect(await findRow(id)).toMatchObject({ attempts: 1 });
});

test("a mail that cannot be composed waits with an alarm without personal data", async () => {
  const alarms = vi.spyOn(console, "error");
  const { id } = await newRow();
  const { sender, clock } = newSender(always({ state: "sent" }), {
    compose: () => Promise.reject(new Error("no words for Անի")),
  });
  expect(await sendRow(sender, id)).toEqual({
    state: "retry",
    alarm: true,
    error: "failed: no words for Անի",
  });
  expect(JSON.stringify(alarms.mock.calls)).toContain(id);
  expect(JSON.stringify(alarms.mock.calls)).not.toContain("Անի");
  clock.moment += hour;
  expect(await sendRow({ ...sender, compose }, id)).toEqual({ state: "sent" });
});

test("one row that fails keeps no other from being sent", async () => {
  const server = await openScriptedServer();
  const failing = await newRow();
  const fine = await newRow();
  const { sender } = newSender(over(server.settings), {
    compose: (row) => (row.id === failing.id ? Promise.reject(new Error("broken")) : compose(row)),
  });
  await sweepOutbox(sender, 1000);
  expect(await findRow(failing.id)).toMatchObject({ state: "pending", attempts: 1 });
  expect(await findRow(fine.id)).toMatchObject({ state: "sent" });
});

test("500 rows that an outage left behind are sent by one sweep, each once", async () => {
  const recipients = Array.from({ length: 500 }, (_, number) => `outage-${number}@example.com`);
  const row = env.DB.prepare(
    `INSERT INTO outbox (id, channel, kind, reference, recipient, due_at, created_at) VALUES (?1, 'mail', 'reply', ?1, ?2, 0, 0)`,
  );
  await env.DB.batch(recipients.map((one) => row.bind(crypto.randomUUID(), one)));
  const server = await openScriptedServer();
  await sweepOutbox(newSender(over(server.settings)).sender, 10_000);
  const heard = (await server.heard()).mails.flatMap((mail) => mail.to);
  expect(heard.filter((to) => recipients.includes(to)).toSorted()).toEqual(recipients.toSorted());
}, 60_000);

test("sweeps of successive minutes that overlap send each row once", async () => {
  const rows = await Promise.all(
    Array.from({ length: 60 }, async () => (await newRow()).recipient),
  );
  const server = await openServerThat("body", { say: "250 taken", afterMs: 20 });
  const { sender } = newSender(over(server.settings));
  const sweeps = [sweepOutbox(sender, 1000)];
  await scheduler.wait(100);
  sweeps.push(sweepOutbox(sender, 1000));
  await scheduler.wait(100);
  sweeps.push(sweepOutbox(sender, 1000));
  await Promise.all(sweeps);
  const heard = (await server.heard()).mails.flatMap((mail) => mail.to);
  expect(heard.filter((to) => rows.includes(to)).toSorted()).toEqual(rows.toSorted());
});

test.each([
  ["refuses to talk", "connect", { say: "421 4.3.2 not now", close: true }],
  ["closes the connection", "connect", { close: true }],
  ["takes no sender", "MAIL", { say: "451 4.3.0 later" }],
] as const)(
  "a server that %s is tried once per sweep, and no row waits longer for it",
  async (_, step, answer) => {
    await env.DB.exec("DELETE FROM outbox");
    const rows = await Promise.all(Array.from({ length: 20 }, () => newRow()));
    const server = await openServerThat(step, answer);
    const { sender } = newSender(over(server.settings));
    expect(await sweepOutbox(sender, 1000)).toEqual({ sent: 0, retry: 1, dead: 0 });
    expect((await server.heard()).connections).toBe(1);
    const tried = await Promise.all(rows.map(async ({ id }) => (await findRow(id))?.attempts));
    expect(tried.filter((attempts) => attempts === 0)).toHaveLength(19);
    await server.behave({});
    expect(await sweepOutbox(sender, 1000)).toEqual({ sent: 19, retry: 0, dead: 0 });
  },
);

test("where the mail server is away, messages to chats still go", async () => {
  await env.DB.exec("DELETE FROM outbox");
  await newRow();
  const chat = await newRow({ channel: "telegram" });
  const { sender } = newSender(always({ state: "retry", error: "connect: refused" }));
  expect(await sweepOutbox(sender, 1000)).toEqual({ sent: 1, retry: 1, dead: 0 });
  expect(await findRow(chat.id)).toMatchObject({ state: "sent" });
});

test("a sweep begins no row when its time is over", async () => {
  const { id } = await newRow();
  const { sender, clock } = newSender(always({ state: "sent" }));
  await sweepOutbox(sender, 1000, clock.moment);
  expect(await findRow(id)).toMatchObject({ state: "pending", attempts: 0 });
});

test("a row whose own data are broken is given up, and stops no other", async () => {
  const broken = await newRow({ channel: "telegram", dueAt: 1 });
  const fine = await newRow({ channel: "telegram" });
  await env.DB.prepare("UPDATE outbox SET fallback = '[no json' WHERE id = ?1")
    .bind(broken.id)
    .run();
  const { sender } = newSender(always({ state: "sent" }), {
    deliverMessage: async ({ chat }) =>
      chat === broken.recipient ? { state: "dead", error: "sendMessage: 400" } : { state: "sent" },
  });
  await sweepOutbox(sender, 1000);
  expect(await findRow(broken.id)).toMatchObject({ state: "dead" });
  expect(await findRow(fine.id)).toMatchObject({ state: "sent" });
});

test("a row that is not due or not there is left alone", async () => {
  const { sender } = newSender(always({ state: "sent" }));
  const early = await newRow({ dueAt: start + 1 });
  expect(await sendRow(sender, early.id)).toBeNull();
  expect(await sendRow(sender, crypto.randomUUID())).toBeNull();
  await sweepOutbox(sender, 1000);
  expect(await findRow(early.id)).toMatchObject({ state: "pending", attempts: 0 });
});

test("a sweep tries no more rows than it was told to", async () => {
  const rows = await Promise.all(Array.from({ length: 8 }, () => newRow({ dueAt: 1 })));
  const { sender } = newSender(always({ state: "sent" }));
  expect(await sweepOutbox(sender, 6)).toEqual({ sent: 6, retry: 0, dead: 0 });
  const states = await Promise.all(rows.map(async ({ id }) => (await findRow(id))?.state));
  expect(states.filter((state) => state === "sent")).toHaveLength(6);
});

test("a recipient gets one message about a subject", async () => {
  const { id, recipient } = await newRow();
  const twin = env.DB.prepare(
    `INSERT INTO outbox (id, channel, kind, reference, recipient, due_at, created_at) VALUES (?1, 'mail', 'reply', ?2, ?3, 0, 0)`,
  ).bind(crypto.randomUUID(), `${id}:1`, recipient);
  await expect(twin.run()).rejects.toThrow(/UNIQUE/);
});

test.each([{ id: "1" }, {}, null, "id", { id: ["x"] }, { sweepUntil: "1" }])(
  "the queue's message %j wakes nobody",
  (message) => {
    expect(safeParse(queueMessageSchema, message).success).toBe(false);
  },
);
