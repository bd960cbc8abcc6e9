import { env } from "cloudflare:workers";
import type { Route } from "./+types/place-cards";
import { requireLink } from "#app/couple/access.server.ts";
import { dashboardFrame } from "#app/couple/frame.ts";
import { PrintsPage } from "#app/couple/prints/components/prints-page.tsx";
import { placeCardsContent } from "#app/couple/prints/place-cards-content.server.ts";
import { printView, translatorsOf } from "#app/couple/prints/view.server.ts";
import { readSeatedParties, seatedParties } from "#app/domain/seating/seated-parties.server.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { requireSession } from "#app/middleware/dashboard-session.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export const handle = { hydrate: true, texts: ["dashboard-lists"] } satisfies HydratedHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = requireSession(context);
  const { session, invitation } = asked;
  const statements = seatedParties(env.DB, session.invitation);
  const { link, results } = await requireLink(env.DB, session, statements);
  const { t } = getTranslation(context);
  const seated = readSeatedParties(results, invitation);
  const texts = await translatorsOf(env.CONTENT, invitation);
  return {
    frame: dashboardFrame(asked, link, url, t),
    view: printView(
      "place-cards",
      placeCardsContent(seated, invitation, { texts, url, t }),
      asked,
      t,
    ),
  };
}

export default function PlaceCards({ loaderData }: Route.ComponentProps) {
  return <PrintsPage {...loaderData} />;
}
