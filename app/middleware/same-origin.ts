import type { MiddlewareFunction } from "react-router";

/**
 * Called by other servers, which send no `Origin`. Each demands a secret in a header that no browser
 * adds by itself, before it does anything, and reads no cookie: another site's page has nothing to gain.
 */
const calledByServers = ["/api/telegram", "/send-email"];

/**
 * Refuses what another site's page sends. React Router's own check skips resource routes and lets
 * requests without `Origin` pass. Browsers that send neither that nor `Sec-Fetch-Site` with a form
 * (Firefox before 70, some inside apps) name the page that they come from: another site can hide
 * that name and cannot forge it. Where a bearer key is the credential, no browser adds it by itself
 * and there is nothing to forge.
 */
export const sameOrigin: MiddlewareFunction<Response> = ({ request, url }, next) => {
  if (request.method === "GET" || request.method === "HEAD") return next();
  if (request.headers.get("Authorization")?.startsWith("Bearer ")) return next();
  if (calledByServers.includes(url.pathname)) return next();
  const site = request.headers.get("Sec-Fetch-Site");
  const origin = request.headers.get("Origin");
  const ours =
    origin === null
      ? site === "same-origin" || (site === null && comesFrom(request, url.origin))
      : origin === url.origin && (site === null || site === "same-origin");
  if (!ours) throw new Response(null, { status: 403 });
  return next();
};

function comesFrom(request: Request, origin: string): boolean {
  const page = request.headers.get("Referer");
  return page !== null && URL.canParse(page) && new URL(page).origin === origin;
}
