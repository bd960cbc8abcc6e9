import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import { sendRow } from "#app/platform/outbox/send.server.ts";
import { commandOf } from "#app/domain/telegram/schema.ts";
import { manyReplies, reply, weddingWithDashboard } from "../support/dashboard.ts";
import { eventually } from "../support/eventually.ts";
import { bind, callWebhook, heardIn, newChat, updateOf } from "../support/telegram.ts";
import { senderOf } from "../../workers/outbox.ts";

/**
 * Texts in a chat once the bot has answered so many times, the binding's first. Its rows are sent here,
 * too: the queue of this machine may be busy for minutes with what other tests left to be sent.
 */
async function textsIn(chat: string, count: number): Promise<string[]> {
  await sendTo(chat);
  await eventually(async () => expect(await heardIn(chat)).toHaveLength(count));
  return (await heardIn(chat)).map(({ text, caption }) => text ?? caption ?? "");
}

async function sendTo(chat: string): Promise<void> {
  const waiting = env.DB.prepare(
    "SELECT id FROM outbox WHERE recipient = ? AND state = 'pending' ORDER BY rowid",
  );
  const { results } = await waiting.bind(chat).all<{ id: string }>();
  for (const { id } of results) await sendRow(senderOf(env), id);
}

async function boundChat() {
  const { invitation } = await weddingWithDashboard({ languages: ["en", "am"] });
  const chat = newChat();
  await bind(invitation.path, chat);
  await textsIn(chat, 1);
  return { chat, path: invitation.path };
}

function household(name: string, seats: number) {
  return {
    salutation: `Dear ${name}`,
    addressForm: "one" as const,
    people: [{ name, child: false }],
    adults: seats,
    children: 0,
    language: null,
    side: null,
    tags: [],
    phone: null,
    note: null,
  };
}

test("a bound chat asks who comes, and gets names, numbers and the dashboard's link", async () => {
  const { chat, path } = await boundChat();
  await reply(path, { name: "Anna <b>& Aram", guestsNumber: 3 });
  await reply(path, { name: "Ivan Petrov", response: "No", guestsNumber: null });
  await callWebhook(updateOf(chat, "/list"));
  const [, list = ""] = await textsIn(chat, 2);
  expect(list).toContain("Arman and Anna");
  expect(list).toContain("Anna &lt;b&gt;&amp; Aram – 3");
  expect(list).toContain("Coming – 1 · Total guests – 3");
  expect(list).not.toContain("Ivan");
  expect(list).toMatch(/href="http:\/\/localhost\/replies\/m\./);
});

test("a bound chat asks who has not replied", async () => {
  const { chat, path } = await boundChat();
  await callWebhook(updateOf(chat, "/silent"));
  expect((await textsIn(chat, 2))[1]).toContain("no guest list yet");
  const other = newChat();
  await bind(path, other);
  const added = [household("Vardan", 2), household("Mane", 1)];
  await saveHouseholds(env.DB, path, { added, changed: [] }, 1);
  const { results } = await env.DB.prepare(
    "SELECT id FROM households WHERE invitation = ? ORDER BY created_at",
  )
    .bind(path)
    .all<{ id: string }>();
  const key = await reply(path, { name: "Mane" });
  await env.DB.prepare("UPDATE replies SET household = ? WHERE key = ?")
    .bind(results[1]?.id, key)
    .run();
  await callWebhook(updateOf(other, "/silent"));
  const [, silent = ""] = await textsIn(other, 2);
  expect(silent).toContain("1 household hasn’t replied yet");
  expect(silent).toContain("Vardan – 2");
  expect(silent).not.toContain("Mane –");
});

test("a bound chat gets all answers as a table", async () => {
  const { chat, path } = await boundChat();
  await reply(path, { name: "Գոհար Սարգսյան" });
  await callWebhook(updateOf(chat, "/csv"));
  await textsIn(chat, 2);
  const [, document] = await heardIn(chat);
  expect(document?.path).toMatch(/\/sendDocument$/);
  expect(document?.document?.name).toBe(`replies-${path.replace("/", "-")}.csv`);
  expect(document?.document?.text).toContain("Գոհար Սարգսյան");
  expect(document?.caption).toBe("Arman and Anna");
});

test("a long list is cut, and says how many more there are", async () => {
  const { chat, path } = await boundChat();
  await manyReplies(path, 500);
  await callWebhook(updateOf(chat, "/list"));
  const [, list = ""] = await textsIn(chat, 2);
  expect(list.length).toBeLessThanOrEqual(4096);
  const [, more] = /and (\d+) more/.exec(list) ?? [];
  const listed = list.split("\n").filter((line) => line.startsWith("Հյուր")).length;
  expect(listed + Number(more)).toBe(333);
});

test("a chat that is bound to nothing learns nothing, nor one that has stopped", async () => {
  const { chat, path } = await boundChat();
  await reply(path, { name: "Գոհար" });
  const stranger = newChat();
  for (const command of ["/list", "/csv", "/silent"])
    await callWebhook(updateOf(stranger, command));
  const [hello = ""] = await textsIn(stranger, 1);
  expect(hello).toContain("Hello!");
  await callWebhook(updateOf(chat, "/stop"));
  await callWebhook(updateOf(chat, "/list"));
  const texts = await textsIn(chat, 3);
  expect(texts.join(" ")).not.toContain("Գոհար");
});

test("a chat hears of its own invitation alone, and of each where it has two", async () => {
  const { chat, path } = await boundChat();
  const other = await boundChat();
  await reply(path, { name: "Mine" });
  await reply(other.path, { name: "Theirs" });
  await callWebhook(updateOf(chat, "/list"));
  const [, list = ""] = await textsIn(chat, 2);
  expect(list).toContain("Mine");
  expect(list).not.toContain("Theirs");
  await bind(other.path, chat);
  await textsIn(chat, 3);
  await eventually(async () => {
    await callWebhook(updateOf(chat, "/silent"));
    await sendTo(chat);
    expect((await heardIn(chat)).length).toBeGreaterThanOrEqual(5);
  });
});

test("the same question is not answered without end", async () => {
  const { chat } = await boundChat();
  for (let time = 0; time < 10; time += 1) await callWebhook(updateOf(chat, "/list"));
  const rows = await env.DB.prepare(
    "SELECT count(*) AS n FROM outbox WHERE recipient = ? AND reference LIKE '%:list:%'",
  )
    .bind(chat)
    .first<number>("n");
  // A row for each ten seconds that the test takes.
  expect(rows).toBeLessThanOrEqual(4);
});

test("an unknown command gets a short help in the chat's language", async () => {
  const { chat } = await boundChat();
  await callWebhook(updateOf(chat, "/guests"));
  expect((await textsIn(chat, 2))[1]).toContain("/silent – who hasn’t replied yet");
});

test.each([
  ["/list", true, { command: "ask", question: "list" }],
  ["/csv@hraver_bot", false, { command: "ask", question: "csv" }],
  ["/SILENT", true, { command: "help" }],
  ["/list@Hraver_Bot", false, { command: "ask", question: "list" }],
  ["/list@other_bot", false, null],
  ["/weather", false, null],
  ["/weather@hraver_bot", false, { command: "help" }],
  ["/weather", true, { command: "help" }],
  ["/start@hraver_bot abc", false, { command: "start", code: "abc" }],
  ["/stop", false, { command: "stop" }],
  ["list", true, null],
  ["and/list", true, null],
  ["/", true, null],
])("%j, private: %j", (text, isPrivate, command) => {
  expect(commandOf(text, isPrivate, "hraver_bot")).toEqual(command);
});
