import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { sameLink } from "#app/domain/guests/link/access.server.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import { rememberReply } from "#app/domain/reply/session.server.ts";
import { isSigned, sign, type Secrets } from "#app/lib/crypto.ts";

type Confirming = { invitation: Pick<PublishedInvitation, "path">; secret: Secrets; now: number };

/** `household`: of the personal link that is used, which the confirmation keeps. */
type ReplyConfirmation = Confirming & { household: Pick<Household, "code"> | null };

/** Milliseconds; enough for a slow phone to load the confirmation. */
const lifetime = 10 * 60 * 1000;

/**
 * A reply's name in addresses, derived from its key. The key itself must not be in an address,
 * because it allows changing the reply.
 */
export async function markOf(secret: Secrets, invitation: string, key: string): Promise<string> {
  return (await sign(secret, `reply mark ${invitation} ${key}`)).slice(0, 16);
}

function signedText(invitation: string, mark: string, expires: string): string {
  return `reply sent ${invitation} ${mark} ${expires}`;
}

/**
 * The redirect to the confirmation, with the cookie that remembers the reply.
 * @param page its address.
 */
export async function confirm(
  request: Request,
  page: URL,
  { invitation: { path }, secret, household, now }: ReplyConfirmation,
  key: string,
): Promise<Response> {
  const mark = await markOf(secret, path, key);
  const expires = String(now + lifetime);
  const token = [mark, expires, await sign(secret, signedText(path, mark, expires))].join(".");
  return new Response(null, {
    status: 303,
    headers: {
      Location: `${page.pathname}${sameLink(household, { sent: token })}`,
      "Set-Cookie": await rememberReply(request, secret, path, key, now),
    },
  });
}

/**
 * The mark of the reply that `?sent=` confirms; null without a token, or when it is forged, older
 * than ten minutes, or for another invitation.
 */
export async function confirmedMark(
  url: URL,
  { invitation, secret, now }: Confirming,
): Promise<string | null> {
  const [mark = "", expires = "", signature = "", ...rest] =
    url.searchParams.get("sent")?.split(".") ?? [];
  if (rest.length > 0) return null;
  const text = signedText(invitation.path, mark, expires);
  if (!(await isSigned(secret, text, signature))) return null;
  return Number(expires) > now ? mark : null;
}
