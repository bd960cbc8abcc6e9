import { env } from "cloudflare:workers";
import type { Route } from "./+types/lists";
import { ListsPage } from "#app/couple/lists/components/lists-page.tsx";
import { printsOffered } from "#app/couple/prints/view.server.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { openPage } from "#app/middleware/dashboard-page.ts";

export const handle = { hydrate: true, texts: ["dashboard-lists"] } satisfies HydratedHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { frame, t } = await openPage(env.DB, { url, context });
  return { frame, prints: printsOffered(t) };
}

export default function Lists({ loaderData }: Route.ComponentProps) {
  return <ListsPage {...loaderData} />;
}
