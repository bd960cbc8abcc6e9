import { env } from "cloudflare:workers";
import { redirect } from "react-router";
import type { Route } from "./+types/guest";
import { demoAddress } from "#app/couple/demo/session.server.ts";
import { demoHouseholdView } from "#app/couple/demo/view.server.ts";
import { HouseholdPage } from "#app/couple/guest-list/components/household-page.tsx";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { publicOrigin } from "#app/lib/settings.ts";
import { openDemo } from "#app/middleware/dashboard-page.ts";

export const handle = { hydrate: true } satisfies HydratedHandle;

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const demo = await openDemo(env.CONTENT, { request, url, context });
  const household = demo.rows.households.find(({ id }) => id === params.household);
  if (!household) throw redirect(`${demoAddress}/guests`, 303);
  return { view: demoHouseholdView(demo, household, publicOrigin(env, url)) };
}

export default function DemoGuest({ loaderData }: Route.ComponentProps) {
  return <HouseholdPage {...loaderData} done={null} />;
}
