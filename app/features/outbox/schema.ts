import * as v from "valibot";

/** What is said to one recipient. Text and HTML say the same; `replyTo` is where an answer goes. */
export type MailMessage = {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
};

/** A mail that has its name: the same at every attempt, so that a second copy is known as one. */
export type NamedMail = MailMessage & { messageId: string };

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

/**
 * How an attempt ended. `retry` with `alarm`: the fault is our own and someone has to mend it;
 * such a row waits as long as that takes. `error` names no person.
 */
export type DeliveryOutcome =
  | { state: "sent" }
  | { state: "retry"; error: string; alarm?: boolean }
  | { state: "dead"; error: string };

/** The queue's message: a row's id and nothing about anyone. */
export const wakeSchema = v.object({ id: v.pipe(v.string(), v.uuid()) });
