import { env } from "cloudflare:workers";
import type { Route } from "./+types/home";
import { readDesigns, readPrices } from "#app/features/catalogue/data.server.ts";
import { HomePage } from "#app/features/site/components/home-page.tsx";
import { siteMeta } from "#app/features/site/meta.ts";
import { siteVisitOf } from "#app/features/site/page.server.ts";
import { questionsData, studioData } from "#app/features/site/structured-data.ts";
import { findSetting, publicOrigin } from "#app/lib/settings.ts";
import { readPersonalisation } from "#app/features/personalisation/session.server.ts";
import { today } from "#app/features/personalisation/today.ts";
import { systemClock } from "#app/lib/clock.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

/** Enough to browse before following the link to all designs. */
const designsInRow = 8;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { t, language } = getTranslation(context);
  const origin = publicOrigin(env, url);
  const visit = siteVisitOf("home", language, t, origin);
  const [designs, { start }, personalisation] = await Promise.all([
    readDesigns(env.CONTENT),
    readPrices(env.CONTENT),
    readPersonalisation(env.VISITS, findSetting(env, "REPLY_SECRET"), request),
  ]);
  return {
    visit: { ...visit, data: [studioData(visit), questionsData(t)] },
    designs: designs
      .slice(0, designsInRow)
      .map(({ id, name }) => ({ id, name: name[visit.language] })),
    start,
    personalisation,
    today: today(systemClock()),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? siteMeta(loaderData.visit) : [];
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
