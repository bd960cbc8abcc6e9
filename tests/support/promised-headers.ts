import { expect } from "vitest";
import { promised } from "./promised.ts";
import { origin } from "./site.ts";
import { fetchSite } from "./worker.ts";

/** Expects of an answer the headers that all have; of an error those of a private page too. */
export function expectPromised(response: Response, what: string) {
  for (const [name, value] of Object.entries(promised))
    expect(response.headers.get(name) ?? "", `${name} of ${what}`).toMatch(value);
  if (response.status >= 400) expectPrivate(response, what);
}

/** Expects headers for pages behind a password, and of one couple or customer. */
export function expectPrivate(response: Response, what: string) {
  expect(response.headers.get("Cache-Control"), what).toBe("private, no-store");
  expect(response.headers.get("X-Robots-Tag"), what).toBe("noindex");
}

/** A request of any method, as from a page of this site. */
export function ask(method: string, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { Origin: origin, "Sec-Fetch-Site": "same-origin", ...init.headers };
  return fetchSite(
    new Request(`${origin}${path}`, { redirect: "manual", ...init, method, headers }),
  );
}
