import { siteSettings } from "./settings.ts";
import { say, type Options } from "./output.ts";
import { UserError } from "./user-error.ts";
import { SettingsError } from "#app/lib/settings.ts";

/** Milliseconds; a site on this machine answers at once. */
const localTimeoutMs = 2_000;

/**
 * The origin of the site's addresses, without a slash at its end. On this machine that of `PORT`,
 * where it is set, because the site runs there too.
 * @throws UserError or SettingsError where it is not set.
 */
export async function siteOrigin({ remote = false }: Options): Promise<string> {
  const port = process.env.PORT;
  if (!remote && port && !process.env.PUBLIC_URL) return `http://localhost:${port}`;
  return (await siteSettings(remote, ["PUBLIC_URL"])).PUBLIC_URL;
}

/** The same, or null where it is not set: for addresses that are printed beside a result. */
export async function findSiteOrigin(options: Options): Promise<string | null> {
  try {
    return await siteOrigin(options);
  } catch (error) {
    if (error instanceof UserError || error instanceof SettingsError) return null;
    throw error;
  }
}

/** True if anything answers at an origin. */
async function answers(origin: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(localTimeoutMs);
    const response = await fetch(`${origin}/healthz`, { redirect: "manual", signal });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
}

/** Says so where the site of this machine does not run, after an address of it was printed. */
export async function noteIfDown(origin: string, options: Options): Promise<void> {
  if (options.remote || options.json || options.quiet || (await answers(origin))) return;
  say(
    options,
    `Nothing answers at ${origin} now. Start the site: npm run dev; where it runs on another port, give PORT.`,
  );
}
