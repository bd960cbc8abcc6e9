import type { MailMessage } from "#app/lib/smtp/mail.ts";
import * as v from "valibot";

/** What is said in one chat, in the HTML that Telegram knows; at most 4096 letters. */
export type ChatMessage = { chat: string; text: string };

export type OutboxRow = {
  id: string;
  channel: "mail" | "telegram";
  kind: string;
  reference: string;
  invitation: string | null;
  recipient: string;
  attempts: number;
};

/** Writes the mail at the moment it is sent, from what D1 holds then. Throws where it cannot. */
export type Compose = (row: OutboxRow) => Promise<MailMessage>;

/** The same for a Telegram message. */
export type ComposeMessage = (row: OutboxRow) => Promise<ChatMessage>;

/** The queue's message: a row's id and nothing about anyone, or until when a sweep is to go on. */
export const queueMessageSchema = v.union([
  v.object({ id: v.pipe(v.string(), v.uuid()) }),
  v.object({ sweepUntil: v.number() }),
]);
