import type { MailMessage } from "#app/lib/smtp/mail.ts";
import * as v from "valibot";

/** What is said in one chat, in the HTML that Telegram knows; at most 4096 letters. */
export type ChatMessage = { chat: string; text: string };

/** What a message is about. A row's kind says which composer writes it. */
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

/** Kinds that go where somebody asked for them by an address or a chat of their own. */
export const selfTypedKinds = [
  "order-thanks",
  "order-ready",
  "order-published",
  "bot",
] as const satisfies readonly MessageKind[];

/** A row as its composer takes it. Its kind may be one that a newer release has named. */
export const outboxRowSchema = v.object({
  id: v.string(),
  channel: v.picklist(["mail", "telegram"]),
  kind: v.string(),
  /** What it is about, as in `{reply id}:{revision}`. */
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

/** What writes a message of each kind, for the channels that carry it. */
export type Composers = Record<MessageKind, { mail?: Compose; telegram?: ComposeMessage }>;

/** The queue's message: a row's id and nothing about anyone, or until when a sweep is to go on. */
export const queueMessageSchema = v.union([
  v.object({ id: v.pipe(v.string(), v.uuid()) }),
  v.object({ sweepUntil: v.number() }),
]);
