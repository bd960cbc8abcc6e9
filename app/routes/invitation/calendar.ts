import { env } from "cloudflare:workers";
import type { Route } from "./+types/calendar";
import { eventOf } from "#app/features/invitation/calendar/event.ts";
import { icsOf } from "#app/features/invitation/calendar/ics.ts";
import { findAddressed } from "#app/features/invitation/address.server.ts";
import { findPublishedAt } from "#app/features/invitation/data.server.ts";
import { inPhase, lifecyclePhase } from "#app/features/invitation/lifecycle.ts";
import { publicOrigin } from "#app/lib/settings.ts";
import { systemClock } from "#app/lib/clock.ts";
import { notFound } from "#app/lib/http.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { kind, slug } = params;
  const language =
    "language" in params && typeof params.language === "string" ? params.language : undefined;
  const addressed = await findAddressed(env.CONTENT, kind, slug, language);
  if (!addressed) throw notFound();
  const now = systemClock();
  const phase = lifecyclePhase(addressed.invitation, now);
  if (phase === "ended") throw new Response(null, { status: 410 });
  const event = eventOf(
    inPhase(addressed.invitation, phase),
    addressed.language,
    publicOrigin(env, url),
    getTranslation(context).t,
  );
  const file = icsOf(event, {
    sequence: addressed.invitation.version,
    lastModified: await findPublishedAt(env.CONTENT, addressed.invitation),
    stamp: now,
  });
  return new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="invitation.ics"',
      "X-Robots-Tag": "noindex",
    },
  });
}
