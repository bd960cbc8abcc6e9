import type { MiddlewareFunction } from "react-router";

/**
 * For responses that belong to one couple or customer: keeps all of them, errors included, out of
 * caches and search engines.
 */
export const privateAnswer: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next();
  response.headers.set("Cache-Control", "private, no-store");
  response.headers.set("X-Robots-Tag", "noindex");
  return response;
};
