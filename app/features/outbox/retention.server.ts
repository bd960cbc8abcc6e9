import { dayInMilliseconds, stores } from "#app/features/privacy/stores.ts";
import type { Clock } from "#app/lib/clock.ts";

/** Long after any couple looks whether a mail arrived. */
const keepSentFor = stores.messages.days * dayInMilliseconds;

/** Deletes messages sent or settled more than a year ago. What waits or failed stays until staff decide. */
export async function deleteSentMessages(db: D1Database, now: Clock): Promise<void> {
  const before = now() - keepSentFor;
  await db.batch([
    db.prepare("DELETE FROM outbox WHERE state = 'sent' AND sent_at < ?1").bind(before),
    db.prepare("DELETE FROM outbox WHERE state = 'dead' AND settled_at < ?1").bind(before),
    db.prepare("DELETE FROM outbox WHERE staff_settled_at < ?1").bind(before),
  ]);
}
