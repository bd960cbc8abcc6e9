import type { MiddlewareFunction } from "react-router";
import { isOneClick } from "#app/lib/one-click.ts";

/**
 * Paths called by other servers, which send no `Origin`. Each requires a secret header, or a
 * signature in one, that no browser sends by itself, and reads no cookie, so cross-site requests gain nothing.
 */
const calledByServers = ["/api/stripe", "/api/telegram", "/send-email"];

/** Milliseconds between two lines of the log about refused requests; anybody can send a thousand. */
const quietMs = 60_000;

/** Refused requests of this isolate since the last line. */
const refused = { count: 0, notifiedAt: -Infinity };

/**
 * Logs that a cross-site request was refused, in one line a minute, without a stack: nothing is wrong
 * here.
 * @param now milliseconds since 1970 in UTC.
 */
export function logRefusal(reason: string, now: number): void {
  refused.count += 1;
  if (now - refused.notifiedAt < quietMs) return;
  console.warn("cross-site requests were refused", refused.count, reason.slice(0, 100));
  refused.count = 0;
  refused.notifiedAt = now;
}

/**
 * The address that a mail program's "unsubscribe" is posted to by its maker's server (RFC 8058),
 * without cookie and `Origin`. The token in the address is all the permission there is, so another
 * site gains nothing by such a post.
 */
const stopAddress = /^\/stop\/[^/]+$/;

/**
 * Refuses cross-site requests. React Router's own check skips resource routes and accepts requests
 * without `Origin`. Browsers that send neither that nor `Sec-Fetch-Site` with a form (Firefox
 * before 70, some in-app browsers) send a Referer, which another site can suppress but not forge.
 * Requests with a bearer key are exempt, because no browser adds one by itself.
 */
export const sameOrigin: MiddlewareFunction<Response> = async ({ request, url }, next) => {
  if (isCrossSite(request, url) && !(await isStop(request, url)))
    throw new Response(null, { status: 403 });
  return next();
};

/** True if a request is a mail program's "unsubscribe". */
async function isStop(request: Request, url: URL): Promise<boolean> {
  return stopAddress.test(url.pathname) && isOneClick(request.clone());
}

/** True if a request could change something and no page of this site sent it. */
export function isCrossSite(request: Request, url: URL): boolean {
  if (request.method === "GET" || request.method === "HEAD") return false;
  if (request.headers.get("Authorization")?.startsWith("Bearer ")) return false;
  if (calledByServers.includes(url.pathname)) return false;
  const site = request.headers.get("Sec-Fetch-Site");
  const origin = request.headers.get("Origin");
  const ours =
    origin === null
      ? site === "same-origin" || (site === null && comesFrom(request, url.origin))
      : origin === url.origin && (site === null || site === "same-origin");
  return !ours;
}

function comesFrom(request: Request, origin: string): boolean {
  const page = request.headers.get("Referer");
  return page !== null && URL.canParse(page) && new URL(page).origin === origin;
}
