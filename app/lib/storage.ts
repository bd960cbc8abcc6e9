import { unavailable } from "#app/lib/http.ts";
import { withRetries } from "#app/lib/retries.ts";

/**
 * Runs a D1 call that a response needs. Transient errors are retried, which costs a quarter of a
 * second instead of an error page.
 * @param ask may run several times, so it must be idempotent.
 * @throws a 503 response when D1 keeps failing or does not answer in time.
 */
export async function requireStored<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await withRetries(ask);
  } catch (error) {
    console.error("D1 does not answer", String(error));
    throw unavailable();
  }
}
