/**
 * On every answer, whatever its status, method and origin. `same-origin`, not `no-referrer`: the
 * latter makes Chromium send `Origin: null` with forms that work without script.
 */
export const standardHeaders = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
} as const;

/** For files: none of them is a document, but a browser opens an SVG as one. */
const fileHeaders = {
  ...standardHeaders,
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'",
  // The platform refuses other methods by itself, and does not say which there are.
  Allow: "GET, HEAD",
};

/**
 * What Cloudflare sends with the files that it serves without asking the Worker, as its `_headers`
 * file. Names below `/assets/` hold their content's hash.
 */
export function headersFile(): string {
  const lines = Object.entries(fileHeaders).map(([name, value]) => `  ${name}: ${value}\n`);
  const assets = "/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n";
  return `/*\n${lines.join("")}\n${assets}`;
}
