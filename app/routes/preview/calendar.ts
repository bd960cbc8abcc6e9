import { env } from "cloudflare:workers";
import type { Route } from "./+types/calendar";
import { eventOf } from "#app/domain/invitation/calendar/view.ts";
import { icsOf } from "#app/domain/invitation/calendar/format.ts";
import { requirePreview } from "#app/shop/order/preview/access.server.ts";
import { inPhase } from "#app/domain/invitation/lifecycle.ts";
import { localeOf } from "#app/domain/invitation/invitation-locale.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";
import { publicOrigin } from "#app/lib/settings.ts";
import { systemClock } from "#app/lib/clock.ts";

/** The calendar file that guests will get. It names the public page, which is not published yet. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const now = systemClock();
  const address = "language" in params ? params : { ...params, language: undefined };
  const { preview, language, phase } = await requirePreview(env.DB, address, now);
  const t = await translatorFor(env.CONTENT, localeOf(preview.definition, language));
  const event = eventOf(inPhase(preview.definition, phase), language, publicOrigin(env, url), t);
  // Sequence 0, so that the published version replaces it in the calendar.
  const file = icsOf(event, { sequence: 0, lastModified: preview.previewedAt, stamp: now });
  return new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="invitation.ics"',
    },
  });
}
