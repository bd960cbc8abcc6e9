import { isOnShow } from "#app/features/invitation/kinds.ts";
import { closesAt } from "#app/features/invitation/reply-deadline.ts";
import { markOf } from "#app/features/reply/confirmation.server.ts";
import { rememberReply } from "#app/features/reply/session.server.ts";
import type { PublishedInvitation } from "#app/features/invitation/schema.ts";
import { isSigned, sign, type Secrets } from "#app/lib/crypto.ts";

function signedText(invitation: string, key: string, expires: string): string {
  return `reply change ${invitation} ${key} ${expires}`;
}

/**
 * A token that opens one guest's answer to one invitation on any phone, until answers close:
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

/** The key of the answer that a token opens; null when it is forged, another invitation's, or ended. */
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
 * What a link to change an answer leads to: the form, filled in, on a phone that from now on knows the
 * answer beside its own; for a link that opens nothing, the page as everyone sees it. Either address
 * is free of the token. Safe and repeatable, because chats fetch a link to preview it.
 * @returns null for a request without such a token.
 */
export async function openChangeLink(
  request: Request,
  url: URL,
  asked: { invitation: PublishedInvitation; secret: Secrets; now: number },
): Promise<Response | null> {
  const token = url.searchParams.get("r");
  if (token === null) return null;
  const { invitation, secret, now } = asked;
  const key = isOnShow(invitation) ? null : await keyOfChangeToken(secret, invitation, token, now);
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
