import { unavailable } from "#app/lib/http.ts";
import { withRetries } from "#app/lib/retries.ts";

/**
 * Asks D1 for what an answer cannot do without. A passing fault costs a quarter of a second and no
 * error page.
 * @param ask may run several times: it reads, or writes what may be written twice.
 * @throws a 503 response when D1 goes on failing or does not answer in time.
 */
export async function requireStored<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await withRetries(ask);
  } catch (error) {
    console.error("D1 does not answer", String(error));
    throw unavailable();
  }
}
