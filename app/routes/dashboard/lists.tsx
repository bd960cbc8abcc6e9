import { env } from "cloudflare:workers";
import type { Route } from "./+types/lists";
import { requireLink } from "#app/couple/access.server.ts";
import { dashboardFrame } from "#app/couple/frame.ts";
import { ListsPage } from "#app/couple/lists/components/lists-page.tsx";
import { printsOffered } from "#app/couple/prints/view.server.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { requireSession } from "#app/middleware/dashboard-session.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export const handle = { hydrate: true, texts: ["dashboard-lists"] } satisfies HydratedHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = requireSession(context);
  const { link } = await requireLink(env.DB, asked.session);
  const { t } = getTranslation(context);
  return { frame: dashboardFrame(asked, link, url, t), prints: printsOffered(t) };
}

export default function Lists({ loaderData }: Route.ComponentProps) {
  return <ListsPage {...loaderData} />;
}
