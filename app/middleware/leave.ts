import { env } from "cloudflare:workers";
import { redirect, type RouterContextProvider } from "react-router";
import { languageOfLocale } from "#app/i18n/languages.ts";
import type { Secrets } from "#app/lib/crypto.ts";
import { readFields } from "#app/lib/form.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

/**
 * Ends the session of this browser alone, and says so on the same page.
 * @param clear makes the cookie that ends it.
 */
export async function leave(
  {
    request,
    url,
    context,
  }: { request: Request; url: URL; context: Readonly<RouterContextProvider> },
  clear: (secret: Secrets) => Promise<string>,
): Promise<Response> {
  await readFields(request, []);
  const { DASHBOARD_SECRET } = requireSettings(env, ["DASHBOARD_SECRET"]);
  // In the address, because nothing says the person's language afterwards.
  const language = languageOfLocale(getTranslation(context).language);
  return redirect(`${url.pathname}?lng=${language}`, {
    status: 303,
    headers: { "Set-Cookie": await clear(DASHBOARD_SECRET) },
  });
}
