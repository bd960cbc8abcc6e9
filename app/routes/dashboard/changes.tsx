import { env } from "cloudflare:workers";
import type { Route } from "./+types/changes";
import { changesOf, readChanges } from "#app/domain/change-log/data.server.ts";
import { ChangesPage } from "#app/couple/changes/components/changes-page.tsx";
import { changesView, readChangeCursor } from "#app/couple/changes/view.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { openPage } from "#app/middleware/dashboard-page.ts";
import { requireSession } from "#app/middleware/dashboard-session.ts";

export const handle = { hydrate: true, texts: ["dashboard-changes"] } satisfies HydratedHandle;

/** For hosts who may change something; a shared link sees nothing of the couple's settings. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const cursor = readChangeCursor(url.searchParams.get("before"));
  const isOwn = requireSession(context).session.shared !== true;
  const { results, frame, t } = await openPage(
    env.DB,
    { url, context },
    (path) => [changesOf(env.DB, path, { before: cursor, isOwn })],
    "edit",
  );
  // The cookie's word is not enough: what is read is what the link itself may see.
  if (isOwn && frame.sharedAs !== null) throw new Response(null, { status: 403 });
  return changesView(readChanges(results[0]), frame, t);
}

export default function Changes({ loaderData }: Route.ComponentProps) {
  return <ChangesPage {...loaderData} />;
}
