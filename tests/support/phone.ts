import { open, post } from "./site.ts";

/** A guest’s phone: it sends back the cookie that it was given last. */
export function phone(cookie = "") {
  const keep = (response: Response): Response => {
    const given = response.headers.get("Set-Cookie")?.split(";")[0];
    if (given) cookie = given;
    return response;
  };
  return {
    open: async (path: string) => keep(await open(path, { Cookie: cookie })),
    /** What a page says. */
    read: async (path: string) => (await open(path, { Cookie: cookie })).text(),
    post: async (path: string, fields: Record<string, string | string[]>) =>
      keep(await post(path, fields, { Cookie: cookie })),
    cookie: () => cookie,
  };
}

/** Where an answer leads to, as a browser asks for it. */
export function addressAfter(response: Response): string {
  return (response.headers.get("Location") ?? "").replace("#reply", "");
}
