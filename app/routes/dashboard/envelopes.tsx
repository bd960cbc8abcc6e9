import { env } from "cloudflare:workers";
import type { Route } from "./+types/envelopes";
import { requireLink } from "#app/couple/access.server.ts";
import { dashboardFrame } from "#app/couple/frame.ts";
import { PrintsPage } from "#app/couple/prints/components/prints-page.tsx";
import { envelopesContent } from "#app/couple/prints/envelopes-content.server.ts";
import { printView } from "#app/couple/prints/view.server.ts";
import { householdsOf, readHouseholds } from "#app/domain/guests/data.server.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { requireSession } from "#app/middleware/dashboard-session.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export const handle = { hydrate: true, texts: ["dashboard-lists"] } satisfies HydratedHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = requireSession(context);
  const { session, invitation } = asked;
  const statements = [householdsOf(env.DB, session.invitation)];
  const { link, results } = await requireLink(env.DB, session, statements);
  const { t } = getTranslation(context);
  const households = readHouseholds(results[0]);
  return {
    frame: dashboardFrame(asked, link, url, t),
    view: printView("envelopes", envelopesContent(households, invitation, { url, t }), asked, t),
  };
}

export default function Envelopes({ loaderData }: Route.ComponentProps) {
  return <PrintsPage {...loaderData} />;
}
