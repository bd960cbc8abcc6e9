import type { MailCall } from "#app/features/outbox/call-schema.ts";
import type { DeliveryOutcome } from "#app/lib/delivery.ts";
import type { NamedMail } from "#app/lib/smtp/mail.ts";
import { unconfirmedAtMost } from "#app/features/outbox/retry.ts";
import { messageIdOf } from "#app/features/outbox/send.server.ts";
import type { Clock } from "#app/lib/clock.ts";

type CallSender = {
  db: D1Database;
  deliver: (mail: NamedMail) => Promise<DeliveryOutcome>;
  now: Clock;
  from: string;
};

/**
 * `unconfirmed`: the mail server had the mail and gave no answer, so that it was perhaps delivered. `busy`: the
 * same call is under way. `reused`: its key stands for another mail.
 */
export type CallOutcome = "sent" | "failed" | "unconfirmed" | "busy" | "reused";

/** Longer than a caller is let wait (`callLimits`), and no longer than one who hung up waits to call again. */
const leaseMs = 3 * 60_000;

/**
 * Sends a mail while its caller waits, once. Who is told of a failure must not find the mail sent
 * later, so whatever is not sent at once is given up, and nothing of the mail is stored but its hash.
 * @param key of `Idempotency-Key`, or null. A key that was sent answers `sent` without a second mail;
 *   one that failed is tried again, one that was perhaps delivered two times more.
 * @throws when D1 fails.
 */
export async function sendCall(
  { db, deliver, now, from }: CallSender,
  call: MailCall,
  key: string | null,
): Promise<CallOutcome> {
  const reference = key === null ? crypto.randomUUID() : await hash(key);
  const content = await hash(JSON.stringify([call.to, call.subject, call.text, call.html]));
  const moment = now();
  const row = await db
    .prepare(
      `INSERT INTO outbox (id, channel, kind, reference, recipient, state, attempts, due_at, created_at, content_hash)
       SELECT ?1, 'mail', 'call', ?2, ?3, 'sending', 1, ?4, ?5, ?6
       WHERE NOT EXISTS (SELECT 1 FROM outbox WHERE kind = 'call' AND reference = ?2 AND content_hash <> ?6)
       ON CONFLICT (kind, reference, recipient) DO UPDATE SET
         state = 'sending', attempts = attempts + 1, due_at = excluded.due_at, settled_at = NULL
       WHERE state = 'dead' AND unconfirmed < ?7 RETURNING id, due_at AS lease`,
    )
    .bind(
      crypto.randomUUID(),
      reference,
      call.to,
      moment + leaseMs,
      moment,
      content,
      unconfirmedAtMost,
    )
    .first<{ id: string; lease: number }>();
  if (!row) return earlierOutcome(db, reference, content);

  const outcome = await deliver({ ...call, messageId: messageIdOf(row.id, from) });
  const end = now();
  const sent = outcome.state === "sent";
  const unconfirmed = outcome.state === "retry" && outcome.unconfirmed === true;
  await db
    .prepare(
      `UPDATE outbox SET state = ?3, due_at = ?4, last_error = ?5, sent_at = ?6, settled_at = ?7,
         unconfirmed = unconfirmed + ?8
       WHERE id = ?1 AND state = 'sending' AND due_at = ?2`,
    )
    .bind(
      row.id,
      row.lease,
      sent ? "sent" : "dead",
      end,
      outcome.state === "sent" ? null : outcome.error,
      sent ? end : null,
      sent ? null : end,
      Number(unconfirmed),
    )
    .run();
  if (unconfirmed) return "unconfirmed";
  return sent ? "sent" : "failed";
}

/** What became of a key that was named before and is not tried again. */
async function earlierOutcome(
  db: D1Database,
  reference: string,
  content: string,
): Promise<CallOutcome> {
  const earlier = await db
    .prepare(
      "SELECT state, content_hash AS content FROM outbox WHERE kind = 'call' AND reference = ?1",
    )
    .bind(reference)
    .first<{ state: string; content: string }>();
  if (earlier && earlier.content !== content) return "reused";
  if (earlier?.state === "dead") return "unconfirmed";
  return earlier?.state === "sent" ? "sent" : "busy";
}

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return new Uint8Array(digest).toHex();
}
