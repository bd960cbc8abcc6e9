import { RouterContextProvider, type ServerBuild } from "react-router";
import { scriptNonce } from "#app/lib/script-nonce.ts";
import { securityHeaders } from "./security-headers.ts";
import { lastResort } from "./last-resort.ts";
import { allowedMethods } from "./methods.ts";

/**
 * Answers a request, and is the one place that sets the headers which every answer carries, whoever
 * made it: a page, the page cache, a refusal, React Router itself.
 * @param build of the routes, loaded where an answer needs them.
 */
export async function answer(
  request: Request,
  build: () => Promise<ServerBuild>,
  respond: (request: Request, context: RouterContextProvider) => Promise<Response>,
): Promise<Response> {
  const allow = () => allowedMethods(build, new URL(request.url).pathname);
  const context = new RouterContextProvider();
  const response = await respondByMethod(request, allow, (asked) => respond(asked, context));
  const { status, headers } = response;
  const nonce = context.get(scriptNonce);
  for (const [name, value] of await securityHeaders(nonce)) headers.set(name, value);
  // A nonce that a cache gives to a second visitor protects neither.
  if (nonce !== null) headers.set("Cache-Control", "private, no-store");
  // An error may be of an invitation behind a password, and an answer that names no policy was forgotten.
  const policy = headers.get("Cache-Control");
  if (policy === null || (status >= 400 && !policy.includes("no-store")))
    headers.set("Cache-Control", "private, no-store");
  if (status >= 400) headers.set("X-Robots-Tag", "noindex");
  // React Router drops the headers of what a loader throws.
  if ([429, 503].includes(status) && !headers.has("Retry-After")) headers.set("Retry-After", "60");
  if (status === 405 && !headers.has("Allow")) headers.set("Allow", await allow());
  return response;
}

/** React Router fails at methods that it does not know, and takes PUT, PATCH and DELETE for posts. */
async function respondByMethod(
  request: Request,
  allow: () => Promise<string>,
  respond: (request: Request) => Promise<Response>,
): Promise<Response> {
  const { method } = request;
  if (method === "GET" || method === "HEAD" || method === "POST")
    return respondAnyway(request, respond);
  if (method === "OPTIONS")
    return new Response(null, { status: 204, headers: { Allow: await allow() } });
  const text = `${method} is not possible here. Possible: ${await allow()}.\n`;
  return new Response(text, { status: 405, headers: { "Content-Type": "text/plain" } });
}

/** Addresses that programs call: what they answer is for those who wrote the program, in a browser too. */
const forPrograms = /^\/(?:api|locales|send-email|healthz)\b/;

/** Browsers alone ask for HTML, and only where a person will see it: not for pictures, nor from a script. */
function wantsPage({ url, headers }: Request): boolean {
  return (
    headers.get("Accept")?.includes("text/html") === true &&
    !forPrograms.test(new URL(url).pathname)
  );
}

/** What React Router could not make a page of, and a file that is not to be had, is told by a page to a person. */
async function respondAnyway(
  request: Request,
  respond: (request: Request) => Promise<Response>,
): Promise<Response> {
  let response: Response;
  try {
    response = await respond(request);
  } catch (error) {
    console.error(error);
    return lastResort(500, request);
  }
  if (response.status < 400 || !wantsPage(request)) return response;
  const isPage = response.headers.get("Content-Type")?.match(/html|x-script/);
  return isPage ? response : lastResort(response.status, request);
}
