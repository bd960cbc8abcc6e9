import { RouterContextProvider, type ServerBuild } from "react-router";
import { formTargets } from "#app/lib/form-targets.ts";
import { scriptNonce } from "#app/lib/script-nonce.ts";
import { withoutLineBreaks } from "./line-breaks.ts";
import { securityHeaders } from "./security-headers.ts";
import { lastResort } from "./last-resort.ts";
import { allowedMethods } from "./methods.ts";

/**
 * Answers a request. Sets the headers that all responses carry, whatever their origin: a page, the
 * page cache, a refusal, React Router itself.
 * @param build of the routes, loaded only when a response needs them.
 */
export async function answer(
  rawRequest: Request,
  build: () => Promise<ServerBuild>,
  respond: (request: Request, context: RouterContextProvider) => Promise<Response>,
): Promise<Response> {
  const request = withoutLineBreaks(rawRequest);
  const allow = () => allowedMethods(build, new URL(request.url).pathname);
  const context = new RouterContextProvider();
  const response = await respondByMethod(request, allow, (forwarded) =>
    respond(forwarded, context),
  );
  const { status, headers } = response;
  const nonce = context.get(scriptNonce);
  const targets = context.get(formTargets);
  for (const [name, value] of await securityHeaders(nonce, targets)) headers.set(name, value);
  // A cached nonce would be known to the next visitor.
  if (nonce !== null) headers.set("Cache-Control", "private, no-store");
  // An error may concern an invitation behind a password, and a response without a policy may have
  // been forgotten.
  const policy = headers.get("Cache-Control");
  if (policy === null || (status >= 400 && !policy.includes("no-store")))
    headers.set("Cache-Control", "private, no-store");
  if (status >= 400) headers.set("X-Robots-Tag", "noindex");
  // React Router drops the headers of a response that a loader throws.
  if ([429, 503].includes(status) && !headers.has("Retry-After")) headers.set("Retry-After", "60");
  if (status === 405 && !headers.has("Allow")) headers.set("Allow", await allow());
  return response;
}

/** React Router fails at unknown methods, and treats PUT, PATCH and DELETE like POST. */
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

/** React Router answers what it cannot render in plain text, or throws. */
const forPrograms = /^\/(?:api|locales|send-email|healthz)\b/;

/** Only browsers ask for HTML, and only for navigations: not for pictures, nor from a script. */
function wantsPage({ url, headers }: Request): boolean {
  return (
    headers.get("Accept")?.includes("text/html") === true &&
    !forPrograms.test(new URL(url).pathname)
  );
}

/** A person gets a page for what React Router could not render, and for a missing file. */
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
