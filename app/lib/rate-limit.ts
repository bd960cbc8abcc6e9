/** The period of every limit in wrangler.toml, in seconds. */
const period = 60;

/** The header that tells a visitor who may not go on when to come back (RFC 9110 section 10.2.3). */
export function retryAfter(mayGoOn: boolean): Record<string, string> {
  return mayGoOn ? {} : { "Retry-After": String(period) };
}

/**
 * Whether a visitor may go on, as a rate limit says. One that fails lets pass: it counts roughly in
 * any case, and the hard limits lie in D1.
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
