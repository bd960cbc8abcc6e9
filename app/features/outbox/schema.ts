import * as v from "valibot";

/** What is said to one recipient. Text and HTML say the same; `replyTo` is where an answer goes. */
export type MailMessage = {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  attachment?: Attachment;
};

/** A table that a mail brings along. `name` is a file's name in ASCII, as in `replies.csv`. */
export type Attachment = { name: string; text: string };

/** A mail that has its name: the same at every attempt, so that a second copy is known as one. */
export type NamedMail = MailMessage & { messageId: string };

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

/**
 * How an attempt ended. `retry` with `alarm`: the fault is our own and someone has to mend it;
 * such a row waits as long as that takes. `unconfirmed`: the other side had the whole message and gave
 * no answer, so that it was perhaps delivered. `afterMs` is how long the other side asked us to wait.
 * `lost`: the chat takes no word from us any more. `settled`: nobody has to mend what is dead.
 * `error` names no person and begins with the stage of the attempt, as in `rcpt: 550 5.1.1`.
 */
export type DeliveryOutcome =
  | { state: "sent" }
  | { state: "retry"; error: string; alarm?: boolean; unconfirmed?: boolean; afterMs?: number }
  | { state: "dead"; error: string; lost?: boolean; settled?: boolean };

/** The queue's message: a row's id and nothing about anyone, or until when a sweep is to go on. */
export const queueMessageSchema = v.union([
  v.object({ id: v.pipe(v.string(), v.uuid()) }),
  v.object({ sweepUntil: v.number() }),
]);
