import { env } from "cloudflare:workers";
import type { Route } from "./+types/programme";
import { requireLink } from "#app/couple/access.server.ts";
import { dashboardFrame } from "#app/couple/frame.ts";
import { PrintsPage } from "#app/couple/prints/components/prints-page.tsx";
import { programmeContent } from "#app/couple/prints/programme-content.server.ts";
import { chosenLanguage, printView } from "#app/couple/prints/view.server.ts";
import { localeOf } from "#app/domain/invitation/invitation-locale.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { publicOrigin } from "#app/lib/settings.ts";
import { requireSession } from "#app/middleware/dashboard-session.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export const handle = { hydrate: true, texts: ["dashboard-lists"] } satisfies HydratedHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = requireSession(context);
  const { session, invitation } = asked;
  const { link } = await requireLink(env.DB, session);
  const { t } = getTranslation(context);
  const { shown, choice } = chosenLanguage(url, asked, t);
  const words = await translatorFor(env.CONTENT, localeOf(invitation, shown));
  const origin = publicOrigin(env, url);
  const { choices, ...content } = programmeContent(invitation, shown, { url, origin, words, t });
  return {
    frame: dashboardFrame(asked, link, url, t),
    view: printView("programme", { ...content, choices: [choice, ...choices] }, asked, t),
  };
}

export default function Programme({ loaderData }: Route.ComponentProps) {
  return <PrintsPage {...loaderData} />;
}
