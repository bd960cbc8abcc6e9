/**
 * Works on items, so many at a time, in their order. After a failure nothing new is begun, nor once
 * `signal` is aborted.
 * @returns the failures, once everything that had begun has ended; none is good.
 */
export async function inParallel<Item>(
  width: number,
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
  await Promise.all(Array.from({ length: width }, line));
  return failures;
}
