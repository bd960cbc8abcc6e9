import { env } from "cloudflare:workers";
import type { Route } from "./+types/sitemap";
import { readAnimations, readCards, readDesigns } from "#app/shop/catalogue/data.server.ts";
import { filtered, occasionFilters } from "#app/shop/catalogue/occasions/filter.ts";
import { listPublishTimes } from "#app/domain/authoring/head/data.server.ts";
import { within } from "#app/lib/deadline.ts";
import { publicOrigin } from "#app/lib/settings.ts";
import { sitemapOf } from "#app/shop/site/sitemap.ts";

/** Without dates while the database is away: they are a help, and no condition. */
async function whenPublished(): Promise<ReadonlyMap<string, number>> {
  try {
    return await within(listPublishTimes(env.DB, "templates"), 1_000);
  } catch (error) {
    console.error("when designs were published", String(error));
    return new Map();
  }
}

/** The studio's own pages and designs; customers' pages are not listed. */
export async function loader({ url }: Route.LoaderArgs) {
  const origin = publicOrigin(env, url);
  const [designs, { cards }, { animations }, published] = await Promise.all([
    readDesigns(env.CONTENT),
    readCards(env.CONTENT),
    readAnimations(env.CONTENT),
    whenPublished(),
  ]);
  const all = [...designs, ...cards, ...animations];
  return new Response(
    sitemapOf(origin, {
      designs,
      published,
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
