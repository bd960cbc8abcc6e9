import { codeParameter, isCode } from "#app/features/guests/code.ts";
import { findHousehold } from "#app/features/guests/data.server.ts";
import type { Household } from "#app/features/guests/schema.ts";
import { isDemo } from "#app/features/invitation/kinds.ts";
import type { PublishedInvitation } from "#app/features/invitation/schema.ts";
import { within } from "#app/lib/deadline.ts";
import { addressOfVisitor } from "#app/lib/http.ts";
import { mayPass, retryAfter } from "#app/lib/rate-limit.ts";

/** Milliseconds that a page waits for its household; the rest of it does not need D1. */
const timeoutMs = 2_000;

/**
 * The household whose personal link a request uses. A wrong or revoked code opens the general page,
 * and so does every code while D1 fails: an invitation is shown in any case.
 * @param limit lookups by network address, so that codes cannot be guessed (`newCode`).
 * @returns null without a code of a household.
 * @throws a 429 response over the limit.
 */
export async function householdOfLink(
  { db, limit }: { db: D1Database; limit: RateLimit },
  request: Request,
  url: URL,
  invitation: PublishedInvitation,
): Promise<Household | null> {
  const code = url.searchParams.get(codeParameter) ?? "";
  if (!isCode(code) || isDemo(invitation)) return null;
  if (!(await mayPass(limit, addressOfVisitor(request))))
    throw new Response(null, { status: 429, headers: retryAfter(false) });
  try {
    return await within(findHousehold(db, invitation.path, code), timeoutMs);
  } catch (error) {
    console.error("a personal link opens the general page", invitation.path, String(error));
    return null;
  }
}

/** Query and fragment of an address of the same page that keep its personal link. */
export function sameLink(
  household: Pick<Household, "code"> | null,
  query: Record<string, string>,
): string {
  const all = new URLSearchParams({
    ...(household?.code ? { [codeParameter]: household.code } : {}),
    ...query,
  });
  return `?${all.toString()}#reply`;
}
