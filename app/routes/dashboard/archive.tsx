import { env } from "cloudflare:workers";
import type { Route } from "./+types/archive";
import { ArchivePage } from "#app/couple/archive/components/archive-page.tsx";
import { archivePlan, keptUntilText } from "#app/couple/archive/plan.server.ts";
import { dashboardFrame } from "#app/couple/frame/view.ts";
import { requireLists } from "#app/couple/lists/data.server.ts";
import { readWishes, wishesOfInvitation } from "#app/domain/reply/wish/data.server.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { requireSession } from "#app/middleware/dashboard-session.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export const handle = { hydrate: true, texts: ["dashboard-lists"] } satisfies HydratedHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const deskRequest = requireSession(context);
  const { session, invitation } = deskRequest;
  const { t } = getTranslation(context);
  const { link, replies, results } = await requireLists(env.DB, session, [
    wishesOfInvitation(env.DB, session.invitation),
  ]);
  return {
    frame: dashboardFrame(deskRequest, link, url, t),
    plan: archivePlan(invitation, session.invitation, replies, readWishes(results[0])),
    until: keptUntilText(invitation, t),
  };
}

export default function Archive({ loaderData }: Route.ComponentProps) {
  return <ArchivePage {...loaderData} />;
}
