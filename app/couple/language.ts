import type { DashboardSession } from "#app/couple/session.server.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { defaultLanguage, isLanguage, type Language } from "#app/i18n/languages.ts";

/**
 * The language of a dashboard: `?lng=`, then the one chosen before, then the invitation's first.
 * The browser's preference is ignored, because the hosts chose the invitation's languages.
 */
export function dashboardLanguage(
  url: URL,
  session: Pick<DashboardSession, "language">,
  invitation: Pick<PublishedInvitation, "languages"> | null,
): Language {
  const requested = url.searchParams.get("lng");
  return isLanguage(requested)
    ? requested
    : (session.language ?? invitation?.languages[0] ?? defaultLanguage);
}
