import { createCookie } from "react-router";
import * as v from "valibot";
import { ageOf } from "#app/platform/privacy/stores.ts";
import type { Secrets } from "#app/lib/crypto.ts";

const key = v.pipe(v.string(), v.uuid());

/** `key` is the newest reply's. */
const payloadSchema = v.object({
  purpose: v.literal("reply"),
  invitation: v.string(),
  key,
  earlier: v.array(key),
  expires: v.number(),
});

/** Covers the time until any deadline. */
const lifetime = ageOf("reply");

/**
 * Replies remembered per browser. Browsers send the cookies of all invitations with each request,
 * and a cookie holds 4 kB (RFC 6265 section 6.1); ten keys are 0.7 kB. An older reply is dropped
 * from the cookie but stays in D1.
 */
export const maxRemembered = 10;

/** Prefix of the cookies of guests who have replied; their pages must not be shared by caches. */
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
 * The `Set-Cookie` value that lets this browser see and change a reply, beside those in the
 * request's cookie.
 * @param replyKey the key of the reply.
 * @param now milliseconds since 1970 in UTC.
 */
export async function rememberReply(
  request: Request,
  secret: Secrets,
  invitation: string,
  replyKey: string,
  now: number,
): Promise<string> {
  const keys = await readReplyKeys(request, secret, invitation, now);
  const [newest, ...earlier] = keys.includes(replyKey) ? keys : [replyKey, ...keys];
  return cookieOf(invitation, secret).serialize({
    purpose: "reply",
    invitation,
    key: newest,
    earlier: earlier.slice(0, maxRemembered - 1),
    expires: now + lifetime * 1000,
  });
}

/**
 * The keys of this browser's replies to `invitation`, the newest first. React Router signs the
 * cookie's value but not its name, so the value carries its purpose, invitation and expiry, and
 * each is checked.
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
