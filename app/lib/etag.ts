import { sha256Base64Url } from "#app/lib/crypto.ts";

/** A strong entity tag (RFC 9110 section 8.8.3): the SHA-256 of the body. */
export async function etagOf(body: string): Promise<string> {
  return `"${await sha256Base64Url(body)}"`;
}

/**
 * True if a request's `If-None-Match` names this tag. Compared weakly, as RFC 9110 section 13.1.2
 * requires: a compressing proxy turns a strong tag into a weak one.
 */
export function hasCurrent(request: Request, etag: string): boolean {
  const ifNoneMatch = request.headers.get("If-None-Match");
  if (ifNoneMatch === null) return false;
  return ifNoneMatch
    .split(",")
    .map((tag) => tag.trim())
    .some((tag) => tag === "*" || tag.replace(/^W\//, "") === etag);
}
