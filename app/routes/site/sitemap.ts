import { env } from "cloudflare:workers";
import type { Route } from "./+types/sitemap";
import { readAnimations, readCards, readDesigns } from "#app/features/catalogue/data.server.ts";
import { filtered, occasionFilters } from "#app/features/catalogue/occasion-filters.ts";
import { publicOrigin } from "#app/lib/settings.ts";
import { sitemapOf } from "#app/features/site/sitemap.ts";

/** The studio's own pages and designs; customers' pages are not listed. */
export async function loader({ url }: Route.LoaderArgs) {
  const origin = publicOrigin(env, url);
  const [designs, { cards }, { animations }] = await Promise.all([
    readDesigns(env.CONTENT),
    readCards(env.CONTENT),
    readAnimations(env.CONTENT),
  ]);
  const all = [...designs, ...cards, ...animations];
  return new Response(
    sitemapOf(origin, {
      designs,
      products: [
        ...occasionFilters
          .filter((name) => name !== "all" && filtered(all, name).length > 0)
          .map((name) => `/assortment?occasion=${name}`),
        ...cards.map(({ id }) => `/cards/${id}`),
        ...animations.map(({ id }) => `/animations/${id}`),
      ],
    }),
    { headers: { "Content-Type": "application/xml; charset=utf-8" } },
  );
}
