import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { countBoundChats } from "#app/platform/outbox/chat/data.server.ts";
import { createTelegramCode } from "#app/domain/telegram/mutations.server.ts";
import { eventually } from "../support/eventually.ts";
import { textOf } from "../support/html.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { reply, weddingWithDashboard, enterDashboard } from "../support/dashboard.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { formatPhone } from "#app/lib/call-links.ts";
import studio from "#content/studio.json";
import { open, post } from "../support/site.ts";
import { bind, callWebhook, heardIn, newChat, updateOf } from "../support/telegram.ts";

const day = 24 * 60 * 60 * 1000;

/** The messages to a chat or an address, in any state. */
async function rowsFor(recipient: string) {
  const { results } = await env.DB.prepare(
    "SELECT channel, kind, reference, invitation FROM outbox WHERE recipient = ?1 ORDER BY created_at",
  )
    .bind(recipient)
    .all<{ channel: string; kind: string; reference: string; invitation: string | null }>();
  return results;
}

/** The bot's answers in a chat, as in `bound`. */
async function answersIn(chat: string): Promise<(string | undefined)[]> {
  return (await rowsFor(chat))
    .filter(({ kind }) => kind === "bot")
    .map(({ reference }) => reference.split(":")[1]);
}

async function wedding(): Promise<PublishedInvitation> {
  return publish(env.CONTENT, weddingOf());
}

test("the couple's code binds their chat", async () => {
  const { path } = await wedding();
  const chat = newChat();
  await bind(path, chat);
  expect(await answersIn(chat)).toEqual(["bound"]);
  expect(await countBoundChats(env.DB, path)).toBe(1);
});

test("a couple that binds its chat gets a confirmation there, and then each reply", async () => {
  const { path, reply: settings } = weddingOf();
  if (!settings) throw new Error("a wedding without replies");
  const invitation = weddingOf({ slug: path.slice(8), reply: { ...settings, telegram: true } });
  await publish(env.CONTENT, invitation);
  const chat = newChat();
  await bind(path, chat);
  const texts = async () => (await heardIn(chat)).map(({ text }) => text);
  await eventually(async () =>
    expect(await texts()).toEqual([expect.stringContaining("«Արման և Աննա»")]),
  );
  const fields = { key: crypto.randomUUID(), name: "Անի", response: "Yes", guestsNumber: "2" };
  expect((await post(`/${path}`, { intent: "reply", ...fields })).status).toBe(303);
  await eventually(async () =>
    expect(await texts()).toContainEqual(expect.stringContaining("<b>Անի</b>")),
  );
  expect(await rowsFor(settings.defaultEmail ?? "")).toEqual([]);
});

test("both of a couple get each reply, each with a code of their own", async () => {
  const { path } = await wedding();
  const chats = [newChat(), newChat()];
  for (const chat of chats) await bind(path, chat);
  await reply(path, { telegram: true, recipients: ["couple@example.com"] });
  for (const chat of chats)
    expect(await rowsFor(chat)).toContainEqual(
      expect.objectContaining({ channel: "telegram", kind: "reply", invitation: path }),
    );
});

test("a code binds once", async () => {
  const { path } = await wedding();
  const code = await bind(path, newChat());
  const other = newChat();
  await callWebhook(updateOf(other, `/start ${code}`));
  expect(await answersIn(other)).toEqual(["refused"]);
  expect(await countBoundChats(env.DB, path)).toBe(1);
});

test("of two chats that name one code at once exactly one is bound", async () => {
  const { path } = await wedding();
  const code = await createTelegramCode(env.DB, path, Date.now());
  const chats = Array.from({ length: 5 }, () => newChat());
  await Promise.all(chats.map((chat) => callWebhook(updateOf(chat, `/start ${code}`))));
  expect(await countBoundChats(env.DB, path)).toBe(1);
});

test("an update that Telegram sends twice is executed once", async () => {
  const { path } = await wedding();
  const chat = newChat();
  const update = updateOf(chat, `/start ${await createTelegramCode(env.DB, path, Date.now())}`);
  for (const status of [200, 200]) expect((await callWebhook(update)).status).toBe(status);
  expect(await answersIn(chat)).toEqual(["bound"]);
});

test("the bot introduces itself in a chat without a code", async () => {
  const chat = newChat();
  await callWebhook(updateOf(chat, "/start"));
  expect(await answersIn(chat)).toEqual(["hello"]);
});

test.each(["/start@hraver_bot no-such-code", "/start no-such-code", `/start ${"x".repeat(5000)}`])(
  "an invalid code gets an explanation: %.30s",
  async (text) => {
    const chat = newChat();
    expect((await callWebhook(updateOf(chat, text))).status).toBe(200);
    expect(await answersIn(chat)).toEqual(["refused"]);
    await eventually(async () =>
      expect((await heardIn(chat))[0]?.text).toContain(formatPhone(studio.phone)),
    );
  },
);

test("a code expires after seven days", async () => {
  const { path } = await wedding();
  const chat = newChat();
  const code = await createTelegramCode(env.DB, path, Date.now() - 7 * day);
  await callWebhook(updateOf(chat, `/start ${code}`));
  expect(await answersIn(chat)).toEqual(["refused"]);
});

test("endless messages get no flood of answers", async () => {
  const chat = newChat();
  for (let index = 0; index < 10; index += 1) await callWebhook(updateOf(chat, `/start ${index}`));
  // Two if a minute ended meanwhile.
  expect((await answersIn(chat)).length).toBeLessThanOrEqual(2);
});

test("the code itself is not stored", async () => {
  const { path } = await wedding();
  const code = await createTelegramCode(env.DB, path, Date.now());
  const { results } = await env.DB.prepare("SELECT * FROM telegram_codes").all();
  expect(results.length).toBeGreaterThan(0);
  expect(JSON.stringify(results)).not.toContain(code);
});

test("without Telegram's secret the webhook is a 404", async () => {
  const { path } = await wedding();
  const code = await createTelegramCode(env.DB, path, Date.now());
  const chat = newChat();
  for (const secret of ["", "x".repeat(64)])
    expect((await callWebhook(updateOf(chat, `/start ${code}`), secret)).status).toBe(404);
  expect((await open("/api/telegram")).status).toBe(404);
  expect(await countBoundChats(env.DB, path)).toBe(0);
});

test("cross-site posts gain nothing at the addresses for servers", async () => {
  const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
  expect((await post("/api/telegram", { text: "/stop" }, headers)).status).toBe(404);
  expect((await post("/send-email", { to: "anna@example.com" }, headers)).status).toBe(401);
});

test.each([
  ["what is no JSON", "{ broken"],
  ["what is too long", JSON.stringify({ update_id: 1, filler: "x".repeat(70_000) })],
  ["a kind of update that we do not know", { update_id: 1, poll: {} }],
  ["a message without text", { update_id: 1, message: { chat: { id: 10 } } }],
  ["a chat that is none", { update_id: 1, message: { chat: { id: "10" }, text: "/stop" } }],
  ["small talk", { update_id: 1, message: { chat: { id: 10 }, text: "Բարև" } }],
])("Telegram gets 200 for %s, and nothing happens", async (_what, update) => {
  expect((await callWebhook(update)).status).toBe(200);
  expect(await rowsFor("10")).toEqual([]);
});

test("while no chat is bound, replies go by mail", async () => {
  const { path } = await wedding();
  const recipient = `${crypto.randomUUID()}@example.com`;
  await reply(path, { telegram: true, recipients: [recipient] });
  expect(await rowsFor(recipient)).toMatchObject([{ channel: "mail", kind: "reply" }]);
});

test("where a chat is bound, replies go there and not by mail", async () => {
  const { path } = await wedding();
  const recipient = `${crypto.randomUUID()}@example.com`;
  await bind(path, newChat());
  await reply(path, { telegram: true, recipients: [recipient] });
  expect(await rowsFor(recipient)).toEqual([]);
});

test("an invitation that does not ask for Telegram sends mail, bound or not", async () => {
  const { path } = await wedding();
  const recipient = `${crypto.randomUUID()}@example.com`;
  const chat = newChat();
  await bind(path, chat);
  await reply(path, { recipients: [recipient] });
  expect(await rowsFor(recipient)).toHaveLength(1);
  expect((await rowsFor(chat)).filter(({ kind }) => kind === "reply")).toEqual([]);
});

test("a changed reply is sent to the chat again", async () => {
  const { path } = await wedding();
  const chat = newChat();
  await bind(path, chat);
  const key = await reply(path, { telegram: true });
  await reply(path, { telegram: true, key, response: "No", guestsNumber: null });
  await reply(path, { telegram: true, key, response: "No", guestsNumber: null });
  const revisions = (await rowsFor(chat))
    .filter(({ kind }) => kind === "reply")
    .map(({ reference }) => reference.split(":")[1]);
  expect(revisions.toSorted()).toEqual(["1", "2"]);
});

test("a repeated form sends nothing, also when a chat was bound or ended meanwhile", async () => {
  const { path } = await wedding();
  const chat = newChat();
  const [first, second] = [`a-${chat}@example.com`, `b-${chat}@example.com`];
  const countReplies = async () =>
    (await rowsFor(chat)).filter(({ kind }) => kind === "reply").length;
  const key = await reply(path, { telegram: true, recipients: [first] });
  await bind(path, chat);
  await reply(path, { telegram: true, key, recipients: [first] });
  expect(await countReplies()).toBe(0);

  const other = await reply(path, { telegram: true, recipients: [second] });
  expect(await countReplies()).toBe(1);
  await callWebhook(updateOf(chat, "/stop"));
  const mails = (await rowsFor(second)).length;
  await reply(path, { telegram: true, key: other, recipients: [second] });
  expect(await rowsFor(second)).toHaveLength(mails);
});

test("after /stop replies go by mail again, also those still waiting for the chat", async () => {
  const { path } = await wedding();
  // Messages to this chat stay waiting.
  const chat = newChat("broken");
  const [waiting, later] = [`a-${crypto.randomUUID()}@example.com`, `b-${chat}@example.com`];
  await bind(path, chat);
  await reply(path, { telegram: true, recipients: [waiting] });
  await env.DB.prepare("UPDATE outbox SET state = 'pending' WHERE recipient = ?1").bind(chat).run();
  await callWebhook(updateOf(chat, "/stop"));
  expect(await answersIn(chat)).toEqual(["bound", "stopped"]);
  expect(await rowsFor(waiting)).toMatchObject([{ channel: "mail", invitation: path }]);
  await reply(path, { telegram: true, recipients: [later] });
  expect(await rowsFor(later)).toHaveLength(1);
  expect(await countBoundChats(env.DB, path)).toBe(0);
});

test("the dashboard shows the status of a Telegram message, and for a dead one that of its mail", async () => {
  const { invitation, token } = await weddingWithDashboard();
  const chat = newChat();
  await bind(invitation.path, chat);
  await reply(invitation.path, { telegram: true, recipients: ["couple@example.com"] });
  const set = (values: string) =>
    env.DB.prepare(`UPDATE outbox SET ${values} WHERE recipient = ?1 AND kind = 'reply'`)
      .bind(chat)
      .run();
  const id = await env.DB.prepare("SELECT id FROM replies WHERE invitation = ?")
    .bind(invitation.path)
    .first<string>("id");
  const words = async () =>
    textOf(await (await open(`/replies/answers/${id}`, await enterDashboard(token))).text());
  await set("state = 'sent'");
  expect(await words()).toContain("ուղարկված է · Telegram");
  await set("state = 'dead'");
  expect(await words()).toContain("չի հասել · Telegram");
  await set("settled_at = 1");
  expect(await words()).not.toContain("չի հասել");
});
