import { env } from "cloudflare:workers";
import type { Route } from "./+types/caterer";
import { dashboardFrame } from "#app/couple/frame/view.ts";
import { catererView } from "#app/couple/lists/caterer/view.ts";
import { CatererList } from "#app/couple/lists/components/caterer-list.tsx";
import { requireLists } from "#app/couple/lists/data.server.ts";
import { asksForChildren, doubtfulIn, partiesOf } from "#app/couple/lists/parties.ts";
import { momentOf } from "#app/i18n/dates.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { requireSession } from "#app/middleware/dashboard-session.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export const handle = { hydrate: true, texts: ["dashboard-lists"] } satisfies HydratedHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const deskRequest = requireSession(context);
  const { t } = getTranslation(context);
  const lists = await requireLists(env.DB, deskRequest.session);
  const frame = dashboardFrame(deskRequest, lists.link, url, t);
  const caterer = catererView(partiesOf(lists, deskRequest.invitation), deskRequest.invitation);
  return {
    frame,
    caterer,
    doubtful: doubtfulIn(lists),
    withChildren: caterer.children > 0 || asksForChildren(deskRequest.invitation),
    asOf: momentOf(deskRequest.now, frame.about.timeZone, t).text,
  };
}

export default function Caterer({ loaderData }: Route.ComponentProps) {
  return <CatererList {...loaderData} />;
}
