import { env } from "cloudflare:workers";
import type { MiddlewareFunction } from "react-router";
import { cardProvidersOf, cardSettings } from "#app/shop/order/payments/providers/configured.ts";
import { formTargets } from "#app/lib/form-targets.ts";
import { findSettings } from "#app/lib/settings.ts";

/** Lets the forms of a page lead to the pages where cards are paid, of the providers that are on. */
export const cardPages: MiddlewareFunction<Response> = async ({ context }, next) => {
  const providers = cardProvidersOf(findSettings(env, cardSettings));
  context.set(
    formTargets,
    providers.flatMap(({ pageOrigins }) => pageOrigins),
  );
  return next();
};
