/**
 * Works on items, so many at a time, in their order. After a failure nothing new is begun.
 * @returns the failures, once everything that had begun has ended; none is good.
 */
export async function inParallel<Item>(
  width: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<unknown[]> {
  const waiting = items.values();
  const failures: unknown[] = [];
  const line = async () => {
    for (const item of waiting) {
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
