import { env, waitUntil } from "cloudflare:workers";
import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { recordUse } from "#app/domain/couple-link/mutations.server.ts";
import {
  readSession,
  serializeSession,
  type DashboardSession,
} from "#app/couple/session.server.ts";
import { localeOf } from "#app/domain/invitation/invitation-locale.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { findInvitationOfReplies } from "#app/domain/reply/event/view.server.ts";
import { isLanguage, type Language, defaultLanguage } from "#app/i18n/languages.ts";
import { systemClock } from "#app/lib/clock.ts";
import { notFound } from "#app/lib/http.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

/** The data that a dashboard's page starts from. */
export type DashboardRequest = {
  session: DashboardSession;
  /** Null when it is no longer published. */
  invitation: PublishedInvitation | null;
  language: Language;
  /** Milliseconds since 1970 in UTC. */
  now: number;
};

const dashboardRequest = createContext<DashboardRequest | null>(null);

/**
 * The content of the cookie of a dashboard's request. The link itself is checked with the page's data.
 * @throws the same 404 response without a cookie and for a forged or expired one.
 */
export function requireSession(context: Readonly<RouterContextProvider>): DashboardRequest {
  const request = context.get(dashboardRequest);
  if (!request) throw notFound();
  return request;
}

/** True if a request has a session, of a link that may have ended. */
export function hasSession(context: Readonly<RouterContextProvider>): boolean {
  return context.get(dashboardRequest) !== null;
}

/**
 * Goes on with another session, such as that of a renewed link: the loaders of this response use
 * it, and the browser gets its cookie.
 */
export function replaceSession(
  context: Readonly<RouterContextProvider>,
  session: DashboardSession,
): void {
  context.set(dashboardRequest, { ...requireSession(context), session });
}

/**
 * Reads the session of a dashboard's cookie, and sets the page's language before anything can fail,
 * so that error pages have it too. A language chosen by `?lng=` is kept in the cookie. Reads no
 * database; the use of a shared link is written after the response.
 */
export const dashboardSession: MiddlewareFunction<Response> = async (input, next) => {
  const { request, url, context } = input;
  const now = systemClock();
  const i18n = getTranslation(context);
  const chosen = url.searchParams.get("lng");
  if (isLanguage(chosen)) await i18n.changeLanguage(chosen);
  const { DASHBOARD_SECRET } = requireSettings(env, ["DASHBOARD_SECRET"]);
  const session = await readSession(request, DASHBOARD_SECRET, now);
  if (!session) return next();
  const invitation = await findInvitationOfReplies(env.CONTENT, session.invitation);
  const language = dashboardLanguage(url, session, invitation);
  await i18n.changeLanguage(localeOf(invitation, language));
  context.set(dashboardRequest, { session, invitation, language, now });
  const response = await next();
  if (!response.ok) return response;
  if (session.shared) waitUntil(noteUse(session, now));
  const { session: latest } = requireSession(context);
  const cookieSession = isLanguage(chosen) ? { ...latest, language: chosen } : latest;
  if (latest !== session || cookieSession.language !== session.language)
    response.headers.append(
      "Set-Cookie",
      await serializeSession(DASHBOARD_SECRET, cookieSession, now),
    );
  return response;
};

/** After the response, because the page does not depend on it. */
async function noteUse({ link }: DashboardSession, now: number): Promise<void> {
  try {
    await recordUse(env.DB, link, now);
  } catch (error) {
    console.warn("the use of a link was not recorded", String(error));
  }
}

/**
 * The language of a dashboard: `?lng=`, then the one chosen before, then the invitation's first.
 * The browser's preference is ignored, because the hosts chose the invitation's languages.
 */
function dashboardLanguage(
  url: URL,
  session: Pick<DashboardSession, "language">,
  invitation: Pick<PublishedInvitation, "languages"> | null,
): Language {
  const requested = url.searchParams.get("lng");
  return isLanguage(requested)
    ? requested
    : (session.language ?? invitation?.languages[0] ?? defaultLanguage);
}
