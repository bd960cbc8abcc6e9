import { env } from "cloudflare:workers";
import type { Route } from "./+types/guests";
import { GuestListPage } from "#app/couple/guest-list/components/guest-list-page.tsx";
import { guestListView } from "#app/couple/guest-list/view.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { openDemo } from "#app/middleware/dashboard-page.ts";

export const handle = { hydrate: true } satisfies HydratedHandle;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const demo = await openDemo(env.CONTENT, { request, url, context });
  const { rows, frame, language, t } = demo;
  const replied = rows.replies.filter(({ hidden }) => !hidden);
  const ids = new Set(replied.flatMap(({ household }) => household ?? []));
  const query = url.searchParams.get("q")?.slice(0, 200) ?? "";
  return { view: guestListView(rows.households, ids, frame, { query, first: language }, t) };
}

export default function DemoGuests({ loaderData }: Route.ComponentProps) {
  return <GuestListPage {...loaderData} notice={null} />;
}
