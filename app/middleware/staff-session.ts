import { env } from "cloudflare:workers";
import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { findStandingLink, type StaffLink } from "#app/studio/staff/data.server.ts";
import { staffLanguageNamed } from "#app/studio/staff/languages.ts";
import { staffLanguages, type StaffLanguage } from "#app/i18n/languages.ts";
import { readStaffSession, serializeStaffSession } from "#app/studio/staff/session.server.ts";
import { systemClock } from "#app/lib/clock.ts";
import { notFound } from "#app/lib/http.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { requireStored } from "#app/lib/storage.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

/** The data that a page for staff starts from. */
type StaffRequest = {
  link: StaffLink;
  language: StaffLanguage;
  /** Milliseconds since 1970 in UTC. */
  now: number;
};

const staffRequest = createContext<StaffRequest | null>(null);

/**
 * The member of staff who asks.
 * @throws the same 404 response without a cookie, for a forged or expired one, and for a revoked link.
 */
export function requireStaff(context: Readonly<RouterContextProvider>): StaffRequest {
  const request = context.get(staffRequest);
  if (!request) throw notFound();
  return request;
}

/** True if a request is of one of the staff. */
export function isStaff(context: Readonly<RouterContextProvider>): boolean {
  return context.get(staffRequest) !== null;
}

/**
 * Reads the session of a staff page's cookie and sets the page's language before anything can fail.
 * A language chosen by `?lng=` is kept in the cookie.
 */
export const staffSession: MiddlewareFunction<Response> = async (
  { request, url, context },
  next,
) => {
  const now = systemClock();
  const { DASHBOARD_SECRET } = requireSettings(env, ["DASHBOARD_SECRET"]);
  const session = await readStaffSession(request, DASHBOARD_SECRET, now);
  const chosen = staffLanguageNamed(url.searchParams.get("lng"));
  const language = chosen ?? session?.language ?? staffLanguages[0];
  await getTranslation(context).changeLanguage(language);
  if (!session) return next();
  const link = await requireStored(() => findStandingLink(env.DB, session.link));
  if (link) context.set(staffRequest, { link, language, now });
  const response = await next();
  if (link && chosen && chosen !== session.language)
    response.headers.append(
      "Set-Cookie",
      await serializeStaffSession(DASHBOARD_SECRET, { ...session, language: chosen }, now),
    );
  return response;
};
