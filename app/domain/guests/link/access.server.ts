import { codeParameter, isCode } from "#app/domain/guests/link/code.ts";
import { findHousehold } from "#app/domain/guests/data.server.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import { isDemo } from "#app/domain/invitation/kinds.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { within } from "#app/lib/deadline.ts";
import { addressOfVisitor } from "#app/lib/http.ts";
import { mayPass, retryAfter } from "#app/lib/rate-limit.ts";

/** Milliseconds that a page waits for its household; the rest of it does not need D1. */
const timeoutMs = 2_000;

/**
 * The household whose personal link a request uses. A wrong or revoked code opens the general page,
 * and so does every code while D1 fails: an invitation is shown in any case.
 * @param guests its `limit` is of lookups by network address, so that codes cannot be guessed (`newCode`).
 * @returns null without a code of a household.
 * @throws a 429 response over the limit.
 */
export async function householdOfLink(
  guests: Guests,
  request: Request,
  url: URL,
  invitation: PublishedInvitation,
): Promise<Household | null> {
  return (await lookUpHousehold(guests, request, url, invitation)).household;
}

/** `isKnown` is false while D1 fails: the household may be one, and its answer must not be a stranger's. */
export type LookedUp = { household: Household | null; isKnown: boolean };

/** As `householdOfLink`, for what must tell a link of nobody from one that could not be looked up. */
export async function lookUpHousehold(
  { db, limit }: Guests,
  request: Request,
  url: URL,
  invitation: PublishedInvitation,
): Promise<LookedUp> {
  const code = codeOf(url, invitation);
  if (code === null) return { household: null, isKnown: true };
  if (!(await mayPass(limit, addressOfVisitor(request))))
    throw new Response(null, { status: 429, headers: retryAfter(false) });
  return findOrShowNobody(db, invitation, code);
}

/**
 * The household whose personal link a picture's address has.
 * @param limit counted apart from the pages, because a chat's robot fetches both.
 * @returns null without a code of a household, and over the limit: then the general picture is shown.
 */
export async function householdOfPicture(
  { db, limit }: Guests,
  request: Request,
  url: URL,
  invitation: PublishedInvitation,
): Promise<Household | null> {
  const code = codeOf(url, invitation);
  if (code === null || !(await mayPass(limit, `picture ${addressOfVisitor(request)}`))) return null;
  return (await findOrShowNobody(db, invitation, code)).household;
}

type Guests = { db: D1Database; limit: RateLimit };

/** The code in an address; null for what cannot be one. A demo has no households. */
function codeOf(url: URL, invitation: PublishedInvitation): string | null {
  const code = url.searchParams.get(codeParameter) ?? "";
  return isCode(code) && !isDemo(invitation) ? code : null;
}

async function findOrShowNobody(
  db: D1Database,
  { path }: PublishedInvitation,
  code: string,
): Promise<LookedUp> {
  try {
    return { household: await within(findHousehold(db, path, code), timeoutMs), isKnown: true };
  } catch (error) {
    console.error("a personal link shows nobody's name", path, String(error));
    return { household: null, isKnown: false };
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
