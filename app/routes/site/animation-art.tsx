import { siteLanguageOf } from "#app/i18n/languages.ts";
import { env } from "cloudflare:workers";
import { data } from "react-router";
import type { Route } from "./+types/animation-art";
import { AnimationDocument } from "#app/shop/catalogue/components/animation-document.tsx";
import { sampleText } from "#app/shop/catalogue/picture/texts.ts";
import { readAnimations } from "#app/shop/catalogue/data.server.ts";
import { triedText } from "#app/shop/catalogue/picture/fields.ts";
import { readPersonalisation } from "#app/domain/personalisation/session.server.ts";
import { findSetting } from "#app/lib/settings.ts";
import { notFound } from "#app/lib/http.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/**
 * An animation, for a frame; `?still` shows its last image. The language is in the address, else in
 * the visitor's cookie. It has the visitor's personalisation only with `?tried=`, by which the
 * browser's cache tells the addresses apart.
 */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const tried = url.searchParams.has("tried");
  const [{ animations }, personalisation] = await Promise.all([
    readAnimations(env.CONTENT),
    tried ? readPersonalisation(env.VISITS, findSetting(env, "REPLY_SECRET"), request) : null,
  ]);
  const animation = animations.find(({ id }) => id === params.id);
  if (!animation) throw notFound();
  const translator = getTranslation(context);
  const language = siteLanguageOf(translator.language);
  return data(
    {
      animation,
      text: triedText(sampleText(animation, language), personalisation, language, translator.t),
      language,
      still: url.searchParams.has("still"),
    },
    {
      headers: {
        "Cache-Control": `private, max-age=${tried ? 600 : 3600}`,
        "X-Robots-Tag": "noindex",
      },
    },
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ title: loaderData.animation.name[loaderData.language] }] : [];
}

export default function AnimationArtRoute({ loaderData }: Route.ComponentProps) {
  const { animation, text, language, still } = loaderData;
  return (
    <AnimationDocument
      animation={animation}
      text={text}
      language={language}
      name={animation.name[language]}
      still={still}
    />
  );
}
