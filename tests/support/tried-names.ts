import { post } from "./site.ts";

/**
 * Sends the form "try with your names", from a unique network address each time because of the rate
 * limit.
 */
export async function tryNames(fields: Record<string, string>, cookie = ""): Promise<Response> {
  const visitor = { "CF-Connecting-IP": crypto.randomUUID() };
  const known: Record<string, string> = cookie ? { Cookie: cookie } : {};
  return post("/try", fields, { ...visitor, ...known });
}

/** The `Cookie` header of a browser after a response. */
export function cookieOf(response: Response): string {
  return (response.headers.get("Set-Cookie") ?? "").split(";", 1)[0] ?? "";
}
