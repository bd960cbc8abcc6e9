import { test } from "./fixtures.ts";
import { startSite } from "./site.ts";
import { endOwnStudio } from "./studio.ts";

/**
 * Gives a file's tests a site and a mail server of their own, beside the shared ones.
 * @param environment further variables of the site's process.
 */
export function useOwnSite(environment?: Record<string, string>): void {
  const shared = { ...process.env };
  let stopSite = async () => {};
  test.beforeAll(async () => {
    // Content for a second site is published while others are in use, which is slow on a busy
    // machine.
    test.setTimeout(600_000);
    stopSite = await startSite(environment);
  });
  test.afterAll(async () => {
    await endOwnStudio();
    await stopSite();
    Object.assign(process.env, shared);
  });
}
