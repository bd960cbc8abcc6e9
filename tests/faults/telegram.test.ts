import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { listMailStates } from "#app/platform/outbox/data.server.ts";
import { retryDead, deleteSentMessages } from "#app/platform/outbox/mutations.server.ts";
import type { OutboxRow } from "#app/platform/outbox/schema.ts";
import { sendRow } from "#app/platform/outbox/send.server.ts";
import { sendMessage } from "#app/platform/outbox/chat/send.server.ts";
import { composeReplyMessage } from "#app/domain/reply/message.server.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { composeBotMessage } from "#app/domain/telegram/message.server.ts";
import { countBoundChats } from "#app/platform/outbox/chat/data.server.ts";
import { reply, weddingWithDashboard } from "../support/dashboard.ts";
import { always, findRow, hour, newRow, newSender, start } from "../support/outbox.ts";
import { origin } from "../support/site.ts";
import { bind, botSettings, heardIn, newChat } from "../support/telegram.ts";

const { DASHBOARD_SECRET } = requireSettings(env, ["DASHBOARD_SECRET"]);
const sources = {
  db: env.DB,
  kv: env.CONTENT,
  origin,
  dashboardSecret: DASHBOARD_SECRET,
  now: Date.now,
};
const token = botSettings.TELEGRAM_BOT_TOKEN;

/**
 * A sender that uses the fake Bot API. Short where a test waits for the timeout; on a busy machine
 * an answer may take seconds.
 */
function newBot(timeoutMs = 20_000) {
  return newSender(always({ state: "sent" }), {
    deliverMessage: (message) => sendMessage(botSettings, message, timeoutMs),
  });
}

/** Milliseconds after which a silent Bot API is given up. */
const patience = 500;

/**
 * A message to a chat for which the Bot API behaves as named, with a mail address to fall back to.
 */
async function newMessage(kind: Parameters<typeof newChat>[0]) {
  const address = `couple-${crypto.randomUUID()}@example.com`;
  const row = await newRow({ channel: "telegram", recipient: newChat(kind), fallback: [address] });
  return { ...row, address };
}

function mailsTo(address: string) {
  return env.DB.prepare(
    "SELECT channel, kind, reference, invitation, state FROM outbox WHERE recipient = ?1",
  )
    .bind(address)
    .all<Pick<OutboxRow, "channel" | "kind" | "reference" | "invitation"> & { state: string }>()
    .then(({ results }) => results);
}

test("a message that the Bot API takes is sent, as HTML and without a preview of its links", async () => {
  const { id, recipient } = await newMessage("fine");
  expect(await sendRow(newBot().sender, id)).toEqual({ state: "sent" });
  expect(await findRow(id)).toMatchObject({ state: "sent", sentAt: start, error: null });
  const [message, ...more] = await heardIn(recipient);
  expect(more).toEqual([]);
  expect(message).toMatchObject({
    path: `/bot${token}/sendMessage`,
    parse_mode: "HTML",
    link_preview_options: { is_disabled: true },
  });
});

test("where Telegram asks us to wait, the row waits as long", async () => {
  const { id, address } = await newMessage("flooded");
  await sendRow(newBot().sender, id);
  expect(await findRow(id)).toMatchObject({ state: "pending", dueAt: start + 400_000 });
  expect(await mailsTo(address)).toEqual([]);
});

test.each(["broken", "silent", "closing", "gateway", "unauthorized"] as const)(
  "a Bot API that is %s delays the message and loses nothing",
  async (kind) => {
    const { id, address } = await newMessage(kind);
    const bot = newBot(kind === "silent" ? patience : undefined);
    expect(await sendRow(bot.sender, id)).toMatchObject({ state: "retry" });
    expect(await findRow(id)).toMatchObject({ state: "pending", attempts: 1 });
    expect(await mailsTo(address)).toEqual([]);
  },
);

test("a Bot API that takes no connection delays the message", async () => {
  const nowhere = { ...botSettings, TELEGRAM_API_BASE: "http://127.0.0.1:1" };
  expect(await sendMessage(nowhere, { chat: newChat(), text: "x" })).toEqual({
    state: "retry",
    error: "sendMessage: no connection",
  });
});

test("a token that is missing or wrong is an alarm, not the couple's loss", async () => {
  const without = { ...botSettings, TELEGRAM_BOT_TOKEN: "" };
  expect(await sendMessage(without, { chat: newChat(), text: "x" })).toMatchObject({
    state: "retry",
    alarm: true,
  });
  const { id } = await newMessage("unauthorized");
  expect(await sendRow(newBot().sender, id)).toMatchObject({ state: "retry", alarm: true });
});

test.each(["blocked", "gone", "unparsed"] as const)(
  "a message to a chat that is %s goes by mail instead",
  async (kind) => {
    const { id, address, invitation } = await newMessage(kind);
    await sendRow(newBot().sender, id);
    expect(await findRow(id)).toMatchObject({ state: "dead" });
    expect(await mailsTo(address)).toEqual([
      { channel: "mail", kind: "reply", reference: `${id}:1`, invitation, state: "pending" },
    ]);
  },
);

test("a chat that blocked the bot is bound no longer", async () => {
  const { invitation } = await weddingWithDashboard();
  const chat = newChat("blocked");
  await bind(invitation.path, chat);
  await reply(invitation.path, { telegram: true, recipients: ["couple@example.com"] });
  const row = await env.DB.prepare(
    "UPDATE outbox SET state = 'pending', due_at = 0 WHERE recipient = ?1 AND kind = 'reply' RETURNING id",
  )
    .bind(chat)
    .first<{ id: string }>();
  await sendRow(newBot().sender, row?.id ?? "");
  expect(await countBoundChats(env.DB, invitation.path)).toBe(0);
});

test("a message that was not delivered for 72 hours goes by mail", async () => {
  const { id, address } = await newMessage("broken");
  await env.DB.prepare("UPDATE outbox SET attempts = 76 WHERE id = ?1").bind(id).run();
  await sendRow(newBot().sender, id);
  expect(await findRow(id)).toMatchObject({ state: "dead" });
  expect(await mailsTo(address)).toMatchObject([{ channel: "mail" }]);
});

test("a dead message without a mail address to fall back to waits for staff", async () => {
  const row = await newRow({ channel: "telegram", recipient: newChat("blocked"), fallback: [] });
  await sendRow(newBot().sender, row.id);
  const settled = await env.DB.prepare("SELECT settled_at FROM outbox WHERE id = ?1")
    .bind(row.id)
    .first("settled_at");
  expect(settled).toBeNull();
});

test("a message that was replaced needs no attention, and is deleted after a year", async () => {
  const { id, invitation } = await newMessage("blocked");
  await sendRow(newBot().sender, id);
  expect(await listMailStates(env.DB, invitation)).toMatchObject([{ channel: "mail" }]);
  expect(await retryDead(env.DB, id, () => start)).toBe(false);
  await deleteSentMessages(env.DB, () => start + 364 * 24 * hour);
  expect(await findRow(id)).not.toBeNull();
  await deleteSentMessages(env.DB, () => start + 366 * 24 * hour);
  expect(await findRow(id)).toBeNull();
});

test("a failed answer of the bot raises no alarm", async () => {
  const row = await newRow({ channel: "telegram", recipient: newChat("blocked") });
  await env.DB.prepare("UPDATE outbox SET kind = 'bot' WHERE id = ?1").bind(row.id).run();
  await sendRow(newBot().sender, row.id);
  expect(await listMailStates(env.DB, row.invitation)).toEqual([]);
});

test("the bot's token is in no log and no row, whatever fails", async () => {
  const logs = (["info", "warn", "error", "log"] as const).map((name) => vi.spyOn(console, name));
  for (const kind of ["broken", "silent", "closing", "unauthorized", "blocked", "gone"] as const) {
    const { id } = await newMessage(kind);
    await sendRow(newBot(kind === "silent" ? patience : undefined).sender, id);
    const error = (await findRow(id))?.error ?? "";
    expect(error).toMatch(/^sendMessage: /);
    expect(error).not.toContain(token.slice(11));
  }
  expect(JSON.stringify(logs.map((log) => log.mock.calls))).not.toContain(token.slice(11));
});

test("an interrupted call is never sent by a sweep", async () => {
  const { id } = await newRow();
  await env.DB.prepare("UPDATE outbox SET kind = 'call', state = 'sending' WHERE id = ?1")
    .bind(id)
    .run();
  const { sender } = newSender(() => Promise.reject(new Error("sent after all")));
  expect(await sendRow(sender, id)).toEqual({ state: "dead", settled: true, error: "broken off" });
});

/** The message about a guest's reply, composed from what is stored. */
async function messageAbout(invitation: string, chat: string, revision = 1) {
  const row = await env.DB.prepare(
    `SELECT id, channel, kind, reference, invitation, recipient, attempts FROM outbox
     WHERE invitation = ?1 AND recipient = ?2 AND reference LIKE '%:' || ?3 AND kind = 'reply'`,
  )
    .bind(invitation, chat, String(revision))
    .first<OutboxRow>();
  if (!row) throw new Error("no message waits");
  return composeReplyMessage(sources, row);
}

test("the message has the mail's content", async () => {
  const { invitation } = await weddingWithDashboard();
  const chat = newChat();
  await bind(invitation.path, chat);
  const key = await reply(invitation.path, { telegram: true, guestsNumber: 3 });
  await reply(invitation.path, { telegram: true, key, guestsNumber: 4, emailTo: "bride" });
  const { text } = await messageAbout(invitation.path, chat, 2);
  for (const said of [
    "Արման և Աննա",
    "Անի Պետրոսյան",
    "Այո",
    "<b>4</b> <i>(նախկինում՝ 3)</i>",
    "Հարսի",
    "Առայժմ",
    `<a href="${origin}/replies/`,
  ])
    expect(text).toContain(said);
});

test("what a guest wrote stays text in the message", async () => {
  const { invitation } = await weddingWithDashboard();
  const chat = newChat();
  await bind(invitation.path, chat);
  await reply(invitation.path, { telegram: true, name: `<b>x</b> & <a href="x">` });
  const { text } = await messageAbout(invitation.path, chat);
  expect(text).toContain(`&lt;b&gt;x&lt;/b&gt; &amp; &lt;a href="x"&gt;`);
});

test("a message of the longest names fits what Telegram takes", async () => {
  const { invitation } = await weddingWithDashboard();
  const chat = newChat();
  await bind(invitation.path, chat);
  await reply(invitation.path, { telegram: true, name: "𝕏".repeat(5000) });
  const { text } = await messageAbout(invitation.path, chat);
  expect(text.length).toBeLessThan(4096);
  expect(text.isWellFormed()).toBe(true);
});

test("the bot answers in the invitation's first language, and else in the user's own", async () => {
  const { invitation } = await weddingWithDashboard({ languages: ["ru", "en"] });
  const row: OutboxRow = {
    id: "1",
    channel: "telegram",
    kind: "bot",
    reference: "1:bound:en",
    invitation: invitation.path,
    recipient: "10",
    attempts: 1,
  };
  expect(
    (await composeBotMessage({ ...sources, answerSources: () => sources }, row)).text,
  ).toContain("«Арман и Анна»");
  const refused = { ...row, invitation: null, reference: "1:refused:de" };
  expect(
    (await composeBotMessage({ ...sources, answerSources: () => sources }, refused)).text,
  ).toContain("Leider");
  await expect(
    composeBotMessage({ ...sources, answerSources: () => sources }, { ...row, kind: "reply" }),
  ).rejects.toThrow("bot");
});
