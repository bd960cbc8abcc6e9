import { env } from "cloudflare:workers";
import { expect, onTestFinished, test, vi } from "vitest";
import { listMailStates, outboxHealth } from "#app/platform/outbox/data.server.ts";
import { retryDead } from "#app/platform/outbox/mutations.server.ts";
import { sendRow } from "#app/platform/outbox/send.server.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { whileDatabase } from "../support/failing-database.ts";
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
import { openHonestServer, openServerThat } from "../support/smtp.ts";

test("a row is given up after 72 hours, is listed, and staff give it another 72", async () => {
  const { sender, clock } = newSender(always({ state: "retry", error: "connect: refused" }));
  const { id, invitation } = await newRow();
  let tried = 0;
  while ((await sendRow(sender, id))?.state === "retry") {
    tried += 1;
    clock.moment = (await findRow(id))?.dueAt ?? 0;
  }
  expect(clock.moment - start).toBeGreaterThan(72 * hour * 0.8);
  expect(clock.moment - start).toBeLessThan(72 * hour * 1.2);
  expect(await listMailStates(env.DB, invitation)).toMatchObject([
    { id, state: "dead", attempts: tried + 1, lastError: "connect: refused" },
  ]);
  clock.moment += 1000 * hour;
  expect(await sendRow(sender, id)).toBeNull();

  expect(await retryDead(env.DB, id, sender.now)).toBe(true);
  expect(await sendRow(sender, id)).toMatchObject({ state: "retry" });
  expect(await findRow(id)).toMatchObject({ state: "pending", attempts: 1 });
});

test("a sender to which D1 never says whether a row is its own gives up, and the row is sent later", async () => {
  const { sender } = newSender(always({ state: "sent" }));
  const { id } = await newRow();
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const ended = whileDatabase("hangs", () => sendRow({ ...sender, db: env.DB }, id)).catch(String);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await ended).toContain("no answer within");
  vi.useRealTimers();
  expect(await sendRow(sender, id)).toEqual({ state: "sent" });
});

test("a recipient that the server refuses for good is dead until staff try again", async () => {
  const server = await openServerThat("RCPT", { say: "550 5.1.1 no such user" });
  const { sender, clock } = newSender(over(server.settings));
  const { id, invitation } = await newRow();
  expect(await sendRow(sender, id)).toEqual({ state: "dead", error: "rcpt: 550 5.1.1" });
  clock.moment += 100 * hour;
  expect(await sendRow(sender, id)).toBeNull();
  expect(await listMailStates(env.DB, invitation)).toMatchObject([
    { id, state: "dead", lastError: "rcpt: 550 5.1.1" },
  ]);

  await server.behave({});
  expect(await retryDead(env.DB, id, sender.now)).toBe(true);
  expect(await sendRow(sender, id)).toEqual({ state: "sent" });
  expect(await retryDead(env.DB, id, sender.now)).toBe(false);
  expect(await listMailStates(env.DB, invitation)).toEqual([]);
});

test("a wrong password gives up no row however long it lasts, and mail is sent once it is corrected", async () => {
  const alarms = vi.spyOn(console, "error");
  const server = await openHonestServer({ login: { user: "studio", password: "right" } });
  const settings = { ...server.settings, SMTP_USER: "studio", SMTP_PASSWORD: "wrong" };
  const { id } = await newRow();
  const refused = newSender(over(settings));
  await sendRow(refused.sender, id);
  expect(alarms).toHaveBeenCalledWith({ alarm: "outbox", id, kind: "reply" });

  const weeks = newSender(always({ state: "retry", error: "auth: 535", alarm: true }));
  for (let attempts = 0; attempts < 100; attempts += 1) {
    weeks.clock.moment = (await findRow(id))?.dueAt ?? 0;
    expect(await sendRow(weeks.sender, id)).toMatchObject({ state: "retry" });
  }
  const mended = newSender(over({ ...settings, SMTP_PASSWORD: "right" }));
  mended.clock.moment = (await findRow(id))?.dueAt ?? 0;
  expect(await sendRow(mended.sender, id)).toEqual({ state: "sent" });
});

test("a letter that can never be composed is dead after 72 hours", async () => {
  const { sender, clock } = newSender(always({ state: "sent" }), {
    compose: () => Promise.reject(new Error("its reply is gone")),
  });
  const { id } = await newRow();
  while ((await sendRow(sender, id))?.state === "retry")
    clock.moment = (await findRow(id))?.dueAt ?? 0;
  expect(clock.moment - start).toBeGreaterThan(72 * hour * 0.8);
  expect(clock.moment - start).toBeLessThan(72 * hour * 1.2);
  expect(await findRow(id)).toMatchObject({ state: "dead", error: "failed: its reply is gone" });
});

test("a mail that no server could be given is dead after 72 hours", async () => {
  const server = await openHonestServer();
  const { sender, clock } = newSender(over(server.settings), {
    compose: async ({ recipient }) => ({ to: recipient, subject: "x", text: "", html: "" }),
  });
  const { id } = await newRow();
  while ((await sendRow(sender, id))?.state === "retry")
    clock.moment = (await findRow(id))?.dueAt ?? 0;
  expect(clock.moment - start).toBeLessThan(72 * hour * 1.2);
  expect(await findRow(id)).toMatchObject({ state: "dead" });
});

test("a missing setting gives up no row however long it lasts", async () => {
  const { sender, clock } = newSender(always({ state: "sent" }), {
    compose: async () => {
      requireSettings({}, ["DASHBOARD_SECRET"]);
      throw new Error("unreachable");
    },
  });
  const { id } = await newRow();
  for (let attempts = 0; attempts < 100; attempts += 1) {
    expect(await sendRow(sender, id)).toMatchObject({ state: "retry", alarm: true });
    clock.moment = (await findRow(id))?.dueAt ?? 0;
  }
  expect(await findRow(id)).toMatchObject({ error: expect.stringContaining("DASHBOARD_SECRET") });
  expect(await sendRow({ ...sender, compose }, id)).toEqual({ state: "sent" });
});

test("health counts what waits and what is dead, and knows how long", async () => {
  const { sender, clock } = newSender(always({ state: "dead", error: "rcpt: 550" }));
  const before = await outboxHealth(env.DB, sender.now);
  const oldest = await newRow({ createdAt: 1000 });
  const refused = await newRow();
  await sendRow(sender, refused.id);
  clock.moment += hour;
  expect(await outboxHealth(env.DB, sender.now)).toEqual({
    pending: before.pending + 1,
    oldestPendingAgeMs: start + hour - 1000,
    dead: before.dead + 1,
  });
  await sendRow({ ...sender, deliver: always({ state: "sent" }) }, oldest.id);
  expect(await outboxHealth(env.DB, sender.now)).toMatchObject({
    pending: before.pending,
    dead: before.dead + 1,
  });
});
