import type { MailCall } from "#app/platform/outbox/requested-mail/schema.ts";
import type { DeliveryOutcome } from "#app/lib/delivery.ts";
import type { NamedMail } from "#app/lib/smtp/mail.ts";
import { findCall } from "#app/platform/outbox/requested-mail/data.server.ts";
import { beginCall, endCall } from "#app/platform/outbox/requested-mail/mutations.server.ts";
import { messageIdOf } from "#app/platform/outbox/send.server.ts";
import type { Clock } from "#app/lib/clock.ts";
import { sha256Hex } from "#app/lib/crypto.ts";
import { withoutRetries, withRetries } from "#app/lib/retries.ts";

type CallSender = {
  db: D1Database;
  deliver: (mail: NamedMail) => Promise<DeliveryOutcome>;
  now: Clock;
  from: string;
};

/**
 * `unconfirmed`: the mail server received the mail and did not answer, so it may have been
 * delivered. `busy`: the same call is being sent. `reused`: the key belongs to another mail.
 */
export type CallOutcome = "sent" | "failed" | "unconfirmed" | "busy" | "reused";

/**
 * Sends a mail while its caller waits, once. A caller who was told of a failure must not find the
 * mail sent later, so a mail that is not sent at once is given up, and only its hash is stored.
 * @param key of `Idempotency-Key`, or null. A key that was sent answers `sent` without a second
 * mail; a failed one is tried again, one that was perhaps delivered twice more.
 * @throws when D1 fails or does not answer within eight seconds.
 */
export async function sendCall(
  { db, deliver, now, from }: CallSender,
  call: MailCall,
  key: string | null,
): Promise<CallOutcome> {
  const reference = key === null ? crypto.randomUUID() : await sha256Hex(key);
  const content = await sha256Hex(JSON.stringify([call.to, call.subject, call.text, call.html]));
  const moment = now();
  const row = await withoutRetries(() =>
    beginCall(db, { reference, recipient: call.to, content }, moment),
  );
  if (!row) return earlierOutcome(db, reference, content);

  const outcome = await deliver({ ...call, messageId: messageIdOf(row.id, from) });
  const unconfirmed = outcome.state === "retry" && outcome.unconfirmed === true;
  const error = outcome.state === "sent" ? null : outcome.error;
  // A caller who got no answer would send the mail again.
  await withRetries(() => endCall(db, row, { error, unconfirmed }, now()));
  if (unconfirmed) return "unconfirmed";
  return outcome.state === "sent" ? "sent" : "failed";
}

/** The outcome of an earlier call with this key that is not tried again. */
async function earlierOutcome(
  db: D1Database,
  reference: string,
  content: string,
): Promise<CallOutcome> {
  const earlier = await withRetries(() => findCall(db, reference));
  if (earlier && earlier.content !== content) return "reused";
  if (earlier?.state === "dead") return "unconfirmed";
  return earlier?.state === "sent" ? "sent" : "busy";
}
