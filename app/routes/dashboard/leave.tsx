import { env } from "cloudflare:workers";
import { data } from "react-router";
import type { Route } from "./+types/leave";
import { requireLink } from "#app/couple/access.server.ts";
import { LeavePage } from "#app/components/leave-page.tsx";
import { StudioColours } from "#app/designs/house/studio-colours.tsx";
import { clearSession } from "#app/couple/session.server.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { hasSession, requireSession } from "#app/middleware/dashboard-session.ts";
import { leave } from "#app/middleware/leave.ts";

export const handle = { hydrate: true } satisfies HydratedHandle;

/** Without a session there is nothing at this address, as at the others; the page says that it ended. */
export async function loader({ context }: Route.LoaderArgs) {
  const isIn = hasSession(context);
  if (isIn) await requireLink(env.DB, requireSession(context).session, [], "any");
  return data({ isIn }, { status: isIn ? 200 : 404 });
}

/** Ends the session of this browser alone; the link and those of other browsers go on. */
export function action(posted: Route.ActionArgs) {
  return leave(posted, clearSession);
}

export default function Leave({ loaderData }: Route.ComponentProps) {
  return <LeavePage {...loaderData} pack="dashboard" colours={<StudioColours />} />;
}
