import { expect, test } from "vitest";
import { inParallel } from "../../cli/parallel.ts";

test("all items are processed in order, never more in parallel than allowed", async () => {
  const begun: number[] = [];
  let open = 0;
  let most = 0;
  const items = Array.from({ length: 40 }, (_, index) => index);
  const failures = await inParallel(4, items, async (item) => {
    begun.push(item);
    open += 1;
    most = Math.max(most, open);
    await scheduler.wait(1);
    open -= 1;
  });
  expect({ begun, most, failures }).toEqual({ begun: items, most: 4, failures: [] });
});

test("after a failure no further item is started, started ones finish, and every failure is returned", async () => {
  const ended: number[] = [];
  const failures = await inParallel(3, [0, 1, 2, 3, 4, 5, 6], async (item) => {
    if (item < 2) throw new Error(`no ${item}`);
    await scheduler.wait(5);
    ended.push(item);
  });
  expect(failures.map(String)).toEqual(["Error: no 0", "Error: no 1"]);
  expect(ended).toEqual([2]);
});
