import type { MiddlewareFunction } from "react-router";
import { playerHosts } from "#app/features/media/film.ts";
import { bootScriptHash } from "#app/features/invitation/script/boot.ts";

/**
 * On every answer, errors and redirects too. `same-origin`, not `no-referrer`: the latter makes
 * Chromium send `Origin: null` with forms that work without script. Styles may be inline because a
 * page carries its design's CSS itself and definitions can hold none. Frames of our own pages are
 * how the shop window shows designs alive.
 */
async function headersOf(): Promise<Record<string, string>> {
  return {
    "Content-Security-Policy": [
      "default-src 'none'",
      `script-src 'self' '${await bootScriptHash()}'`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      "media-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      `frame-src 'self' https://www.openstreetmap.org ${playerHosts.join(" ")}`,
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
    ].join("; "),
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
  };
}

export const securityHeaders: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next();
  for (const [name, value] of Object.entries(await headersOf())) response.headers.set(name, value);
  return response;
};
