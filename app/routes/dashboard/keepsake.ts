import { env } from "cloudflare:workers";
import type { Route } from "./+types/keepsake";
import { requireLink } from "#app/couple/access.server.ts";
import { keepsakeDocument } from "#app/guest/keepsake/document.server.tsx";
import { localeOf } from "#app/domain/invitation/invitation-locale.ts";
import { languageTagOf } from "#app/domain/reply/language-tag.ts";
import { readWishes, wishesOfInvitation } from "#app/domain/reply/wish/data.server.ts";
import { speakWith } from "#app/i18n/voice.ts";
import { notFound } from "#app/lib/http.ts";
import { publicOrigin } from "#app/lib/settings.ts";
import { requireSession } from "#app/middleware/dashboard-session.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

/** The invitation's page in one of its languages (`?language=`, else the first), to keep and to print. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { session, invitation, now } = requireSession(context);
  const { results } = await requireLink(env.DB, session, [
    wishesOfInvitation(env.DB, session.invitation),
  ]);
  const code = url.searchParams.get("language");
  const language = invitation?.languages.find((candidate) => code === null || candidate === code);
  if (!invitation || !language) throw notFound();
  const i18n = getTranslation(context);
  await i18n.changeLanguage(localeOf(invitation, language));
  speakWith(i18n, invitation.voice);
  const wishes = readWishes(results[0])
    .filter(({ hiddenAt }) => hiddenAt === null)
    .map(({ id, name, text, language: written }) => ({
      id,
      name,
      text,
      lang: languageTagOf(text, written),
    }));
  const site = { translator: i18n, origin: publicOrigin(env, url), now };
  return new Response(keepsakeDocument(invitation, language, site, wishes), {
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });
}
