import { data } from "react-router";
import type { Route } from "./+types/leave";
import { LeavePage } from "#app/components/leave-page.tsx";
import { StudioColours } from "#app/designs/house/studio-colours.tsx";
import { clearStaffSession } from "#app/studio/staff/session.server.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { leave } from "#app/middleware/leave.ts";
import { isStaff } from "#app/middleware/staff-session.ts";

export const handle = { hydrate: true } satisfies HydratedHandle;

/** Without a session there is nothing at this address, as at the others; the page says that it ended. */
export function loader({ context }: Route.LoaderArgs) {
  const isIn = isStaff(context);
  return data({ isIn }, { status: isIn ? 200 : 404 });
}

/** Ends the session of this browser alone; `staff-link --revoke` ends the link. */
export function action(posted: Route.ActionArgs) {
  return leave(posted, clearStaffSession);
}

export default function Leave({ loaderData }: Route.ComponentProps) {
  return <LeavePage {...loaderData} pack="staff" colours={<StudioColours />} />;
}
