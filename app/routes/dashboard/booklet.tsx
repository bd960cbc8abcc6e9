import { env } from "cloudflare:workers";
import type { Route } from "./+types/booklet";
import { bookletView } from "#app/couple/lists/booklet/view.ts";
import { BookletPage } from "#app/couple/lists/components/booklet-page.tsx";
import { keepsakeLook } from "#app/couple/lists/keepsake/view.server.tsx";
import { invitationFor } from "#app/domain/guests/sections.ts";
import { localeOf } from "#app/domain/invitation/invitation-locale.ts";
import { languageOfTexts } from "#app/domain/reply/format.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";
import { notFound } from "#app/lib/http.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { publicOrigin } from "#app/lib/settings.ts";
import { openPage } from "#app/middleware/dashboard-page.ts";

export const handle = { hydrate: true, texts: ["dashboard-lists"] } satisfies HydratedHandle;

/**
 * The booklet of the general link, to which its code leads. In the language that the address names,
 * else in that of the dashboard where guests have it too.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { invitation, frame, ...reader } = await openPage(env.DB, { url, context });
  if (!invitation) throw notFound();
  const choice = invitation.languages.find((code) => code === url.searchParams.get("in"));
  const language = choice ?? languageOfTexts(invitation, reader.language);
  const t = await translatorFor(env.CONTENT, localeOf(invitation, language));
  return {
    frame,
    look: keepsakeLook(invitation, language),
    view: bookletView(invitationFor(invitation, null), language, publicOrigin(env, url), t),
  };
}

export default function Booklet({ loaderData }: Route.ComponentProps) {
  return <BookletPage {...loaderData} />;
}
