import * as v from "valibot";
import { unconfirmedAtMost } from "#app/platform/outbox/rules.ts";
import { findRow } from "#app/lib/rows.ts";

/** Longer than a call may take (`callLimits`), and short enough for a caller who repeats it. */
const leaseMs = 3 * 60_000;

const begunRow = v.object({ id: v.string(), lease: v.number() });

/** A call that this request sends, until `lease`. */
type BegunCall = v.InferOutput<typeof begunRow>;

/**
 * Claims a call: a new one, or one that failed and may be repeated. A single statement, so that
 * exactly one of several concurrent requests with one key sends the mail. Not by `enqueue`, whose
 * rows wait to be sent and are left as they are when they exist: this one is being sent by its caller.
 * @param call `content` is the hash of the mail; a reference stands for one content only.
 * @returns null when there is nothing to send.
 */
export async function beginCall(
  db: D1Database,
  { reference, recipient, content }: { reference: string; recipient: string; content: string },
  moment: number,
): Promise<BegunCall | null> {
  return findRow(
    begunRow,
    db
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
        recipient,
        moment + leaseMs,
        moment,
        content,
        unconfirmedAtMost,
      ),
  );
}

/** Records how a call ended, if its lease is still held. `error` is null when the mail was sent. */
export async function endCall(
  db: D1Database,
  { id, lease }: BegunCall,
  { error, unconfirmed }: { error: string | null; unconfirmed: boolean },
  moment: number,
): Promise<void> {
  const sent = error === null;
  await db
    .prepare(
      `UPDATE outbox SET state = ?3, due_at = ?4, last_error = ?5, sent_at = ?6, settled_at = ?7,
         unconfirmed = unconfirmed + ?8
       WHERE id = ?1 AND state = 'sending' AND due_at = ?2`,
    )
    .bind(
      id,
      lease,
      sent ? "sent" : "dead",
      moment,
      error,
      sent ? moment : null,
      sent ? null : moment,
      Number(unconfirmed),
    )
    .run();
}
