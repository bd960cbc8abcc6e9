/** The headers that every response has. */
export const promised: Record<string, RegExp> = {
  "Content-Security-Policy":
    /^default-src 'none'; script-src 'self' '(?:sha256|nonce)-[\w+/=-]{43,44}'; style-src 'self' 'unsafe-inline'; img-src/,
  "Strict-Transport-Security": /^max-age=\d{8}$/,
  "X-Content-Type-Options": /^nosniff$/,
  "Referrer-Policy": /^same-origin$/,
  "Cross-Origin-Opener-Policy": /^same-origin$/,
  "Permissions-Policy": /camera=\(\)/,
  "Cache-Control": /./,
};
