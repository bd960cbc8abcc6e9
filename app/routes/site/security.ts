import { env } from "cloudflare:workers";
import type { Route } from "./+types/security";
import { bcp47, siteLanguages } from "#app/i18n/languages.ts";
import { studio } from "#app/i18n/studio.ts";
import { systemClock } from "#app/lib/clock.ts";
import { publicOrigin } from "#app/lib/settings.ts";

/** Milliseconds; RFC 9116 section 2.5.5 asks for less than a year. */
const validFor = 180 * 24 * 60 * 60 * 1000;

/**
 * The address that somebody who found a hole writes to (RFC 9116). Its end moves on with each
 * request: a file would be void a year after the last deploy.
 */
export function loader({ url }: Route.LoaderArgs) {
  const lines = [
    `Contact: mailto:${studio.email}`,
    `Expires: ${new Date(systemClock() + validFor).toISOString().slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${siteLanguages.map((language) => bcp47(language)).join(", ")}`,
    `Canonical: ${publicOrigin(env, url)}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
