import { env } from "cloudflare:workers";
import { data, isRouteErrorResponse, redirect } from "react-router";
import * as v from "valibot";
import type { Route } from "./+types/try";
import { WaitPage } from "#app/domain/personalisation/components/wait-page.tsx";
import {
  isPersonalised,
  rejectedInputSchema,
  personalisationSchema,
  withoutPast,
  type RejectedInput,
} from "#app/domain/personalisation/schema.ts";
import { savePersonalisation } from "#app/domain/personalisation/session.server.ts";
import { withSpellings } from "#app/domain/personalisation/spellings.ts";
import { today } from "#app/domain/personalisation/studio-today.ts";
import { localeOfAddress } from "#app/domain/invitation/addressed-invitation.server.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { findPacksOfNames } from "#app/i18n/packs.server.ts";
import { SiteError } from "#app/shop/site/components/site-error.tsx";
import { systemClock } from "#app/lib/clock.ts";
import { readFields } from "#app/lib/form.ts";
import { addressOfVisitor, notFound } from "#app/lib/http.ts";
import { mayPass, retryAfter } from "#app/lib/rate-limit.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? new Headers();
}

/** POST only. */
export function loader() {
  throw notFound();
}

/** Saves the visitor's personalisation and redirects to the page of the form. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const mayTry = await mayPass(env.TRY_LIMIT, addressOfVisitor(request));
  const form = await readFields(request, ["first", "second", "date", "back", "reset"]);
  const back = backTo(form.get("back"), url);
  const notSaved = async (reason: RejectedInput["reason"], status: 429 | 503) => {
    await setLanguageOf(new URL(back, url).pathname, context);
    const typed = { ...Object.fromEntries(form), back, today: today(systemClock()), reason };
    return data(typed, { status, headers: retryAfter(false) });
  };
  if (!mayTry) throw await notSaved("too-many", 429);
  const input = form.get("reset") ? {} : Object.fromEntries(form);
  const { REPLY_SECRET } = requireSettings(env, ["REPLY_SECRET"]);
  const result = v.safeParse(personalisationSchema, input);
  // The browser enforces the same limits, so a violation does not come from the form.
  if (!result.success) throw new Response(null, { status: 400 });
  const typed = withoutPast(result.output, today(systemClock()));
  const personalisation = isPersonalised(typed)
    ? withSpellings(typed, await findPacksOfNames(env.CONTENT))
    : typed;
  let cookie: string | null;
  try {
    cookie = await savePersonalisation(env.VISITS, REPLY_SECRET, request, personalisation);
  } catch (error) {
    console.error("a visitor's names were not kept", String(error));
    throw await notSaved("not-kept", 503);
  }
  return redirect(back, {
    status: 303,
    headers: cookie === null ? {} : { "Set-Cookie": cookie },
  });
}

/**
 * A page of this site, or the list of designs. A path with two leading slashes would be another
 * host.
 */
function backTo(back: unknown, url: URL): string {
  const target = typeof back === "string" && URL.canParse(back, url) ? new URL(back, url) : null;
  return target?.origin === url.origin && !target.pathname.startsWith("//")
    ? target.pathname + target.search + target.hash
    : "/weblink#designs";
}

/** Puts the wait page into the language of the page that has the form. */
async function setLanguageOf(
  pathname: string,
  context: Route.ActionArgs["context"],
): Promise<void> {
  const address = await localeOfAddress(env.CONTENT, pathname);
  if (address?.isPublished) await getTranslation(context).changeLanguage(address.locale);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const typed = isRouteErrorResponse(error) ? v.safeParse(rejectedInputSchema, error.data) : null;
  return typed?.success ? <WaitPage typed={typed.output} /> : <SiteError error={error} />;
}

/** Without a component the route would answer its loader's response without the designed page. */
export default function Try() {
  return null;
}
