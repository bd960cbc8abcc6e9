/**
 * Sends until one is held back.
 *
 * The local rate limiter counts by the minutes of the clock, not from the first request on: a rush that
 * meets the next minute is counted anew. Six times the limit is enough where a limit's worth takes
 * less than a minute.
 * @param limit what the rate limit lets pass in a minute.
 * @returns every answer; the last one is the refusal, if any came.
 */
export async function rush(limit: number, send: () => Promise<Response>): Promise<Response[]> {
  const answers: Response[] = [];
  while (answers.length < 6 * limit && answers.at(-1)?.status !== 429) answers.push(await send());
  return answers;
}
