/** What of a request, or of a copy of it, a body is read from. */
export type Posted = Pick<Request, "body" | "headers">;

/** No form of this product comes near it; what is larger is refused before it is parsed. */
const largestBody = 64 * 1024;

/** The loader of a route that takes posts alone. */
export function expectPost(): Response {
  return Response.json({ error: "expected POST" }, { status: 405, headers: { Allow: "POST" } });
}

/** Thrown where a page is not there, or must not be known to be there. */
export function notFound(): Response {
  return new Response(null, { status: 404 });
}

/** Seconds: a store that is silent is asked again after as long. */
const soon = "5";

/**
 * Thrown where a store fails and nothing can be given in its place. Not a 404: what cannot be read
 * may well be there, and a cache or a search engine would forget it. Pages show words of their own;
 * these are for programs.
 */
export function unavailable(): Response {
  return Response.json(
    { error: "not available just now" },
    { status: 503, headers: { "Retry-After": soon, "Cache-Control": "no-store" } },
  );
}

/**
 * A posted JSON value, read with the same limit.
 * @throws a 413 response when the body is larger than 64 kB, a 400 response when it is no JSON.
 */
export async function readJsonBody(request: Request): Promise<unknown> {
  const text = await (await readBody(request)).text();
  try {
    return JSON.parse(text);
  } catch (error) {
    console.warn("a body that is no JSON", String(error));
    throw new Response(null, { status: 400 });
  }
}

/**
 * A body with a limit on its size. Counts while it reads: a chunked body names no length beforehand.
 * @throws a 413 response when it is larger than 64 kB.
 */
export async function readBody(request: Posted): Promise<Blob> {
  const tooLarge = () => new Response(null, { status: 413 });
  if (Number(request.headers.get("Content-Length")) > largestBody) throw tooLarge();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > largestBody) throw tooLarge();
    chunks.push(chunk);
  }
  return new Blob(chunks);
}

/** The address a request comes from, for rate limits; Cloudflare sets the header and visitors cannot. */
export function addressOfVisitor(request: Request): string {
  return request.headers.get("CF-Connecting-IP") ?? "local";
}

/** The key of `Authorization: Bearer …` (RFC 6750 section 2.1), or null. */
export function bearerOf(request: Request): string | null {
  return /^Bearer (\S+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1] ?? null;
}
