import type { MiddlewareFunction } from "react-router";
import { unavailable } from "#app/lib/http.ts";

/**
 * Gives every 503 its headers: React Router drops those of a response that a middleware throws, and
 * of one that an error page is rendered for (React Router 8.4).
 */
export const unavailableMiddleware: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next();
  if (response.status === 503)
    for (const [name, value] of unavailable().headers)
      if (name !== "retry-after" || !response.headers.has(name)) response.headers.set(name, value);
  return response;
};
