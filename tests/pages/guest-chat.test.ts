import { env } from "cloudflare:workers";
import { afterEach, expect, test } from "vitest";
import { readPublished } from "#app/domain/invitation/published.ts";
import { sendRow } from "#app/platform/outbox/send.server.ts";
import { sendMessage } from "#app/platform/outbox/chat/send.server.ts";
import { composeChangeMessage } from "#app/domain/reply/change/mail.server.ts";
import { tellGuests } from "#app/domain/reply/change/rules.server.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { before, changeRows, guestOf, publishLater, wedding } from "../support/changed-wedding.ts";
import { eventually } from "../support/eventually.ts";
import { attributesOf } from "../support/html.ts";
import { publish } from "../support/invitations.ts";
import { always, findRow, newSender } from "../support/outbox.ts";
import { origin } from "../support/site.ts";
import { botSettings, callWebhook, heardIn, newChat, updateOf } from "../support/telegram.ts";
import { advanceClock, setClock } from "../support/time.ts";

const botBefore: unknown = Reflect.get(env, "TELEGRAM_BOT_NAME");
afterEach(() => {
  Object.assign(env, { TELEGRAM_BOT_NAME: botBefore });
});

/** The code in the link by which a page offers a Telegram chat; empty where it offers none. */
function codeIn(html: string): string {
  const [href = ""] = attributesOf(html, '#changes a[href^="https://t.me/hraver_bot"]', "href");
  return href.split("?start=")[1] ?? "";
}

test("a guest's chat is told of a change once, in place of the address, until /stop", async () => {
  Object.assign(env, { TELEGRAM_BOT_NAME: "hraver_bot" });
  const invitation = await publish(env.CONTENT, wedding({ languages: ["am", "en"] }));
  const { path } = invitation;
  const guest = await guestOf(path);
  await guest.send({ intent: "address", email: "ani@example.com" });
  const code = codeIn(await guest.read());
  expect(code).toMatch(/^[\w-]{64}$/);
  const [own, strange] = [newChat(), newChat()];
  const say = (chat: string, text: string) => callWebhook(updateOf(chat, text));
  const heard = async (chat: string) => (await heardIn(chat)).map(({ text }) => text);
  const forged = `${code.slice(0, -1)}${code.endsWith("A") ? "B" : "A"}`;
  await say(strange, `/start ${forged}`);
  await say(own, `/start ${code}`);
  await say(strange, `/start ${code}`);
  await eventually(async () => {
    // The guest's language, though the person's Telegram is English.
    expect(await heard(own)).toEqual([expect.stringContaining("«Արման և Աննա» հրավերի ժամը")]);
    expect(await heard(strange)).toContainEqual(expect.stringContaining("կգտնեք նոր հղում"));
  });
  expect(codeIn(await guest.read())).toBe("");

  await publishLater(invitation, before);
  advanceClock();
  const changed = readPublished(path, (await env.CONTENT.get(`invitation:${path}`)) ?? "");
  await tellGuests(env.DB, changed, before);
  await tellGuests(env.DB, changed, before);
  const rows = await changeRows(path);
  expect(rows).toMatchObject([{ channel: "telegram", recipient: own }]);
  const [row] = rows;
  if (!row) throw new Error("no message");
  const { DASHBOARD_SECRET } = requireSettings(env, ["DASHBOARD_SECRET"]);
  const now = () => before;
  const sources = { db: env.DB, kv: env.CONTENT, origin, dashboardSecret: DASHBOARD_SECRET, now };
  const message = await composeChangeMessage(sources, row);
  expect(message.text).toContain("16:00");
  expect(message.text).toContain(`<a href="${origin}/${path}`);
  expect(message.text).toContain("/stop");

  // News that waited for the chat goes to the address that the guest had given before.
  await say(own, "/stop");
  await eventually(async () =>
    expect(await heard(own)).toContainEqual(expect.stringContaining("այլևս չենք գրի")),
  );
  const mails = (await changeRows(path)).filter(({ channel }) => channel === "mail");
  expect(mails).toMatchObject([{ recipient: "ani@example.com" }]);
  expect(codeIn(await guest.read())).not.toBe("");
});

test("a guest takes the chat back on the page, and a lost one is given up without an alarm", async () => {
  Object.assign(env, { TELEGRAM_BOT_NAME: "hraver_bot" });
  const invitation = await publish(env.CONTENT, wedding());
  const { path } = invitation;
  const guest = await guestOf(path);
  const chat = newChat("blocked");
  const bind = async () => callWebhook(updateOf(chat, `/start ${codeIn(await guest.read())}`));
  await bind();
  expect(codeIn(await guest.read())).toBe("");
  expect((await guest.send({ intent: "chat" })).status).toBe(303);
  expect(codeIn(await guest.read())).not.toBe("");

  // Two hours later, so that the offered code is another one: the first was used.
  setClock(before + 2 * 60 * 60 * 1000);
  await bind();
  await publishLater(invitation, before);
  const changed = readPublished(path, (await env.CONTENT.get(`invitation:${path}`)) ?? "");
  await tellGuests(env.DB, changed, before);
  const [row] = await changeRows(path);
  const { sender } = newSender(always({ state: "sent" }), {
    deliverMessage: (message) => sendMessage(botSettings, message),
    composeMessage: async ({ recipient }) => ({ chat: recipient, text: "x" }),
    now: () => before + 60 * 60 * 1000,
  });
  await sendRow(sender, row?.id ?? "");
  expect(await findRow(row?.id ?? "")).toMatchObject({ state: "dead" });
  expect(await changeRows(path)).toHaveLength(1);
  expect(codeIn(await guest.read())).not.toBe("");
});

test("without a bot the page offers none, and a guest who does not come binds nothing", async () => {
  Object.assign(env, { TELEGRAM_BOT_NAME: "hraver_bot" });
  const { path } = await publish(env.CONTENT, wedding());
  const guest = await guestOf(path);
  const code = codeIn(await guest.read());
  await env.DB.prepare("UPDATE replies SET response = 'No' WHERE invitation = ?1").bind(path).run();
  await callWebhook(updateOf(newChat(), `/start ${code}`));
  const { results } = await env.DB.prepare("SELECT 1 FROM guest_chats WHERE invitation = ?1")
    .bind(path)
    .all();
  expect(results).toEqual([]);
  Object.assign(env, { TELEGRAM_BOT_NAME: "" });
  const other = await guestOf(path, { key: crypto.randomUUID() });
  expect(codeIn(await other.read())).toBe("");
});
