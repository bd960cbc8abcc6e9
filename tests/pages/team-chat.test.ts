import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { saveDecision } from "#app/shop/order/approval/mutations.server.ts";
import { findOrder, type Order } from "#app/shop/order/data.server.ts";
import { markOrder, saveOrder } from "#app/shop/order/mutations.server.ts";
import { composeTeamMessage } from "#app/shop/order/letters/message.server.ts";
import type { OutboxRow } from "#app/platform/outbox/schema.ts";
import { teamPath } from "#app/platform/outbox/team-chat.ts";
import { composeBotMessage } from "#app/domain/telegram/message.server.ts";
import { createTelegramCode } from "#app/domain/telegram/mutations.server.ts";
import { takeUpdate } from "#app/domain/telegram/submit.server.ts";
import { dayFromNow } from "../support/invitations.ts";
import { origin } from "../support/site.ts";

let updates = 9_000_000;

/** A message in a chat. @returns the rows that it added to the outbox. */
async function say(chat: number, text: string): Promise<OutboxRow[]> {
  const message = {
    chat: { id: chat, type: "private" as const },
    text,
    from: { language_code: "en" },
  };
  const ids = await takeUpdate(
    env.DB,
    { update_id: (updates += 1), message },
    { name: "bot", secret: null },
    Date.now(),
  );
  return rowsWhere("id IN (SELECT value FROM json_each(?))", JSON.stringify(ids));
}

async function rowsWhere(condition: string, value: string): Promise<OutboxRow[]> {
  const { results } = await env.DB.prepare(
    `SELECT id, channel, kind, reference, invitation, recipient, attempts FROM outbox WHERE ${condition}`,
  )
    .bind(value)
    .all<OutboxRow>();
  return results;
}

async function placed(): Promise<Order> {
  const given = {
    key: crypto.randomUUID(),
    names: "Narek & Mariam",
    email: `${crypto.randomUUID()}@example.com`,
    phone: "+37491234567",
    occasionType: "wd" as const,
    occasionDate: dayFromNow(100),
    languages: ["am" as const],
    rsvp: "yes" as const,
    details: "Only for the studio",
  };
  const saved = { given, language: "en" as const, suspect: false, studioEmail: "s@example.com" };
  const { number } = await saveOrder(env.DB, saved, Date.now());
  const order = await findOrder(env.DB, number);
  if (!order) throw new Error("no order was stored");
  return order;
}

const toChat = async ({ id }: Order, chat: number) =>
  (await rowsWhere("reference LIKE ?", `${id}%`)).filter(
    ({ channel, recipient }) => channel === "telegram" && recipient === String(chat),
  );

test("a chat with the team's code gets news of orders without the customer's words, until it stops", async () => {
  const chat = 771_001;
  const code = await createTelegramCode(env.DB, teamPath, Date.now());
  const [bound] = await say(chat, `/start ${code}`);
  if (!bound) throw new Error("no answer");
  const sources = { db: env.DB, kv: env.CONTENT };
  const answerSources = () => {
    throw new Error("no question was asked");
  };
  const answered = await composeBotMessage({ ...sources, answerSources }, bound);
  expect(answered).toMatchObject({
    chat: String(chat),
    text: expect.stringContaining("news of orders"),
  });

  const order = await placed();
  await markOrder(env.DB, order.number, { state: "ready" }, Date.now());
  const changeRequest = { intent: "change-request", changeRequest: "A secret wish" } as const;
  await saveDecision(env.DB, order.id, changeRequest, "s@example.com", Date.now());
  const rows = await toChat(order, chat);
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(["order", "order-change-request"]);
  const team = { ...sources, origin, now: Date.now };
  for (const row of rows) {
    const { text } = await composeTeamMessage(team, row);
    expect(text).toContain("Narek &amp; Mariam");
    expect(text).toContain(`${origin}/studio/orders/${order.number}`);
    expect(text).not.toMatch(/secret|Only for/);
  }
  await say(chat, "/stop");
  expect(await toChat(await placed(), chat)).toEqual([]);
});
