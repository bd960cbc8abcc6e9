import { env } from "cloudflare:workers";
import { data, redirect } from "react-router";
import type { Route } from "./+types/stop";
import { findChangeMail } from "#app/platform/outbox/guest/data.server.ts";
import { StopPage } from "#app/domain/reply/components/stop-page.tsx";
import { findMailbox } from "#app/domain/reply/address/data.server.ts";
import { confirmMailbox, forgetMailbox } from "#app/domain/reply/address/mutations.server.ts";
import { readStopToken } from "#app/domain/reply/address/token.ts";
import { SiteError } from "#app/shop/site/components/site-error.tsx";
import { isLanguage } from "#app/i18n/languages.ts";
import { systemClock } from "#app/lib/clock.ts";
import { readFields } from "#app/lib/form.ts";
import { oneClick } from "#app/lib/one-click.ts";
import { notFound } from "#app/lib/http.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { requireStored } from "#app/lib/storage.ts";
import { getTranslation } from "#app/middleware/i18n.ts";
import { privateAnswer } from "#app/middleware/private-answer.ts";

export const middleware = [privateAnswer];

/** Changes nothing, because mail programs fetch links. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const mailbox = await requireMailbox(params.token);
  const record = mailbox && (await requireStored(() => findMailbox(env.DB, mailbox)));
  // In the address too, because nothing says the guest's language once the address is forgotten.
  const code = url.searchParams.get("lng");
  if (isLanguage(code)) await getTranslation(context).changeLanguage(code);
  return data({ given: mailbox && record && { address: mailbox.address, ...record } });
}

/**
 * From the page's form, or from a mail program in its reader's name, which has no intent and which
 * RFC 8058 lets follow no redirect.
 */
export async function action({ request, params, url }: Route.ActionArgs) {
  const mailbox = await requireMailbox(params.token);
  const form = await readFields(request, ["intent", ...Object.keys(oneClick)]);
  if (mailbox)
    await requireStored(() =>
      form.get("intent") === "keep"
        ? confirmMailbox(env.DB, mailbox, systemClock())
        : forgetMailbox(env.DB, mailbox),
    );
  if (form.get("List-Unsubscribe") === oneClick["List-Unsubscribe"]) return data(null);
  return redirect(url.pathname + url.search, 303);
}

/**
 * The mailbox that a token is about; null once nothing is known of it.
 * @throws 404 for a token that was not made here.
 */
async function requireMailbox(
  token: string,
): Promise<{ invitation: string; address: string } | null> {
  const { DASHBOARD_SECRET } = requireSettings(env, ["DASHBOARD_SECRET"]);
  const mailId = await readStopToken(DASHBOARD_SECRET, token);
  if (mailId === null) throw notFound();
  return requireStored(() => findChangeMail(env.DB, mailId));
}

export default function Stop({ loaderData }: Route.ComponentProps) {
  return <StopPage given={loaderData.given} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SiteError error={error} />;
}
