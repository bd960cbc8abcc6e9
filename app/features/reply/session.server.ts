import { createCookie } from "react-router";
import * as v from "valibot";
import { ageOf } from "#app/features/privacy/stores.ts";
import type { Secrets } from "#app/lib/crypto.ts";

const key = v.pipe(v.string(), v.uuid());

/** `key` is of the newest answer; a cookie from before there were several has no `earlier`. */
const payloadSchema = v.object({
  purpose: v.literal("reply"),
  invitation: v.string(),
  key,
  earlier: v.optional(v.array(key), []),
  expires: v.number(),
});

/** A guest may come back for as long as any deadline lies ahead. */
const lifetime = ageOf("reply");

/**
 * Answers that one phone remembers. A browser sends the cookies of all its invitations with each
 * request, and a cookie holds 4 kB (RFC 6265 section 6.1): ten keys are 0.7 kB. An older answer is
 * forgotten by the phone alone.
 */
export const rememberedAtMost = 10;

/** Cookies of this name belong to guests who have answered: their page is theirs alone. */
export const replyCookiePrefix = "__Host-reply-";

function cookieOf(invitation: string, secret: Secrets) {
  return createCookie(`${replyCookiePrefix}${invitation.replaceAll("/", "-")}`, {
    secrets: [...secret],
    path: "/",
    httpOnly: true,
    secure: true,
    sameSite: "lax",
    maxAge: lifetime,
  });
}

/**
 * The `Set-Cookie` value that lets this phone see and change an answer, beside those that `request`
 * shows it to remember.
 * @param given the key of the answer.
 * @param now milliseconds since 1970 in UTC.
 */
export async function rememberReply(
  request: Request,
  secret: Secrets,
  invitation: string,
  given: string,
  now: number,
): Promise<string> {
  const known = await readReplyKeys(request, secret, invitation, now);
  const [newest, ...earlier] = known.includes(given) ? known : [given, ...known];
  return cookieOf(invitation, secret).serialize({
    purpose: "reply",
    invitation,
    key: newest,
    earlier: earlier.slice(0, rememberedAtMost - 1),
    expires: now + lifetime * 1000,
  });
}

/**
 * The keys of the answers that this phone gave to `invitation`, the newest first. React Router signs
 * the cookie's value alone, so the value names its purpose, invitation and end, and each is checked.
 */
export async function readReplyKeys(
  request: Request,
  secret: Secrets,
  invitation: string,
  now: number,
): Promise<string[]> {
  const parsed = v.safeParse(
    payloadSchema,
    await cookieOf(invitation, secret).parse(request.headers.get("Cookie")),
  );
  if (!parsed.success) return [];
  const { output } = parsed;
  if (output.invitation !== invitation || output.expires <= now) return [];
  return [output.key, ...output.earlier];
}
