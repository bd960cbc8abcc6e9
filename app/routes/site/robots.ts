import { env } from "cloudflare:workers";
import { requireSettings } from "#app/features/settings/settings.ts";

/** Customers' pages carry `X-Robots-Tag` themselves; the couple's pages are nobody's to crawl. */
export function loader() {
  const { PUBLIC_URL } = requireSettings(env, ["PUBLIC_URL"]);
  const lines = [
    "User-agent: *",
    "Disallow: /replies",
    "Disallow: /api/",
    "Disallow: /order/",
    "Disallow: /draft/",
    `Sitemap: ${PUBLIC_URL}/sitemap.xml`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
