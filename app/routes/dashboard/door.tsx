import { env } from "cloudflare:workers";
import type { Route } from "./+types/door";
import { dashboardFrame } from "#app/couple/frame/view.ts";
import { DoorList } from "#app/couple/lists/components/door-list.tsx";
import { doorView } from "#app/couple/lists/door/view.ts";
import { requireLists } from "#app/couple/lists/data.server.ts";
import { doubtfulIn, partiesOf } from "#app/couple/lists/parties.ts";
import { readTableNames, tableNamesOf } from "#app/domain/seating/data.server.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { requireSession } from "#app/middleware/dashboard-session.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export const handle = { hydrate: true, texts: ["dashboard-lists"] } satisfies HydratedHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const deskRequest = requireSession(context);
  const { session, invitation, language } = deskRequest;
  const statements = [tableNamesOf(env.DB, session.invitation)];
  const lists = await requireLists(env.DB, session, statements);
  const tables = readTableNames(lists.results[0]);
  return {
    frame: dashboardFrame(deskRequest, lists.link, url, getTranslation(context).t),
    door: doorView(partiesOf(lists, invitation), {
      invitation,
      tables,
      language,
      at: url.searchParams.get("at"),
    }),
    doubtful: doubtfulIn(lists),
  };
}

export default function Door({ loaderData }: Route.ComponentProps) {
  return <DoorList {...loaderData} />;
}
