import { isDemo } from "#app/domain/invitation/kinds.ts";
import { closesAt } from "#app/domain/invitation/reply/deadline.ts";
import { markOf } from "#app/domain/reply/confirmation.server.ts";
import { rememberReply } from "#app/domain/reply/session.server.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { isSigned, sign, type Secrets } from "#app/lib/crypto.ts";

function signedText(invitation: string, key: string, expires: string): string {
  return `reply change ${invitation} ${key} ${expires}`;
}

/**
 * A signed token by which one reply can be changed in any browser until replies close:
 * `{key}.{expires}.{signature}`.
 */
export async function changeToken(
  secret: Secrets,
  invitation: Pick<PublishedInvitation, "path" | "event" | "reply">,
  key: string,
): Promise<string> {
  const expires = String(closesAt(invitation));
  return [key, expires, await sign(secret, signedText(invitation.path, key, expires))].join(".");
}

/** The key in a change token; null when it is forged, expired, or for another invitation. */
async function keyOfChangeToken(
  secret: Secrets,
  invitation: Pick<PublishedInvitation, "path">,
  token: string,
  now: number,
): Promise<string | null> {
  const [key = "", expires = "", signature = "", ...rest] = token.split(".");
  if (rest.length > 0) return null;
  const text = signedText(invitation.path, key, expires);
  if (!(await isSigned(secret, text, signature))) return null;
  return Number(expires) > now ? key : null;
}

/**
 * Handles a link to change a reply: sets the cookie that adds the reply to the browser's own, and
 * redirects to the filled-in form; for an invalid token, to the page as anybody sees it. Neither
 * address contains the token. Repeating it has no further effect, because chats fetch links to
 * preview them.
 * @returns null for a request without such a token.
 */
export async function openChangeLink(
  request: Request,
  url: URL,
  context: { invitation: PublishedInvitation; secret: Secrets; now: number },
): Promise<Response | null> {
  const token = url.searchParams.get("r");
  if (token === null) return null;
  const { invitation, secret, now } = context;
  const key = isDemo(invitation) ? null : await keyOfChangeToken(secret, invitation, token, now);
  const headers = new Headers({
    Location: `${url.pathname}#reply`,
    "Cache-Control": "private, no-store",
  });
  if (key) {
    const mark = await markOf(secret, invitation.path, key);
    headers.set("Location", `${url.pathname}?change=${mark}#reply`);
    headers.set("Set-Cookie", await rememberReply(request, secret, invitation.path, key, now));
  }
  return new Response(null, { status: 303, headers });
}
