import { open, post } from "./site.ts";

/** A guest's phone, which keeps the site's cookie. */
export function phone(cookie = "") {
  const keep = (response: Response): Response => {
    const given = response.headers.get("Set-Cookie")?.split(";")[0];
    if (given) cookie = given;
    return response;
  };
  return {
    open: async (path: string) => keep(await open(path, { Cookie: cookie })),
    /** Opens a page and returns its HTML. */
    read: async (path: string) => (await open(path, { Cookie: cookie })).text(),
    post: async (path: string, fields: Record<string, string | string[]>) =>
      keep(await post(path, fields, { Cookie: cookie })),
    cookie: () => cookie,
  };
}

/** The address that a response redirects to, as a browser requests it. */
export function addressAfter(response: Response): string {
  return (response.headers.get("Location") ?? "").replace("#reply", "");
}
