import { trimChanges } from "#app/features/change-log/mutations.server.ts";
import { deleteExpiredAttempts } from "#app/features/gate/mutations.server.ts";
import { deleteExpiredPreviews } from "#app/features/order/preview/mutations.server.ts";
import { deleteSentMessages } from "#app/features/outbox/mutations.server.ts";
import { deleteUnconfirmedAddresses } from "#app/features/outbox/notification-mutations.server.ts";
import { deleteExpiredReplies } from "#app/features/reply/retention.server.ts";
import { deletionsAtEnd } from "#app/features/rights/rows.server.ts";
import type { Clock } from "#app/lib/clock.ts";

/**
 * Deletes what has reached its term in D1, by the terms of `privacy/stores.ts`. One part that fails
 * does not stop the others.
 * @throws the first part's error, after the others are done.
 */
export async function deleteExpired(
  { db, content }: { db: D1Database; content: KVNamespace },
  now: Clock,
): Promise<void> {
  const parts = [
    () => deleteSentMessages(db, now),
    () => deleteExpiredAttempts(db, now),
    () => deleteExpiredPreviews(db, now),
    () => deleteUnconfirmedAddresses(db, now),
    () => trimChanges(db),
    () => deleteExpiredReplies({ db, kv: content, now, deletions: deletionsAtEnd }),
  ];
  const failures: unknown[] = [];
  for (const part of parts) {
    try {
      await part();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
