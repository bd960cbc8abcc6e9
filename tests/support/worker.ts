import { createExecutionContext, env } from "cloudflare:test";
import site from "virtual:tested-site";

/**
 * The network of a test file's visitors: files share a Worker, whose rate limits count a minute's
 * requests of each network.
 */
const ownNetwork = `10.${[...crypto.getRandomValues(new Uint8Array(3))].join(".")}`;

/**
 * Asks the Worker in the test's own isolate. The pool's `exports.default.fetch` asks Vite for the
 * module at each request, which takes thirty times as long as a small response.
 */
export async function fetchSite(request: Request): Promise<Response> {
  const seen = new Request(request);
  if (!seen.headers.has("CF-Connecting-IP")) seen.headers.set("CF-Connecting-IP", ownNetwork);
  return site.fetch(seen, env, createExecutionContext());
}
