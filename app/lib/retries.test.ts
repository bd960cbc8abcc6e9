import { expect, test, vi } from "vitest";
import { withRetries } from "#app/lib/retries.ts";

// The staff command runs this in Node, which lacks some globals of Workers.
test("a call that fails twice is made a third time, in Node too", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const answers = [new Error("busy"), new Error("busy"), "stored"];
  const call = vi.fn<() => Promise<string | undefined>>(async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  await expect(withRetries(call)).resolves.toBe("stored");
  expect(call).toHaveBeenCalledTimes(3);
});
