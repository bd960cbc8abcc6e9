import { env } from "cloudflare:workers";
import { data, redirect } from "react-router";
import type { Route } from "./+types/stop";
import { StopPage } from "#app/features/reply/components/stop-page.tsx";
import { findGuestAddress } from "#app/features/reply/address-data.server.ts";
import { deleteGuestAddress } from "#app/features/reply/address-mutations.server.ts";
import { readStopToken } from "#app/features/reply/stop-token.ts";
import { SiteError } from "#app/features/site/components/site-error.tsx";
import { isLanguage } from "#app/i18n/languages.ts";
import { isOneClick } from "#app/lib/one-click.ts";
import { notFound } from "#app/lib/http.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { requireStored } from "#app/lib/storage.ts";
import { getTranslation } from "#app/middleware/i18n.ts";
import { privateAnswer } from "#app/middleware/private-answer.ts";

export const middleware = [privateAnswer];

/** Changes nothing, because mail programs fetch links. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const replyId = await requireReply(params.token);
  const given = await requireStored(() => findGuestAddress(env.DB, replyId));
  // In the address too, because nothing says the guest's language once the address is forgotten.
  const named = url.searchParams.get("lng");
  const language = isLanguage(named) ? named : given?.language;
  if (language) await getTranslation(context).changeLanguage(language);
  return data({ address: given?.address ?? null });
}

/** From the page's form, or from a mail program, which RFC 8058 lets follow no redirect. */
export async function action({ request, params, url }: Route.ActionArgs) {
  const replyId = await requireReply(params.token);
  await requireStored(() => deleteGuestAddress(env.DB, replyId));
  if (await isOneClick(request)) return data(null);
  return redirect(url.pathname + url.search, 303);
}

/** @throws 404 for a token that was not made here. */
async function requireReply(token: string): Promise<string> {
  const { DESK_SECRET } = requireSettings(env, ["DESK_SECRET"]);
  const replyId = await readStopToken(DESK_SECRET, token);
  if (replyId === null) throw notFound();
  return replyId;
}

export default function Stop({ loaderData }: Route.ComponentProps) {
  return <StopPage address={loaderData.address} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SiteError error={error} />;
}
