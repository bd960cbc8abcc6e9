import { env } from "cloudflare:workers";
import type { Route } from "./+types/wishes";
import { dashboardFrame } from "#app/features/dashboard/frame.ts";
import { WishesWall } from "#app/features/dashboard/lists/components/wishes-wall.tsx";
import { keepsakeLook } from "#app/features/dashboard/lists/keepsake.server.tsx";
import { requireLists } from "#app/features/dashboard/lists/list-data.server.ts";
import { wishesOf } from "#app/features/dashboard/lists/wishes.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { requireSession } from "#app/middleware/dashboard-session.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export const handle = { hydrate: true, texts: ["desk-lists"] } satisfies HydratedHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = requireSession(context);
  const { link, replies } = await requireLists(env.DB, asked.session);
  return {
    frame: dashboardFrame(asked, link, url, getTranslation(context).t),
    wishes: wishesOf(replies),
    look: keepsakeLook(asked.invitation, asked.language),
  };
}

export default function Wishes({ loaderData }: Route.ComponentProps) {
  return <WishesWall {...loaderData} />;
}
