import type { MailMessage } from "#app/lib/smtp/mail.ts";
import * as v from "valibot";

/**
 * A Telegram message in its HTML subset; at most 4096 characters, as the caption of a document 1024.
 */
export type ChatMessage = {
  chat: string;
  text: string;
  /** The address of a picture that the chat shows beside the text; without one it shows none. */
  picture?: string | undefined;
  /** A table as CSV. */
  document?: { name: string; text: string };
};

/** A message to a couple's program. The signature is made when it is sent. */
export type HookMessage = {
  /** The webhook's id. */
  webhook: string;
  url: string;
  /** JSON. */
  body: string;
};

/** The kinds of messages; each has a composer (workers/sender.ts). */
const messageKinds = [
  "reply",
  "digest",
  "numbers",
  "address-confirm",
  "change",
  "export",
  "order",
  "order-thanks",
  "order-ready",
  "order-approved",
  "order-change-request",
  "order-cancelled",
  "order-published",
  "order-paid",
  "order-answer",
  "order-called-off",
  "order-goods",
  "order-files",
  "order-addition",
  "order-money",
  "order-list",
  "order-undelivered",
  "day",
  "test",
  "bot",
  "call",
  "answer",
  "answer-test",
] as const;
export type MessageKind = (typeof messageKinds)[number];

export function isMessageKind(kind: string): kind is MessageKind {
  return messageKinds.some((messageKind) => messageKind === kind);
}

/** SQL list of the kinds of news that hosts expect; a failure of one is shown to them. */
export const hostKindList = sqlList(["reply", "digest", "numbers", "export"]);

/** SQL list of the kinds that go to bound Telegram chats too. */
export const chatKinds = sqlList(["reply", "digest", "numbers"]);

/** SQL list of the kinds of messages about an order. */
export const orderKinds = sqlList(messageKinds.filter((kind) => kind.startsWith("order")));

function sqlList(kinds: readonly MessageKind[]): string {
  return `(${kinds.map((kind) => `'${kind}'`).join(", ")})`;
}

/** Kinds whose recipient typed the address, or opened the chat, without any check of it. */
export const selfTypedKinds = [
  "order-thanks",
  "order-ready",
  "order-published",
  "order-paid",
  "order-answer",
  "order-called-off",
  "order-goods",
  "order-files",
  "order-list",
  "address-confirm",
  "change",
  "bot",
  "answer",
  "answer-test",
] as const satisfies readonly MessageKind[];

/** The ways of messages; a webhook is the address of a couple's program. */
export const channels = ["mail", "telegram", "webhook"] as const;

/** A row as composers take it. `kind` is any text: a newer release may have written the row. */
export const outboxRowSchema = v.object({
  id: v.string(),
  channel: v.picklist(channels),
  kind: v.string(),
  /** The subject, such as `{reply id}:{revision}`. */
  reference: v.string(),
  invitation: v.nullable(v.string()),
  recipient: v.string(),
  attempts: v.number(),
});
export type OutboxRow = v.InferOutput<typeof outboxRowSchema>;

/** Composes a mail when it is sent, from the data that D1 has then. Throws where it cannot. */
export type Compose = (row: OutboxRow) => Promise<MailMessage>;

/** The same for a Telegram message. */
export type ComposeMessage = (row: OutboxRow) => Promise<ChatMessage>;

/** The same for what a couple's program is told. */
export type ComposeHook = (row: OutboxRow) => Promise<HookMessage>;

/** The composers of each kind, by channel. */
export type Composers = Record<
  MessageKind,
  { mail?: Compose; telegram?: ComposeMessage; webhook?: ComposeHook }
>;

/** A queue message: a row's id, or the time until which a sweep continues. No personal data. */
export const queueMessageSchema = v.union([
  v.object({ id: v.pipe(v.string(), v.uuid()) }),
  v.object({ sweepUntil: v.number() }),
]);
