import { env } from "cloudflare:workers";
import { vi } from "vitest";

/** Rate limits of wrangler.toml. */
const limits = [
  "REPLY_LIMIT",
  "ORDER_LIMIT",
  "UPLOAD_LIMIT",
  "TRY_LIMIT",
  "DASHBOARD_LIMIT",
  "GATE_LIMIT",
  "GUEST_LIMIT",
  "REPORT_LIMIT",
] as const;

/** Runs `work` while every rate limiter answers in a given way. */
export async function whileLimits<Result>(
  limit: RateLimit["limit"],
  work: () => Promise<Result>,
): Promise<Result> {
  const working = Object.fromEntries(limits.map((name) => [name, env[name]]));
  Object.assign(env, Object.fromEntries(limits.map((name) => [name, { limit }])));
  try {
    return await work();
  } finally {
    Object.assign(env, working);
  }
}

/**
 * Sends requests until the rate limit refuses one, with few real requests.
 *
 * The local rate limiter counts by the minutes of the machine's clock, in a process of its own
 * where no test can set the time. So the calls between the first and the refused request go to the
 * limiter directly, with the key that the Worker used: that takes a moment, and if a new minute
 * begins meanwhile, it is repeated.
 * @param limiter the one that the Worker uses for these requests.
 * @returns the first response, the refusal, and the number of calls that the limiter allowed before
 * it.
 */
export async function exceedRateLimit(
  limiter: RateLimit,
  send: () => Promise<Response>,
): Promise<{ first: Response; refused: Response; passed: number }> {
  const asking = vi.spyOn(limiter, "limit");
  const first = await send();
  const [options] = asking.mock.lastCall ?? [];
  asking.mockRestore();
  if (!options) throw new Error("the limiter was not asked");
  let passed = 1;
  for (let begun = 0; begun < 10; begun += 1) {
    while ((await limiter.limit(options)).success) passed += 1;
    const refused = await send();
    if (refused.status === 429) return { first, refused, passed };
  }
  throw new Error("nobody was asked to wait");
}
