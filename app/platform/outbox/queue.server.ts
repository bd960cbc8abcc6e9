/**
 * Tells the sender through the queue that rows are waiting. A lost queue message only delays them:
 * each minute's sweep finds every row.
 */
export async function notifyQueue(queue: Queue, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  try {
    await queue.sendBatch(ids.map((id) => ({ body: { id } })));
  } catch (error) {
    console.error("the sender was not woken", String(error));
  }
}
