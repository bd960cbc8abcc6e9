import type { OutboxRow } from "#app/features/outbox/schema.ts";
import type { Clock } from "#app/lib/clock.ts";

/** A row that is ours until the lease. `unconfirmed` counts attempts after which it was perhaps delivered. */
export type Claimed = OutboxRow & { lease: number; unconfirmed: number };

/**
 * Longer than a message takes to be composed and sent (`composeMs`, `patientLimits`): a sender that lives
 * never loses a row. A sender that died has its row taken over this much later. In milliseconds.
 */
export const leaseMs = 12 * 60_000;

/**
 * Takes one due row: the one of this id, or the longest waiting of a channel. A row that is being sent is due
 * again when its lease runs out, so `due_at` says both. Its sender broke off then, perhaps after it was
 * delivered, which is counted. One statement, therefore of any number of senders exactly one gets the row.
 */
export async function claimRow(
  { db, now }: { db: D1Database; now: Clock },
  wanted: { id: string } | { channel: OutboxRow["channel"] },
): Promise<Claimed | null> {
  const moment = now();
  const [which, value] =
    "id" in wanted
      ? ["id = ?3", wanted.id]
      : [
          "id = (SELECT id FROM outbox WHERE channel = ?3 AND $due ORDER BY due_at LIMIT 1)",
          wanted.channel,
        ];
  const due = "state IN ('pending', 'sending') AND due_at <= ?1";
  return db
    .prepare(
      `UPDATE outbox SET state = 'sending', due_at = ?2, attempts = attempts + 1,
         unconfirmed = unconfirmed + (state = 'sending')
       WHERE ${which.replace("$due", due)} AND ${due}
       RETURNING id, channel, kind, reference, invitation, recipient, attempts, unconfirmed, due_at AS lease`,
    )
    .bind(moment, moment + leaseMs, value)
    .first<Claimed>();
}
