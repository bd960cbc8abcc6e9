import { env } from "cloudflare:workers";
import type { PageStores } from "#app/guest/page-cache/serve.server.ts";
import type { EdgeCache } from "#app/guest/page-cache/data.server.ts";
import { forgetModules } from "./modules.ts";
import { origin } from "./site.ts";

/** A response that may be shared, of an invitation's page. */
export const shareable = { "Content-Type": "text/html", "Cache-Control": "private, no-cache" };

/**
 * A data centre with a cache of its own, and isolates of the Worker in it. What they render says how
 * often was rendered.
 */
export function dataCentre(changes: Partial<PageStores> & { headers?: HeadersInit } = {}) {
  const { headers = shareable, ...stores } = changes;
  const entries = new Map<string, Response>();
  const rendered: Request[] = [];
  const work: Promise<unknown>[] = [];
  const cache: EdgeCache = {
    match: async (address) => entries.get(String(address))?.clone(),
    put: async (address, response) => void entries.set(String(address), response),
  };
  const given: PageStores = {
    kv: env.CONTENT,
    edge: async () => cache,
    build: "one",
    origin: () => origin,
    secret: () => null,
    later: (promise) => void work.push(promise),
    ...stores,
  };
  async function render(request: Request): Promise<Response> {
    rendered.push(request);
    const key = "00000000-0000-0000-0000-000000000000";
    const field = `<input name="key" value="${key}"/>`;
    const response = new Response(`<p>rendering ${rendered.length}</p>${field}`, { headers });
    response.headers.set("Form-Key", key);
    return response;
  }
  /** Starts an isolate. @returns what asks it for a page and waits for what goes on afterwards. */
  async function isolate() {
    forgetModules(/\/app\/(?:platform|domain|guest|couple|shop|studio|lib)\//);
    const { serveCached } = await import("#app/guest/page-cache/serve.server.ts");
    return async (path: string, init: RequestInit = {}) => {
      const response = await serveCached(new Request(`${origin}${path}`, init), render, given);
      const html = await response.text();
      await Promise.all(work);
      return { html, headers: response.headers, rendering: numberIn(html) };
    };
  }
  return { entries, rendered, isolate };
}

function numberIn(html: string): number {
  return Number(/rendering (\d+)/.exec(html)?.[1]);
}
