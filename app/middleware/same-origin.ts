import type { MiddlewareFunction } from "react-router";

/**
 * Refuses what another site's page sends. React Router's own check skips resource routes and lets
 * requests without `Origin` pass. Where a bearer key is the credential, no browser adds it by
 * itself and there is nothing to forge.
 */
export const sameOrigin: MiddlewareFunction<Response> = ({ request, url }, next) => {
  if (request.method === "GET" || request.method === "HEAD") return next();
  if (request.headers.get("Authorization")?.startsWith("Bearer ")) return next();
  const site = request.headers.get("Sec-Fetch-Site");
  const origin = request.headers.get("Origin");
  const ours =
    origin === null
      ? site === "same-origin"
      : origin === url.origin && (site === null || site === "same-origin");
  if (!ours) throw new Response(null, { status: 403 });
  return next();
};
