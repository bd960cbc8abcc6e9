/**
 * Tells the sender that rows wait. Losing a message costs time alone: the sweep of each minute finds
 * every row.
 */
export async function notifyQueue(queue: Queue, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  try {
    await queue.sendBatch(ids.map((id) => ({ body: { id } })));
  } catch (error) {
    console.error("the sender was not woken", String(error));
  }
}
