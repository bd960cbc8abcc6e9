import { siteLanguageOf } from "#app/i18n/languages.ts";
import { env } from "cloudflare:workers";
import { data } from "react-router";
import type { Route } from "./+types/card-frame";
import { CardFrame } from "#app/shop/catalogue/components/card-frame.tsx";
import { readCards } from "#app/shop/catalogue/data.server.ts";
import { sampleText } from "#app/shop/catalogue/picture/texts.ts";
import { triedText } from "#app/shop/catalogue/picture/fields.ts";
import { readPersonalisation } from "#app/domain/personalisation/session.server.ts";
import { notFound } from "#app/lib/http.ts";
import { findSetting } from "#app/lib/settings.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** A card in the visitor's personalisation, for a frame on a page without the cards' fonts. */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const [{ cards }, personalisation] = await Promise.all([
    readCards(env.CONTENT),
    readPersonalisation(env.VISITS, findSetting(env, "REPLY_SECRET"), request),
  ]);
  const card = cards.find(({ id }) => id === params.id);
  if (!card) throw notFound();
  const translator = getTranslation(context);
  const language = siteLanguageOf(translator.language);
  const keep = url.searchParams.has("tried") ? "max-age=600" : "no-cache";
  return data(
    {
      card,
      text: triedText(sampleText(card, language), personalisation, language, translator.t),
      language,
    },
    { headers: { "Cache-Control": `private, ${keep}`, "X-Robots-Tag": "noindex" } },
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ title: loaderData.card.name[loaderData.language] }] : [];
}

export default function CardFrameRoute({ loaderData }: Route.ComponentProps) {
  return <CardFrame {...loaderData} />;
}
