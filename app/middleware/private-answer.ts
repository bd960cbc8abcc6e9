import type { MiddlewareFunction } from "react-router";

/** For what is one couple's alone: on every answer, errors too, no cache keeps it and no search finds it. */
export const privateAnswer: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next();
  response.headers.set("Cache-Control", "private, no-store");
  response.headers.set("X-Robots-Tag", "noindex");
  return response;
};
