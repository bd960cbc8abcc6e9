import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { bindChat } from "#app/platform/outbox/chat/mutations.server.ts";
import { enqueue, enqueuedIds } from "#app/platform/outbox/enqueue.server.ts";
import type { Message } from "#app/platform/outbox/types.ts";
import { sql } from "#app/lib/sql.ts";

const now = Date.UTC(2027, 5, 1);
const day = 24 * 60 * 60 * 1000;

/** The ids of the rows that a message adds. */
async function add(message: Message, at = now): Promise<string[]> {
  return enqueuedIds(await env.DB.batch(enqueue(env.DB, message, at)));
}

async function rowsAbout(reference: string) {
  const { results } = await env.DB.prepare(
    "SELECT channel, kind, recipient, invitation, fallback, state, due_at FROM outbox WHERE reference = ? ORDER BY channel, recipient",
  )
    .bind(reference)
    .all();
  return results;
}

/** A source with the given values, without a table. */
function sourceOf<Column extends string>(given: Record<Column, string>) {
  const entries = Object.entries<string>(given).map(([name, value]) => [name, sql`${value}`]);
  return { columns: Object.fromEntries(entries) as never, from: sql`(SELECT 1)` };
}

function revisionOf(subject: string, revision: string) {
  return sourceOf({ subject, revision, invitation: `wedding/${subject}` });
}

async function bind(invitation: string, chat: string): Promise<void> {
  await env.DB.batch([bindChat(env.DB, sourceOf({ invitation }), chat, now)]);
}

test("a message is added once for each recipient, and the added rows are returned", async () => {
  const reference = crypto.randomUUID();
  const message = { kind: "export", reference, invitation: "wedding/x" } as const;
  expect(await add({ ...message, recipients: ["a@example.com", "b@example.com"] })).toHaveLength(2);
  expect(await add({ ...message, recipients: ["b@example.com", "c@example.com"] })).toHaveLength(1);
  const mail = { channel: "mail", kind: "export", invitation: "wedding/x", fallback: null };
  expect(await rowsAbout(reference)).toEqual(
    ["a", "b", "c"].map((name) => ({
      ...mail,
      recipient: `${name}@example.com`,
      state: "pending",
      due_at: now,
    })),
  );
});

test("each id is a UUID of its own, as the queue's messages name them", async () => {
  const recipients = Array.from({ length: 20 }, (_, index) => `${index}@example.com`);
  const reference = crypto.randomUUID();
  const ids = await add({ kind: "export", reference, invitation: "wedding/x", recipients });
  expect(new Set(ids).size).toBe(20);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
});

test("a source without rows adds nothing", async () => {
  const source = { columns: { reference: sql`id` }, from: sql`orders WHERE id = ${"nobody"}` };
  expect(await add({ kind: "order", source, recipient: "studio@example.com" })).toEqual([]);
});

test("a batch adds nothing when one of its statements fails", async () => {
  const reference = crypto.randomUUID();
  const message = {
    kind: "order-undelivered",
    reference,
    recipient: "studio@example.com",
  } as const;
  const failing = env.DB.prepare("INSERT INTO outbox (id) VALUES (NULL)");
  await expect(env.DB.batch([...enqueue(env.DB, message, now), failing])).rejects.toThrow(
    "NOT NULL",
  );
  expect(await rowsAbout(reference)).toEqual([]);
});

test("a mailbox gets so many confirmations in 24 hours, whatever tag or case its address has", async () => {
  const name = crypto.randomUUID();
  const thank = (address: string, at: number) =>
    add(
      {
        kind: "order-thanks",
        source: sourceOf({ reference: crypto.randomUUID(), recipient: address }),
        perDay: 2,
      },
      at,
    );
  expect(await thank(`${name}@example.com`, now)).toHaveLength(1);
  expect(await thank(`${name.toUpperCase()}+shop@Example.com`, now + 1)).toHaveLength(1);
  expect(await thank(`${name}+other@example.com`, now + 2)).toEqual([]);
  expect(await thank(`other-${name}@example.com`, now + 2)).toHaveLength(1);
  expect(await thank(`${name}@example.com`, now + day + 1)).toHaveLength(1);
});

test("a reply goes to the chats that are bound, with the addresses that it falls back to", async () => {
  const [id, chat] = [crypto.randomUUID(), crypto.randomUUID()];
  const recipients = ["anna@example.com"];
  await bind(`wedding/${id}`, chat);
  const message = {
    kind: "reply",
    source: revisionOf(id, "1"),
    recipients,
    telegram: true,
  } as const;
  expect(await add(message)).toHaveLength(1);
  expect(await add(message)).toEqual([]);
  expect(await rowsAbout(`${id}:1`)).toMatchObject([
    { channel: "telegram", recipient: chat, fallback: JSON.stringify(recipients) },
  ]);
});

test("mail recipients of an earlier revision get the next one, and no other reply", async () => {
  const [id, other] = [crypto.randomUUID(), crypto.randomUUID()];
  const enqueueReply = (subject: string, revision: string, recipients: string[]) =>
    add({ kind: "reply", source: revisionOf(subject, revision), recipients, telegram: false });
  await enqueueReply(id, "1", ["groom@example.com"]);
  await enqueueReply(other, "1", ["stranger@example.com"]);
  await enqueueReply(id, "2", ["bride@example.com"]);
  const recipients = (await rowsAbout(`${id}:2`)).map(({ recipient }) => recipient);
  expect(recipients).toEqual(["bride@example.com", "groom@example.com"]);
});

test("the bot's answer is about the invitation that a chat was bound to last, or about none", async () => {
  const [chat, stranger] = [crypto.randomUUID(), crypto.randomUUID()];
  await bind(`wedding/${chat}`, chat);
  const say = (recipient: string) =>
    add({ kind: "bot", reference: `1:hello:${recipient}`, chat: recipient });
  await Promise.all([say(chat), say(stranger)]);
  expect(await rowsAbout(`1:hello:${chat}`)).toMatchObject([{ invitation: `wedding/${chat}` }]);
  expect(await rowsAbout(`1:hello:${stranger}`)).toMatchObject([{ invitation: null }]);
});
