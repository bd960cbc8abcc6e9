import { vi } from "vitest";

/**
 * Sends until one is held back, without a request for each that passes.
 *
 * The local rate limiter counts by the minutes of the machine's clock, in a process of its own where no
 * test sets the time. So the requests between the first and the refused one go to the limiter itself,
 * with what the Worker asked it: a limit's worth takes a moment, and a rush that a new minute lets pass
 * begins again.
 * @param limiter the one that the Worker asks for these requests.
 * @returns the first answer, the refusal, and how often the limiter let pass before it.
 */
export async function rush(
  limiter: RateLimit,
  send: () => Promise<Response>,
): Promise<{ first: Response; refused: Response; passed: number }> {
  const asking = vi.spyOn(limiter, "limit");
  const first = await send();
  const [asked] = asking.mock.lastCall ?? [];
  asking.mockRestore();
  if (!asked) throw new Error("the limiter was not asked");
  let passed = 1;
  for (let begun = 0; begun < 10; begun += 1) {
    while ((await limiter.limit(asked)).success) passed += 1;
    const refused = await send();
    if (refused.status === 429) return { first, refused, passed };
  }
  throw new Error("nobody was asked to wait");
}
