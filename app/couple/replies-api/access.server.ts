import { listRightsOf, type ApiKey } from "#app/domain/api-key/data.server.ts";
import { isGuessing } from "#app/couple/access.server.ts";
import type { Problem } from "#app/couple/replies-api/schema.ts";
import { bearerOf } from "#app/lib/http.ts";
import { mayPass, retryAfter } from "#app/lib/rate-limit.ts";
import { requireStored } from "#app/lib/storage.ts";

/** A refusal as JSON, in the form that the document at `/api` describes. */
export function problem(status: number, body: Problem, headers: HeadersInit = {}): Response {
  return Response.json(body, { status, headers });
}

/**
 * The invitations, at least one, that the key of a program's request may read.
 * @param stores.limit counts wrong keys by the network address, and reads by the key.
 * @param origin the site's public origin, for the refusal's text.
 * @param now milliseconds since 1970 in UTC.
 * @throws a 401 response, the same for a key that is wrong, over, revoked or missing, and for a couple's own link; 429 after too many of them, or of this key's requests; 503 while D1 fails.
 */
export async function requireKey(
  { db, limit }: { db: D1Database; limit: RateLimit },
  request: Request,
  origin: string,
  now: number,
): Promise<[ApiKey, ...ApiKey[]]> {
  const key = bearerOf(request);
  const rights = key ? await requireStored(() => listRightsOf(db, key, now)) : [];
  const [first, ...others] = rights;
  if (!first) throw await refusal(limit, request, origin);
  if (!(await mayPass(limit, `api ${first.id}`)))
    throw problem(429, { error: "too many requests with this key" }, retryAfter(false));
  return [first, ...others];
}

async function refusal(limit: RateLimit, request: Request, origin: string): Promise<Response> {
  if (await isGuessing(limit, request))
    return problem(429, { error: "too many wrong keys" }, retryAfter(false));
  return problem(
    401,
    {
      error: "wrong key",
      help: `The couple makes a key at ${origin}/replies/settings, the studio one for several invitations; the link to the replies is no key. ${origin}/api describes the API.`,
    },
    { "WWW-Authenticate": 'Bearer realm="replies"' },
  );
}
