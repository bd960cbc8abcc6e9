import type { PublishedInvitation } from "#app/features/invitation/schema.ts";
import { rememberReply } from "#app/features/reply/session.server.ts";
import { isSigned, sign, type Secrets } from "#app/lib/crypto.ts";

type Confirming = { invitation: Pick<PublishedInvitation, "path">; secret: Secrets; now: number };

/** As long as a slow phone needs to load the page that follows its answer. */
const lifetime = 10 * 60 * 1000;

/**
 * Names an answer in an address. The key itself stands in no address: whoever has it may change the
 * answer.
 */
export async function markOf(secret: Secrets, invitation: string, key: string): Promise<string> {
  return (await sign(secret, `reply mark ${invitation} ${key}`)).slice(0, 16);
}

function signedText(invitation: string, mark: string, expires: string): string {
  return `reply sent ${invitation} ${mark} ${expires}`;
}

/** What follows a kept answer: the page that confirms it, on a phone that from now on remembers it. */
export async function confirm(
  request: Request,
  url: URL,
  { invitation: { path }, secret, now }: Confirming,
  key: string,
): Promise<Response> {
  const mark = await markOf(secret, path, key);
  const expires = String(now + lifetime);
  const token = [mark, expires, await sign(secret, signedText(path, mark, expires))].join(".");
  return new Response(null, {
    status: 303,
    headers: {
      Location: `${url.pathname}?sent=${token}#reply`,
      "Set-Cookie": await rememberReply(request, secret, path, key, now),
      "Cache-Control": "private, no-store",
    },
  });
}

/**
 * The mark of the answer that `?sent=` confirms, or null where the address confirms nothing: it has
 * no token, or one that is forged, another invitation's, or more than ten minutes old.
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
