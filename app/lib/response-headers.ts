/**
 * Sent with every response, whatever its status and method. `same-origin`, not `no-referrer`: with
 * the latter Chromium sends `Origin: null` from forms without script. HSTS is this name's alone:
 * `includeSubDomains` would close the owner's other subdomains to http for two years.
 */
export const standardHeaders = {
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
} as const;

/** For static files. None is meant as a document, but a browser opens an SVG as one. */
const fileHeaders = {
  ...standardHeaders,
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'",
  // The platform refuses other methods without naming the allowed ones.
  Allow: "GET, HEAD",
};

/**
 * The `_headers` file, by which Cloudflare sets the headers of files that it serves without the
 * Worker. Names below `/assets/` contain the content's hash.
 */
export function headersFile(): string {
  const lines = Object.entries(fileHeaders).map(([name, value]) => `  ${name}: ${value}\n`);
  const assets = "/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n";
  // A service worker's own policy decides what it may ask for; `!` takes the files' one away.
  const worker =
    "/invitation-worker.js\n  ! Content-Security-Policy\n  Content-Security-Policy: default-src 'none'; connect-src 'self'\n";
  return `/*\n${lines.join("")}\n${assets}\n${worker}`;
}
