import { networkOf } from "#app/lib/network.ts";

/** The parts of a request, or of a copy of it, from which a body is read. */
export type Posted = Pick<Request, "body" | "headers">;

/**
 * Bytes. No form of this product comes near it; larger bodies are refused before they are parsed.
 */
const maxBodyBytes = 64 * 1024;

/** The loader of a route that accepts POST only. */
export function expectPost(): Response {
  return Response.json({ error: "expected POST" }, { status: 405, headers: { Allow: "POST" } });
}

/** Thrown where a page does not exist, or must look as if it did not. */
export function notFound(): Response {
  return new Response(null, { status: 404 });
}

/** Seconds that a client waits before it asks a failing store again. */
const soon = "5";

/**
 * Thrown when a store fails and there is no substitute. Not a 404: an unreadable page may exist,
 * and caches and search engines would drop it. The body is for programs; pages show texts of their
 * own.
 */
export function unavailable(): Response {
  return Response.json(
    { error: "not available just now" },
    { status: 503, headers: { "Retry-After": soon, "Cache-Control": "no-store" } },
  );
}

/**
 * Reads a posted JSON value of at most 64 kB.
 * @throws a 413 response when the body is larger, a 400 response when it is not JSON.
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
 * Reads a body of at most 64 kB. Bytes are counted while reading, because a chunked body has no
 * Content-Length.
 * @throws a 413 response when it is larger.
 */
export async function readBody(request: Posted): Promise<Blob> {
  const tooLarge = () => new Response(null, { status: 413 });
  if (Number(request.headers.get("Content-Length")) > maxBodyBytes) throw tooLarge();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBodyBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return new Blob(chunks);
}

/**
 * The visitor's network, for limits: the address, of IPv6 the /64 (`networkOf`). Cloudflare sets the
 * header; visitors cannot.
 */
export function addressOfVisitor(request: Request): string {
  return networkOf(request.headers.get("CF-Connecting-IP") ?? "local", 4);
}

/** The key of `Authorization: Bearer …` (RFC 6750 section 2.1), or null. */
export function bearerOf(request: Request): string | null {
  return /^Bearer (\S+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1] ?? null;
}
