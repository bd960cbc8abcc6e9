/** Seconds; the period of every limit in wrangler.toml. */
const periodSeconds = 60;

/** `Retry-After` (RFC 9110 section 10.2.3) for a request that was not let through. */
export function retryAfter(mayGoOn: boolean): Record<string, string> {
  return mayGoOn ? {} : { "Retry-After": String(periodSeconds) };
}

/**
 * Whether the rate limiter lets a request through. A failing limiter does: it is approximate
 * anyway, and the hard limits are in D1.
 * @param key what is counted: a visitor's address, or an address and a thing.
 */
export async function mayPass(limit: RateLimit, key: string): Promise<boolean> {
  try {
    const { success } = await limit.limit({ key });
    return success;
  } catch (error) {
    console.error("a rate limit failed and lets pass", String(error));
    return true;
  }
}
