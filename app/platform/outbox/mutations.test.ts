import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { findUnsent, listUnsent, outboxHealth } from "#app/platform/outbox/data.server.ts";
import {
  retryAllDead,
  settleMessage,
  unsettleMessage,
  retryDead,
  deleteSentMessages,
} from "#app/platform/outbox/mutations.server.ts";
import { findRow, hour, newRow, start } from "../../../tests/support/outbox.ts";

async function give(id: string, state: string, error: string | null = null): Promise<void> {
  await env.DB.prepare(
    "UPDATE outbox SET state = ?2, last_error = ?3, attempts = 5, sent_at = ?4 WHERE id = ?1",
  )
    .bind(id, state, error, state === "sent" ? start : null)
    .run();
}

test("staff see dead and waiting messages, never sent ones", async () => {
  const waiting = await newRow({ createdAt: start });
  const dead = await newRow({ createdAt: start + 1 });
  const sent = await newRow();
  await give(dead.id, "dead", "550 at RCPT");
  await give(sent.id, "sent");
  const listed = await listUnsent(env.DB, 1000);
  const ids = listed.map(({ id }) => id);
  expect(ids).not.toContain(sent.id);
  expect(ids.indexOf(dead.id)).toBeLessThan(ids.indexOf(waiting.id));
  expect(listed.find(({ id }) => id === dead.id)).toMatchObject({
    state: "dead",
    invitation: dead.invitation,
    recipient: dead.recipient,
    attempts: 5,
    lastError: "550 at RCPT",
  });
  expect(await listUnsent(env.DB, 1)).toHaveLength(1);
});

test("all dead messages are retried, and no others are changed", async () => {
  const [dead, other, sent] = [await newRow(), await newRow(), await newRow()];
  await Promise.all([give(dead.id, "dead"), give(other.id, "dead"), give(sent.id, "sent")]);
  const now = start + 1000;
  expect(await retryAllDead(env.DB, () => now)).toBeGreaterThanOrEqual(2);
  for (const { id } of [dead, other])
    expect(await findRow(id)).toMatchObject({ state: "pending", attempts: 0, dueAt: now });
  expect(await findRow(sent.id)).toMatchObject({ state: "sent" });
});

const now = () => start + 1000;

/** Binds a chat to an invitation, or unbinds it. */
async function chatOf(invitation: string, chat: string, lostAt: number | null): Promise<void> {
  await env.DB.prepare(
    "INSERT INTO telegram_chats (invitation, chat_id, bound_at, lost_at) VALUES (?1, ?2, 0, ?3)",
  )
    .bind(invitation, chat, lostAt)
    .run();
}

test("messages that were replaced, settled, or for a chat that unsubscribed are never sent again", async () => {
  const chat = () => newRow({ channel: "telegram" });
  const [insteadByMail, bySettling, stopped, listening] = [
    await chat(),
    await newRow(),
    await chat(),
    await chat(),
  ];
  const rows = [insteadByMail, bySettling, stopped, listening];
  await Promise.all(rows.map(({ id }) => give(id, "dead")));
  await env.DB.prepare("UPDATE outbox SET settled_at = 1 WHERE id = ?1")
    .bind(insteadByMail.id)
    .run();
  await settleMessage(env.DB, bySettling.id, now);
  await chatOf(stopped.invitation, stopped.recipient, start);
  await chatOf(listening.invitation, listening.recipient, null);
  for (const { id } of [insteadByMail, bySettling, stopped])
    expect(await retryDead(env.DB, id, now)).toBe(false);
  await retryAllDead(env.DB, now);
  for (const { id } of [insteadByMail, bySettling, stopped])
    expect(await findRow(id)).toMatchObject({ state: "dead" });
  expect(await findRow(listening.id)).toMatchObject({ state: "pending" });
});

test("a settled message raises no alarm, is listed on request alone, and can be unsettled", async () => {
  const { id } = await newRow();
  await give(id, "dead", "rcpt: 550");
  const { dead } = await outboxHealth(env.DB, now);
  expect(await settleMessage(env.DB, id, now)).toBe(true);
  expect(await settleMessage(env.DB, id, now)).toBe(false);
  expect((await outboxHealth(env.DB, now)).dead).toBe(dead - 1);
  expect((await listUnsent(env.DB, 1000)).map((row) => row.id)).not.toContain(id);
  const listed = (await listUnsent(env.DB, 1000, true)).find((row) => row.id === id);
  expect(listed).toMatchObject({ state: "dead", settledBy: "staff", settledAt: now() });
  expect(await findUnsent(env.DB, [id])).toEqual([listed]);

  expect(await unsettleMessage(env.DB, id)).toBe(true);
  expect(await unsettleMessage(env.DB, id)).toBe(false);
  expect((await outboxHealth(env.DB, now)).dead).toBe(dead);
  expect(await retryDead(env.DB, id, now)).toBe(true);
});

test("staff can settle a waiting message that was perhaps delivered, but no other waiting one", async () => {
  const [perhaps, waiting, sent] = [await newRow(), await newRow(), await newRow()];
  await env.DB.prepare("UPDATE outbox SET unconfirmed = 1 WHERE id = ?1").bind(perhaps.id).run();
  await give(sent.id, "sent");
  expect(await settleMessage(env.DB, perhaps.id, now)).toBe(true);
  expect(await findRow(perhaps.id)).toMatchObject({ state: "dead", unconfirmed: 1 });
  for (const id of [waiting.id, sent.id, crypto.randomUUID()])
    expect(await settleMessage(env.DB, id, now)).toBe(false);
  expect(await findRow(waiting.id)).toMatchObject({ state: "pending" });
});

test("settled messages are deleted after a year", async () => {
  const { id } = await newRow();
  await give(id, "dead");
  await settleMessage(env.DB, id, now);
  await deleteSentMessages(env.DB, () => now() + 364 * 24 * hour);
  expect(await findRow(id)).not.toBeNull();
  await deleteSentMessages(env.DB, () => now() + 366 * 24 * hour);
  expect(await findRow(id)).toBeNull();
});
