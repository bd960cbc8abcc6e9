import type { MiddlewareFunction } from "react-router";
import { isOneClick } from "#app/lib/one-click.ts";

/**
 * Paths called by other servers, which send no `Origin`. Each requires a secret header that no
 * browser sends by itself, and reads no cookie, so cross-site requests gain nothing.
 */
const calledByServers = ["/api/telegram", "/send-email"];

/**
 * Where a mail program's "unsubscribe" is posted to by its maker's server (RFC 8058), without cookie
 * and `Origin`. The token in the address is all the permission there is, so another site gains
 * nothing by such a post.
 */
const stopAddress = /^\/stop\/[^/]+$/;

/**
 * Refuses cross-site requests. React Router's own check skips resource routes and accepts requests
 * without `Origin`. Browsers that send neither that nor `Sec-Fetch-Site` with a form (Firefox
 * before 70, some in-app browsers) send a Referer, which another site can suppress but not forge.
 * Requests with a bearer key are exempt, because no browser adds one by itself.
 */
export const sameOrigin: MiddlewareFunction<Response> = async ({ request, url }, next) => {
  if (request.method === "GET" || request.method === "HEAD") return next();
  if (request.headers.get("Authorization")?.startsWith("Bearer ")) return next();
  if (calledByServers.includes(url.pathname)) return next();
  const site = request.headers.get("Sec-Fetch-Site");
  const origin = request.headers.get("Origin");
  const ours =
    origin === null
      ? site === "same-origin" || (site === null && comesFrom(request, url.origin))
      : origin === url.origin && (site === null || site === "same-origin");
  if (!ours && stopAddress.test(url.pathname) && (await isOneClick(request.clone()))) return next();
  if (!ours) throw new Response(null, { status: 403 });
  return next();
};

function comesFrom(request: Request, origin: string): boolean {
  const page = request.headers.get("Referer");
  return page !== null && URL.canParse(page) && new URL(page).origin === origin;
}
