import { within } from "#app/lib/deadline.ts";
import { hasCurrent } from "#app/lib/etag.ts";
import { unavailable } from "#app/lib/http.ts";
import { contentTypeOf } from "#app/platform/media/kinds.ts";

/** Keys of staff's files and of invitations' og-images. */
const keyForm = /^(media|og\/[a-z]+\/[a-z0-9-]{1,80})\/[0-9a-f]{32}\/[a-z0-9]+\.[a-z0-9]+$/;

/**
 * Answers a request for a photo, music, a film or an og-image from R2. The address holds the
 * content's hash, so an answer never changes.
 * @param key as in R2: the address without its leading slash.
 * @returns 200, 206 for a part (RFC 9110 section 14), 304, 404, 416, or 503 when R2 fails.
 */
export async function serveMedia(
  bucket: R2Bucket,
  request: Request,
  key: string,
): Promise<Response> {
  const contentType = keyForm.test(key) ? contentTypeOf(key) : null;
  if (contentType === null) return new Response(null, { status: 404 });
  // Most requests ask for the whole file: one call to R2 then, without `head`.
  const asksWhole = request.method === "GET" && !request.headers.has("Range");
  const wholeObject = asksWhole ? await orUnavailable(bucket.get(key)) : null;
  const storedObject = asksWhole ? wholeObject : await orUnavailable(bucket.head(key));
  if (storedObject === null) return new Response(null, { status: 404 });
  const headers = new Headers({
    "Content-Type": contentType,
    "Cache-Control": "public, max-age=31536000, immutable",
    "Accept-Ranges": "bytes",
    ETag: storedObject.httpEtag,
    "X-Robots-Tag": "noindex",
  });
  if (hasCurrent(request, storedObject.httpEtag)) {
    await wholeObject?.body.cancel();
    return new Response(null, { status: 304, headers });
  }

  const part = partOf(request, storedObject);
  if (part === "none") {
    headers.set("Content-Range", `bytes */${storedObject.size}`);
    return new Response(null, { status: 416, headers });
  }
  const length = part ? part.length : storedObject.size;
  headers.set("Content-Length", String(length));
  if (part) {
    const last = part.offset + part.length - 1;
    headers.set("Content-Range", `bytes ${part.offset}-${last}/${storedObject.size}`);
  }
  const status = part ? 206 : 200;
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const object = wholeObject ?? (await orUnavailable(bucket.get(key, part ? { range: part } : {})));
  return object === null
    ? new Response(null, { status: 404 })
    : new Response(object.body, { status, headers });
}

/**
 * @throws a 503 response when R2 fails or does not answer within five seconds. The body may take
 * longer.
 */
async function orUnavailable<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await within(answer, 5_000);
  } catch (error) {
    console.error("media", String(error));
    throw unavailable();
  }
}

/**
 * The range of a request: null for the whole file, also for several ranges, which a server may
 * ignore (RFC 9110 section 14.2); "none" when it is not satisfiable.
 *
 * R2 could read both headers itself (`range` and `onlyIf` take Headers), but gives a whole file for
 * an unsatisfiable range in miniflare, ignores `If-Range`, reports the same `range` for no range and
 * for one that covers the file, and throws at a malformed `If-None-Match`.
 */
function partOf(
  request: Request,
  { size, httpEtag }: R2Object,
): { offset: number; length: number } | "none" | null {
  const condition = request.headers.get("If-Range");
  if (condition !== null && condition !== httpEtag) return null;
  const range = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(request.headers.get("Range") ?? "");
  const [, first = "", last = ""] = range ?? [];
  if (!range || (first === "" && last === "")) return null;
  const offset = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < Number(first)) return null;
  return offset >= size || end < offset ? "none" : { offset, length: end - offset + 1 };
}
