import { playerHosts } from "#app/features/media/film.ts";
import { bootScriptHash } from "#app/features/invitation-page/script/boot.ts";
import { standardHeaders } from "#app/lib/response-headers.ts";

/**
 * Styles may be inline because a page carries its design's CSS itself and definitions can hold none.
 * Frames of our own pages are how the shop window shows designs alive.
 * @param inline the source expression of the inline scripts that the page may run.
 */
function compose(inline: string): [string, string][] {
  const policy = [
    "default-src 'none'",
    `script-src 'self' '${inline}'`,
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

let shared: Promise<[string, string][]> | undefined;

/**
 * The headers that each answer of the Worker carries: for all but hydrated pages the same, made once.
 * @param nonce of the inline scripts of a hydrated page, for this answer alone; else null.
 */
export async function securityHeaders(nonce: string | null): Promise<[string, string][]> {
  if (nonce !== null) return compose(`nonce-${nonce}`);
  shared ??= bootScriptHash().then(compose);
  return shared;
}
