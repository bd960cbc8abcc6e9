import { env } from "cloudflare:workers";
import type { Route } from "./+types/animation";
import { readAnimations, readPrices } from "#app/shop/catalogue/data.server.ts";
import { AnimationPage } from "#app/shop/site/components/animations-page.tsx";
import { siteMeta } from "#app/shop/site/meta.ts";
import { productVisitOf } from "#app/shop/site/product/view.server.ts";
import { findSetting, publicOrigin } from "#app/lib/settings.ts";
import { readPersonalisation } from "#app/domain/personalisation/session.server.ts";
import { today } from "#app/domain/personalisation/studio-today.ts";
import { systemClock } from "#app/lib/clock.ts";
import { notFound } from "#app/lib/http.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

/** An animation, as large as the screen allows. */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const { t, language } = getTranslation(context);
  const origin = publicOrigin(env, url);
  const [{ price, animations }, { rates }, personalisation] = await Promise.all([
    readAnimations(env.CONTENT),
    readPrices(env.CONTENT),
    readPersonalisation(env.VISITS, findSetting(env, "REPLY_SECRET"), request),
  ]);
  const animation = animations.find(({ id }) => id === params.id);
  if (!animation) throw notFound();
  return {
    visit: productVisitOf("animations", animation, price, language, t, origin),
    price,
    rates,
    animation,
    personalisation,
    today: today(systemClock()),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? siteMeta(loaderData.visit) : [];
}

export default function AnimationRoute({ loaderData }: Route.ComponentProps) {
  return <AnimationPage {...loaderData} />;
}
