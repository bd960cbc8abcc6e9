import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { countBoundChats } from "#app/platform/outbox/chat/data.server.ts";
import { languages } from "#app/i18n/languages.ts";
import { reply } from "../support/dashboard.ts";
import { attributesOf, countOf, rawKeysIn, textsOf } from "../support/html.ts";
import { weddingOf } from "../support/invitations.ts";
import {
  change,
  coupleOfWedding,
  messagesOf,
  readSettingsPage,
  shareLinkOf,
} from "../support/settings-page.ts";
import { open } from "../support/site.ts";
import { bind, callWebhook, newChat, updateOf } from "../support/telegram.ts";

const bot = "hraver_test_bot";
const before: unknown = Reflect.get(env, "TELEGRAM_BOT_NAME");

beforeEach(() => {
  Object.assign(env, { TELEGRAM_BOT_NAME: bot });
});

afterEach(() => {
  Object.assign(env, { TELEGRAM_BOT_NAME: before });
});

/** A couple whose invitation reports replies to chats. */
async function coupleWithTelegram() {
  const settings = weddingOf().reply;
  const wedding = await coupleOfWedding({ reply: settings && { ...settings, telegram: true } });
  const { path } = wedding.invitation;
  const chats = () => countBoundChats(env.DB, path);
  const offer = async () => {
    const html = await (await change(wedding.couple, { intent: "telegram" })).text();
    const [own = "", group = ""] = attributesOf(html, ".shown-link a", "href");
    const [command = ""] = attributesOf(html, ".shown-link input", "value");
    return { html, own: new URL(own), group: new URL(group), command };
  };
  return { ...wedding, path, chats, offer };
}

test("a couple connects its own chat by the link that it is given", async () => {
  const { chats, offer, couple } = await coupleWithTelegram();
  const { own, command } = await offer();
  expect(`${own.origin}${own.pathname}`).toBe(`https://t.me/${bot}`);
  const code = own.searchParams.get("start") ?? "";
  expect(code).toMatch(/^[\w-]{43}$/);
  expect(command).toBe(`/start@${bot} ${code}`);
  const chat = newChat();
  await callWebhook(updateOf(chat, `/start ${code}`));
  expect(await chats()).toBe(1);
  expect(textsOf(await readSettingsPage(couple), "#news .rows span")[0]).toBe("1 chat");
  // A code binds one chat.
  await callWebhook(updateOf(newChat(), `/start ${code}`));
  expect(await chats()).toBe(1);
});

test("a family group is connected by its own link, and by the command with the bot's name", async () => {
  const { chats, offer } = await coupleWithTelegram();
  const first = await offer();
  const code = first.group.searchParams.get("startgroup") ?? "";
  const group = newChat();
  // Telegram's message where a group adds a bot by such a link.
  await callWebhook(updateOf(group, `/start@${bot} ${code}`, "group"));
  expect(await chats()).toBe(1);
  const second = await offer();
  await callWebhook(updateOf(newChat(), second.command, "group"));
  expect(await chats()).toBe(2);
  // Another bot's command in the group is not heard.
  const third = await offer();
  await callWebhook(updateOf(newChat(), third.command.replace(bot, "other_bot"), "group"));
  expect(await chats()).toBe(2);
});

test("a couple ends its chats, and what waits for them goes by mail", async () => {
  const { path, chats, couple } = await coupleWithTelegram();
  const other = await coupleWithTelegram();
  const chat = newChat("flooded");
  await bind(path, chat);
  await bind(other.path, chat);
  const mail = ["mother@example.com"];
  await reply(path, { name: "Անի", telegram: true, recipients: mail });
  await reply(other.path, { name: "Հակոբ", telegram: true, recipients: mail });
  const ended = await change(couple, { intent: "end-telegram" });
  expect(ended.headers.get("Location")).toBe("/replies/settings?done=chats-ended#news");
  expect([await chats(), await other.chats()]).toEqual([0, 1]);
  const rowsOf = async (of: string) =>
    (await messagesOf(of, "reply")).map(({ channel, recipient, state }) => [
      channel,
      recipient,
      state,
    ]);
  expect(await rowsOf(path)).toEqual([
    ["telegram", chat, "dead"],
    ["mail", "mother@example.com", "pending"],
  ]);
  expect(await rowsOf(other.path)).toEqual([["telegram", chat, "pending"]]);
  const html = await readSettingsPage(couple, "&done=chats-ended");
  expect(textsOf(html, "#news .note")).toEqual([
    "Telegram is disconnected; no news goes there anymore.",
  ]);
  expect(countOf(html, 'button[value="end-telegram"]')).toBe(0);
});

test("Telegram is offered only where a bot is set and the invitation reports to chats", async () => {
  const { couple } = await coupleWithTelegram();
  const offered = async (visitor: { Cookie: string }) =>
    countOf(await readSettingsPage(visitor), 'button[value="telegram"]');
  expect(await offered(couple)).toBe(1);
  const byMail = (await coupleOfWedding()).couple;
  expect(await offered(byMail)).toBe(0);
  expect((await change(byMail, { intent: "telegram" })).status).toBe(404);
  const { visitor } = await shareLinkOf(couple, "Planner", "edit");
  expect(await offered(visitor)).toBe(0);
  for (const intent of ["telegram", "end-telegram"])
    expect((await change(visitor, { intent })).status).toBe(403);
  Object.assign(env, { TELEGRAM_BOT_NAME: "" });
  expect(await offered(couple)).toBe(0);
  expect((await change(couple, { intent: "telegram" })).status).toBe(404);
});

test.each(languages)("Telegram is offered in %s", async (language) => {
  const { path, couple } = await coupleWithTelegram();
  await bind(path, newChat());
  const html = await (await open(`/replies/settings?lng=${language}`, couple)).text();
  expect(rawKeysIn(html)).toEqual([]);
  expect(attributesOf(html, 'button[value="end-telegram"]', "aria-label")[0]).toContain("Telegram");
});
