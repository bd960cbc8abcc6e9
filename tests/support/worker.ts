import { createExecutionContext, env } from "cloudflare:test";
import site from "virtual:tested-site";

/**
 * Asks the Worker in the test's own isolate. The pool's `exports.default.fetch` asks Vite for the
 * module at each request, which takes thirty times as long as a small response.
 */
export async function fetchSite(request: Request): Promise<Response> {
  return site.fetch(request, env, createExecutionContext());
}
