import { createCookie } from "react-router";
import * as v from "valibot";

const payloadSchema = v.object({
  purpose: v.literal("reply"),
  invitation: v.string(),
  key: v.pipe(v.string(), v.uuid()),
  expires: v.number(),
});

/** A guest may come back for as long as any deadline lies ahead. */
const lifetime = 366 * 24 * 60 * 60;

/** Cookies of this name belong to guests who have answered: their page is theirs alone. */
export const replyCookiePrefix = "__Host-reply-";

function cookieOf(invitation: string, secret: string) {
  return createCookie(`${replyCookiePrefix}${invitation.replaceAll("/", "-")}`, {
    secrets: [secret],
    path: "/",
    httpOnly: true,
    secure: true,
    sameSite: "lax",
    maxAge: lifetime,
  });
}

/** The `Set-Cookie` value that lets this phone see and change its answer. */
export async function rememberReply(
  secret: string,
  invitation: string,
  key: string,
  now: number,
): Promise<string> {
  return cookieOf(invitation, secret).serialize({
    purpose: "reply",
    invitation,
    key,
    expires: now + lifetime * 1000,
  });
}

/**
 * The key of the answer that this phone gave to `invitation`, or null. React Router signs the
 * cookie's value alone, so the value names its purpose, invitation and end, and each is checked.
 */
export async function readReplyKey(
  request: Request,
  secret: string,
  invitation: string,
  now: number,
): Promise<string | null> {
  const parsed = v.safeParse(
    payloadSchema,
    await cookieOf(invitation, secret).parse(request.headers.get("Cookie")),
  );
  if (!parsed.success) return null;
  const { output } = parsed;
  return output.invitation === invitation && output.expires > now ? output.key : null;
}
