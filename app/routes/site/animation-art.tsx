import { env } from "cloudflare:workers";
import { data } from "react-router";
import type { Route } from "./+types/animation-art";
import { AnimationDocument } from "#app/features/catalogue/components/animation-document.tsx";
import { sampleText } from "#app/features/catalogue/picture-text.ts";
import { readAnimations } from "#app/features/catalogue/data.server.ts";
import { notFound } from "#app/lib/http.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/**
 * One animation, for a frame; `?still` shows its last image. The language is in the address, else
 * in the visitor's cookie.
 */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { animations } = await readAnimations(env.CONTENT);
  const animation = animations.find(({ id }) => id === params.id);
  if (!animation) throw notFound();
  const language: "am" | "en" = getTranslation(context).language === "en" ? "en" : "am";
  return data(
    { animation, language, still: url.searchParams.has("still") },
    { headers: { "Cache-Control": "private, max-age=3600", "X-Robots-Tag": "noindex" } },
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ title: loaderData.animation.name[loaderData.language] }] : [];
}

export default function AnimationArtRoute({ loaderData }: Route.ComponentProps) {
  const { animation, language, still } = loaderData;
  return (
    <AnimationDocument
      animation={animation}
      text={sampleText(animation, language)}
      language={language}
      name={animation.name[language]}
      still={still}
    />
  );
}
