/** D1 answers a passing fault with an error; statements that are idempotent may be sent again. */
export async function withRetries<Result>(run: () => Promise<Result>): Promise<Result> {
  for (const wait of [50, 200]) {
    try {
      return await run();
    } catch (error) {
      console.warn("D1 failed, once more", String(error));
      await scheduler.wait(wait);
    }
  }
  return run();
}
