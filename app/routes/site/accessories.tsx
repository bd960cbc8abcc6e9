import { env } from "cloudflare:workers";
import type { Route } from "./+types/accessories";
import { readAccessories, readPrices } from "#app/shop/catalogue/data.server.ts";
import { AccessoriesPage } from "#app/shop/site/components/accessories-page.tsx";
import { siteMeta } from "#app/shop/site/meta.ts";
import { siteVisitOf } from "#app/shop/site/view.server.ts";
import { publicOrigin } from "#app/lib/settings.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { t, language } = getTranslation(context);
  const origin = publicOrigin(env, url);
  const [{ accessories }, { rates }] = await Promise.all([
    readAccessories(env.CONTENT),
    readPrices(env.CONTENT),
  ]);
  return { visit: siteVisitOf("accessories", language, t, origin), accessories, rates };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? siteMeta(loaderData.visit) : [];
}

export default function AccessoriesRoute({ loaderData }: Route.ComponentProps) {
  return <AccessoriesPage {...loaderData} />;
}
