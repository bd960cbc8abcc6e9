import { siteLanguageOf } from "#app/i18n/languages.ts";
import { env } from "cloudflare:workers";
import { renderToStaticMarkup } from "react-dom/server";
import type { Route } from "./+types/animation-picture";
import { AnimationPicture } from "#app/shop/catalogue/components/animation-document.tsx";
import { sampleText } from "#app/shop/catalogue/picture/texts.ts";
import { readAnimations } from "#app/shop/catalogue/data.server.ts";
import { TranslatorContext } from "#app/i18n/use-translation.ts";
import { notFound } from "#app/lib/http.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

/** An animation's last image as an SVG file, which the structured data of its product names. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { animations } = await readAnimations(env.CONTENT);
  const animation = animations.find(({ id }) => id === params.id);
  if (!animation) throw notFound();
  const translator = getTranslation(context);
  const language = siteLanguageOf(translator.language);
  const picture = renderToStaticMarkup(
    <TranslatorContext value={translator}>
      <AnimationPicture
        animation={animation}
        text={sampleText(animation, language)}
        language={language}
      />
    </TranslatorContext>,
  );
  // In XML each drawing names its namespace, which HTML's parser knows without.
  const xml = picture.replaceAll("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
  return new Response(xml, {
    headers: {
      "Content-Type": "image/svg+xml",
      // After staff change an animation's look, search engines see it within an hour.
      "Cache-Control": "private, max-age=3600",
    },
  });
}
