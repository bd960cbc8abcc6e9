import { unavailable } from "#app/lib/http.ts";
import { withoutRetries, withRetries } from "#app/lib/retries.ts";

/**
 * Runs a D1 call that a response needs. Transient errors are retried, which costs a quarter of a
 * second instead of an error page.
 * @param ask may run several times, so it must be idempotent.
 * @throws a 503 response when D1 keeps failing or does not answer in time.
 */
export function requireStored<Result>(ask: () => Promise<Result>): Promise<Result> {
  return orUnavailable(withRetries(ask));
}

/**
 * As `requireStored`, for a call whose repetition would answer otherwise: it runs once.
 * @throws a 503 response when D1 fails or does not answer in time.
 */
export function requireStoredOnce<Result>(ask: () => Promise<Result>): Promise<Result> {
  return orUnavailable(withoutRetries(ask));
}

async function orUnavailable<Result>(operation: Promise<Result>): Promise<Result> {
  try {
    return await operation;
  } catch (error) {
    console.error("D1 does not answer", String(error));
    throw unavailable();
  }
}
