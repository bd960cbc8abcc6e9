import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { bindChat } from "#app/platform/outbox/chat/mutations.server.ts";
import type { OutboxRow } from "#app/platform/outbox/schema.ts";
import { composeReplyMail } from "#app/domain/reply/mail.server.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { sql } from "#app/lib/sql.ts";
import { firstReplyAt, reply } from "../support/dashboard.ts";
import { formErrorIn } from "../support/html.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { goodReply } from "../support/posted-forms.ts";
import { origin, post } from "../support/site.ts";
import { advanceClock } from "../support/time.ts";

const minute = 60_000;
const recipients = ["couple@example.com"];
const { DASHBOARD_SECRET } = requireSettings(env, ["DASHBOARD_SECRET"]);

type Row = OutboxRow & { state: string; due_at: number };

/** A reply whose first message was sent a minute after it came; `correct` changes it. */
async function toldReply(telegram = false) {
  const { path } = await publish(env.CONTENT, weddingOf());
  if (telegram) {
    const source = { columns: { invitation: sql`${path}` }, from: sql`(SELECT 1)` };
    await env.DB.batch([bindChat(env.DB, source, `chat-${path}`, firstReplyAt)]);
  }
  const key = await reply(path, { name: "Anna", guestsNumber: 1, recipients, telegram });
  const messages = async () =>
    (
      await env.DB.prepare(
        `SELECT id, channel, kind, reference, invitation, recipient, attempts, state, due_at
         FROM outbox WHERE invitation = ?1 ORDER BY rowid`,
      )
        .bind(path)
        .all<Row>()
    ).results;
  const set = (state: string) =>
    env.DB.prepare("UPDATE outbox SET state = ?2 WHERE invitation = ?1 AND state = 'pending'")
      .bind(path, state)
      .run();
  await set("sent");
  return {
    messages,
    set,
    correct: (changes: { name?: string; guestsNumber?: number; message?: string }, at: number) =>
      reply(path, { key, name: "Anna", guestsNumber: 1, recipients, telegram, ...changes }, at),
    textOf: async (row: Row | undefined) => {
      if (!row) throw new Error("no message");
      const sources = { db: env.DB, kv: env.CONTENT, origin, dashboardSecret: DASHBOARD_SECRET };
      return (await composeReplyMail({ ...sources, now: () => firstReplyAt }, row)).text;
    },
  };
}

test("corrections within minutes are one message, of the last answer and all that changed since the one before", async () => {
  for (const telegram of [false, true]) {
    const { messages, correct, textOf } = await toldReply(telegram);
    const at = firstReplyAt + 10 * minute;
    await correct({ name: "Anna B" }, at);
    await correct({ name: "Anna B", guestsNumber: 3 }, at + minute);
    await correct({ name: "Anna C", guestsNumber: 3 }, at + 2 * minute);
    const [first, gathered, ...others] = await messages();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ state: "sent" });
    // Further corrections put nothing off.
    expect(gathered).toMatchObject({ state: "pending", due_at: at + 3 * minute });
    expect(gathered?.reference).toMatch(/:4$/);
    const text = await textOf(gathered);
    expect(text).toContain("Anna C");
    expect(text).toMatch(/3 \([^)]*1\)/);
    expect(text).toMatch(/Anna C \([^)]*Anna\)/);
  }
});

test("a correction that is being sent, or was perhaps delivered, is told beside the next one", async () => {
  for (const state of ["sending", "sent"]) {
    const { messages, correct, set, textOf } = await toldReply();
    const at = firstReplyAt + 10 * minute;
    await correct({ name: "Anna B" }, at);
    await set(state);
    await correct({ name: "Anna C" }, at + minute);
    const [, told, later, ...others] = await messages();
    expect(others).toEqual([]);
    expect(told).toMatchObject({ state });
    expect(later).toMatchObject({ state: "pending", due_at: at + 4 * minute });
    expect(await textOf(later)).toMatch(/Anna C \([^)]*Anna B\)/);
  }
});

test("what was given up was told to nobody, and is part of the next message", async () => {
  const { messages, correct, set, textOf } = await toldReply();
  await correct({ name: "Anna B" }, firstReplyAt + 10 * minute);
  await set("dead");
  await correct({ name: "Anna C" }, firstReplyAt + 20 * minute);
  expect(await textOf((await messages()).at(-1))).toMatch(/Anna C \([^)]*Anna\)/);
});

test("a reply that is changed all day long is left as it is, and the guest is asked to call", async () => {
  const { path } = await publish(env.CONTENT, weddingOf());
  const fields = goodReply();
  const send = (name: string) =>
    post(`/${path}`, { ...fields, name }, { "CF-Connecting-IP": crypto.randomUUID() });
  for (let version = 1; version <= 21; version += 1)
    expect((await send(`Anna ${version}`)).status).toBe(303);
  const refused = await send("Anna 22");
  expect(refused.status).toBe(429);
  expect(formErrorIn(await refused.text())).toContain("շատ անգամ");
  const stored = () =>
    env.DB.prepare("SELECT name, revision FROM replies WHERE invitation = ?1").bind(path).first();
  expect(await stored()).toEqual({ name: "Anna 21", revision: 21 });
  // A reply that is stored already is thanked for.
  expect((await send("Anna 21")).status).toBe(303);
  advanceClock(25 * 60 * minute);
  expect((await send("Anna 22")).status).toBe(303);
  expect(await stored()).toEqual({ name: "Anna 22", revision: 22 });
});
