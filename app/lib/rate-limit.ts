import { within } from "#app/lib/deadline.ts";

/** Seconds; the period of every limit in wrangler.toml. */
const periodSeconds = 60;

/** Milliseconds; a limiter counts in its own data centre and answers in a few. */
const timeoutMs = 1_000;

/** `Retry-After` (RFC 9110 section 10.2.3) for a request that was not let through. */
export function retryAfter(mayGoOn: boolean): Record<string, string> {
  return mayGoOn ? {} : { "Retry-After": String(periodSeconds) };
}

/**
 * True if the rate limiter lets a request through. One that fails or never answers does: it is approximate anyway, and the hard limits are in D1.
 * @param key the thing counted: a visitor's address, or an address and a thing.
 */
export async function mayPass(limit: RateLimit, key: string): Promise<boolean> {
  try {
    const { success } = await within(limit.limit({ key }), timeoutMs);
    return success;
  } catch (error) {
    console.error("a rate limit failed and lets pass", String(error));
    return true;
  }
}
