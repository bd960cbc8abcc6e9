import { env, waitUntil } from "cloudflare:workers";
import type { PageStores } from "#app/guest/page-cache/serve.server.ts";
import { findSetting, publicOrigin } from "#app/lib/settings.ts";

/** Differs from build to build; vite.config.ts sets it. */
declare const __BUILD__: string;

/**
 * The cache of a request's page, and the stores that it is made from. The cache has a name of its
 * own, because in `caches.default` its entries would lie among those of the zone.
 */
export function pageStoresFor(request: Request): PageStores {
  return {
    kv: env.CONTENT,
    edge: () => caches.open("pages"),
    build: `${env.RELEASE} ${__BUILD__}`,
    origin: () => publicOrigin(env, new URL(request.url)),
    secret: () => findSetting(env, "REPLY_SECRET"),
    later: waitUntil,
  };
}
