import { env } from "cloudflare:workers";
import type { Route } from "./+types/place-cards";
import { PrintsPage } from "#app/couple/prints/components/prints-page.tsx";
import { placeCardsContent } from "#app/couple/prints/sheets/place-cards.server.ts";
import { printView } from "#app/couple/prints/view.server.ts";
import { translatorsOf } from "#app/domain/invitation/texts.server.ts";
import { readSeatedParties, seatedParties } from "#app/domain/seating/view.server.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { openPage } from "#app/middleware/dashboard-page.ts";

export const handle = { hydrate: true, texts: ["dashboard-lists"] } satisfies HydratedHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { reader, invitation, results, frame, t } = await openPage(
    env.DB,
    { url, context },
    (path) => seatedParties(env.DB, path),
  );
  const seated = readSeatedParties(results, invitation);
  const texts = await translatorsOf(env.CONTENT, invitation);
  const content = placeCardsContent(seated, invitation, { texts, url, t });
  return { frame, view: printView("place-cards", content, reader, t) };
}

export default function PlaceCards({ loaderData }: Route.ComponentProps) {
  return <PrintsPage {...loaderData} />;
}
