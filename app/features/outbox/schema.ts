import type { MailMessage } from "#app/lib/smtp/mail.ts";
import * as v from "valibot";

/** What is said in one chat, in the HTML that Telegram knows; at most 4096 letters. */
export type ChatMessage = { chat: string; text: string };

/** The kinds of messages; each has a composer (workers/sender.ts). */
const messageKinds = [
  "reply",
  "export",
  "order",
  "order-thanks",
  "order-ready",
  "order-approved",
  "order-wish",
  "order-published",
  "order-undelivered",
  "bot",
  "call",
] as const;
export type MessageKind = (typeof messageKinds)[number];

export function isMessageKind(kind: string): kind is MessageKind {
  return messageKinds.some((known) => known === kind);
}

/** Kinds whose recipient typed the address, or opened the chat, without any check of it. */
export const selfTypedKinds = [
  "order-thanks",
  "order-ready",
  "order-published",
  "bot",
] as const satisfies readonly MessageKind[];

/** A row as composers take it. `kind` is any text: a newer release may have written the row. */
export const outboxRowSchema = v.object({
  id: v.string(),
  channel: v.picklist(["mail", "telegram"]),
  kind: v.string(),
  /** The subject, such as `{reply id}:{revision}`. */
  reference: v.string(),
  invitation: v.nullable(v.string()),
  recipient: v.string(),
  attempts: v.number(),
});
export type OutboxRow = v.InferOutput<typeof outboxRowSchema>;

/** Writes the mail at the moment it is sent, from what D1 holds then. Throws where it cannot. */
export type Compose = (row: OutboxRow) => Promise<MailMessage>;

/** The same for a Telegram message. */
export type ComposeMessage = (row: OutboxRow) => Promise<ChatMessage>;

/** The composers of each kind, by channel. */
export type Composers = Record<MessageKind, { mail?: Compose; telegram?: ComposeMessage }>;

/** The queue's message: a row's id and nothing about anyone, or until when a sweep is to go on. */
export const queueMessageSchema = v.union([
  v.object({ id: v.pipe(v.string(), v.uuid()) }),
  v.object({ sweepUntil: v.number() }),
]);
