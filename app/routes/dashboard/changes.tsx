import { env } from "cloudflare:workers";
import type { Route } from "./+types/changes";
import { changesOf, readChanges } from "#app/domain/change-log/data.server.ts";
import { requireLink } from "#app/couple/access.server.ts";
import { ChangesPage } from "#app/couple/changes/changes-page.tsx";
import { changesView, readChangeCursor } from "#app/couple/changes/view.ts";
import { dashboardFrame } from "#app/couple/frame.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { requireSession } from "#app/middleware/dashboard-session.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export const handle = { hydrate: true, texts: ["dashboard-changes"] } satisfies HydratedHandle;

/** For hosts who may change something; a shared link sees nothing of the couple's settings. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = requireSession(context);
  const { session } = asked;
  const before = readChangeCursor(url.searchParams.get("before"));
  const isOwn = session.shared !== true;
  const statements = [changesOf(env.DB, session.invitation, { before, isOwn })];
  const { link, results } = await requireLink(env.DB, session, statements, "edit");
  // The cookie's word is not enough: what is read is what the link itself may see.
  if (isOwn && link.name !== null) throw new Response(null, { status: 403 });
  const { t } = getTranslation(context);
  return changesView(readChanges(results[0]), dashboardFrame(asked, link, url, t), t);
}

export default function Changes({ loaderData }: Route.ComponentProps) {
  return <ChangesPage {...loaderData} />;
}
