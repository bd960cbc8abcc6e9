import { playerHosts } from "#app/platform/media/players.ts";
import { bootScriptHash } from "#app/guest/script/boot.ts";
import { standardHeaders } from "#app/lib/response-headers.ts";

/**
 * Inline styles are allowed, because a page contains its design's CSS and definitions cannot
 * contain any. Frames of this site's pages are allowed, because the shop window shows live designs.
 * @param inline the source expression of the page's inline scripts.
 * @param formTargets origins to which the answer to a form may lead.
 */
function compose(inline: string, formTargets: readonly string[]): [string, string][] {
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
    ["form-action 'self'", ...formTargets].join(" "),
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ];
  return Object.entries({ ...standardHeaders, "Content-Security-Policy": policy.join("; ") });
}

let shared: Promise<[string, string][]> | undefined;

/**
 * The security headers of a response; computed once, except for hydrated pages.
 * @param nonce of the inline scripts of this response, if hydrated; else null.
 * @param formTargets of a hydrated page (app/lib/form-targets.ts).
 */
export async function securityHeaders(
  nonce: string | null,
  formTargets: readonly string[] = [],
): Promise<[string, string][]> {
  if (nonce !== null) return compose(`nonce-${nonce}`, formTargets);
  shared ??= bootScriptHash().then((hash) => compose(hash, []));
  return shared;
}
