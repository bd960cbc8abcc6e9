import { env } from "cloudflare:workers";
import type { Route } from "./+types/robots";
import { publicOrigin } from "#app/lib/settings.ts";

/** Customers' pages carry `X-Robots-Tag` themselves; dashboards are disallowed. */
export function loader({ url }: Route.LoaderArgs) {
  const origin = publicOrigin(env, url);
  const lines = [
    "User-agent: *",
    "Disallow: /replies",
    "Disallow: /for-hosts/demo",
    "Disallow: /api/",
    "Disallow: /order/",
    "Disallow: /preview/",
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
