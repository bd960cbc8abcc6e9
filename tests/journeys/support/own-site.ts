import { test } from "./fixtures.ts";
import startSite from "./site.ts";

/** Gives the tests of a file a site and a mail server of their own, beside the shared ones. */
export function useOwnSite(): void {
  const shared = { ...process.env };
  let stopSite = async () => {};
  test.beforeAll(async () => {
    // A second site is filled while others are visited, which takes its time on a busy machine.
    test.setTimeout(600_000);
    stopSite = await startSite();
  });
  test.afterAll(async () => {
    await stopSite();
    Object.assign(process.env, shared);
  });
}
