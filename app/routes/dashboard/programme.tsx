import { env } from "cloudflare:workers";
import type { Route } from "./+types/programme";
import { PrintsPage } from "#app/couple/prints/components/prints-page.tsx";
import { programmeContent } from "#app/couple/prints/sheets/programme.server.ts";
import { chosenLanguage, printView } from "#app/couple/prints/view.server.ts";
import { localeOf } from "#app/domain/invitation/invitation-locale.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { publicOrigin } from "#app/lib/settings.ts";
import { openPage } from "#app/middleware/dashboard-page.ts";

export const handle = { hydrate: true, texts: ["dashboard-lists"] } satisfies HydratedHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { reader, invitation, frame, t } = await openPage(env.DB, { url, context });
  const { shown: language, choice } = chosenLanguage(url, reader, t);
  const words = await translatorFor(env.CONTENT, localeOf(invitation, language));
  const origin = publicOrigin(env, url);
  const { choices, ...content } = programmeContent(invitation, language, { url, origin, words, t });
  return {
    frame,
    view: printView("programme", { ...content, choices: [choice, ...choices] }, reader, t),
  };
}

export default function Programme({ loaderData }: Route.ComponentProps) {
  return <PrintsPage {...loaderData} />;
}
