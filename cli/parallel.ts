/**
 * Processes items in order, up to `concurrency` at a time. After a failure, or once `signal` is aborted,
 * no further item is started.
 * @returns the failures, once all started items have ended; empty on success.
 */
export async function inParallel<Item>(
  concurrency: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  signal?: AbortSignal,
): Promise<unknown[]> {
  const waiting = items.values();
  const failures: unknown[] = [];
  const line = async () => {
    for (const item of waiting) {
      if (signal?.aborted) return;
      try {
        await work(item);
      } catch (error) {
        failures.push(error);
      }
      if (failures.length > 0) return;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, line));
  return failures;
}
