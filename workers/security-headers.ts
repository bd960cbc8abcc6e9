import { playerHosts } from "#app/features/media/film.ts";
import { bootScriptHash } from "#app/features/invitation-page/script/boot.ts";
import { standardHeaders } from "#app/lib/response-headers.ts";

/**
 * The headers that each answer of the Worker carries. Styles may be inline because a page carries its
 * design's CSS itself and definitions can hold none. Frames of our own pages are how the shop window
 * shows designs alive.
 */
async function compose(): Promise<[string, string][]> {
  const policy = [
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
  ];
  return Object.entries({ ...standardHeaders, "Content-Security-Policy": policy.join("; ") });
}

let headers: Promise<[string, string][]> | undefined;

/** Those headers, made once. */
export function securityHeaders(): Promise<[string, string][]> {
  headers ??= compose();
  return headers;
}
