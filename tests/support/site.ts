import { formTarget } from "./page-forms.ts";
import { fetchSite } from "./worker.ts";

export const origin = "http://localhost";

/** Opens a page as from a browser's address bar. */
export function open(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetchSite(new Request(`${origin}${path}`, { headers, redirect: "manual" }));
}

/** Posts a form as a page of this site does; several values are several boxes of one name. */
export function post(
  path: string,
  fields: Record<string, string | string[]>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, one]),
    ),
  );
  return postBody(formTarget(path, fields.intent), String(body), headers);
}

/** Posts a literal form body, as from a page of this site. */
export function postBody(
  path: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetchSite(
    new Request(`${origin}${path}`, {
      method: "POST",
      body,
      headers: {
        "Content-Type": "application/x-www-form-urlencoded;charset=UTF-8",
        Origin: origin,
        "Sec-Fetch-Site": "same-origin",
        ...headers,
      },
      redirect: "manual",
    }),
  );
}
