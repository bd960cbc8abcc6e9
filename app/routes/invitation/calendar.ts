import { env } from "cloudflare:workers";
import type { Route } from "./+types/calendar";
import { queryOfLink } from "#app/domain/guests/links.ts";
import { householdOfLink } from "#app/domain/guests/link/access.server.ts";
import { invitationFor } from "#app/domain/guests/sections.ts";
import { eventOf } from "#app/domain/invitation/calendar/view.ts";
import { icsOf } from "#app/domain/invitation/calendar/format.ts";
import { findAddressed } from "#app/domain/invitation/addressed-invitation.server.ts";
import { findPublishedAt } from "#app/domain/invitation/data.server.ts";
import { inPhase, lifecyclePhase } from "#app/domain/invitation/lifecycle.ts";
import { localeOf } from "#app/domain/invitation/invitation-locale.ts";
import { publicOrigin } from "#app/lib/settings.ts";
import { systemClock } from "#app/lib/clock.ts";
import { notFound } from "#app/lib/http.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

/** The calendar file of the page at the same address: it names what that page shows. */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const { kind, slug } = params;
  const code =
    "language" in params && typeof params.language === "string" ? params.language : undefined;
  const addressed = await findAddressed(env.CONTENT, kind, slug, code);
  if (!addressed) throw notFound();
  const { invitation: published } = addressed;
  const now = systemClock();
  const phase = lifecyclePhase(published, now);
  if (phase === "ended") throw new Response(null, { status: 410 });
  const guests = { db: env.DB, limit: env.GUEST_LIMIT };
  const household = await householdOfLink(guests, request, url, published);
  const ownLanguage = code === undefined && household?.language;
  const language =
    ownLanguage && published.languages.includes(ownLanguage) ? ownLanguage : addressed.language;
  const i18n = getTranslation(context);
  // The address alone does not say a household's language.
  if (household) await i18n.changeLanguage(localeOf(published, language));
  const event = eventOf(
    inPhase(invitationFor(published, household), phase),
    language,
    publicOrigin(env, url),
    i18n.t,
    queryOfLink(household),
  );
  const file = icsOf(event, {
    sequence: published.version,
    lastModified: await findPublishedAt(env.CONTENT, published),
    stamp: now,
  });
  return new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="invitation.ics"',
      "X-Robots-Tag": "noindex",
      ...(household ? { "Cache-Control": "private, no-store" } : {}),
    },
  });
}
