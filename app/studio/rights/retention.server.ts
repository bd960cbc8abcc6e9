import { trimChanges } from "#app/domain/change-log/mutations.server.ts";
import { deleteExpiredAttempts } from "#app/domain/gate/mutations.server.ts";
import { deleteExpiredPreviews } from "#app/shop/order/preview/mutations.server.ts";
import { deleteSentMessages } from "#app/platform/outbox/mutations.server.ts";
import { deleteUnconfirmedAddresses } from "#app/platform/outbox/notification/mutations.server.ts";
import { deleteExpiredReplies } from "#app/domain/reply/retention.server.ts";
import { deletionsAtEnd } from "#app/studio/rights/rows.server.ts";
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
