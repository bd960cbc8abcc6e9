import { playerHosts } from "#app/features/media/film.ts";
import { bootScriptHash } from "#app/features/invitation-page/script/boot.ts";
import { standardHeaders } from "#app/lib/response-headers.ts";

/**
 * Inline styles are allowed, because a page contains its design's CSS and definitions cannot
 * contain any. Frames of this site's pages are allowed, because the shop window shows live designs.
 * @param inline the source expression of the page's inline scripts.
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
    "worker-src 'self'",
    `frame-src 'self' https://www.openstreetmap.org ${playerHosts.join(" ")}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ];
  return Object.entries({ ...standardHeaders, "Content-Security-Policy": policy.join("; ") });
}

let shared: Promise<[string, string][]> | undefined;

/**
 * The security headers of a response; computed once, except for hydrated pages.
 * @param nonce of the inline scripts of this response, if hydrated; else null.
 */
export async function securityHeaders(nonce: string | null): Promise<[string, string][]> {
  if (nonce !== null) return compose(`nonce-${nonce}`);
  shared ??= bootScriptHash().then(compose);
  return shared;
}
