import { isSigned, sign, type Secrets } from "#app/lib/crypto.ts";

/**
 * A year covers the months from the first reply to the wedding and those that the page lives after
 * it.
 */
const lifetime = 365 * 24 * 60 * 60 * 1000;

function signedText(link: string, expires: string): string {
  return `dashboard mail ${link} ${expires}`;
}

/**
 * A signed token for mails, `m.{link}.{expires}.{signature}`. The couple's own token cannot be
 * repeated in a mail, because only its hash is stored; this one carries the link's id and is void
 * once that link is revoked.
 * @param now milliseconds since 1970 in UTC.
 */
export async function mailToken(secret: Secrets, link: string, now: number): Promise<string> {
  const expires = String(now + lifetime);
  return ["m", link, expires, await sign(secret, signedText(link, expires))].join(".");
}

/**
 * The link's id that a mail's token carries; null when the signature is wrong or the token has
 * expired.
 */
export async function linkIdOfMailToken(
  secret: Secrets,
  token: string,
  now: number,
): Promise<string | null> {
  const [mark, link = "", expires = "", signature = "", ...rest] = token.split(".");
  if (mark !== "m" || rest.length > 0) return null;
  if (!(await isSigned(secret, signedText(link, expires), signature))) return null;
  return Number(expires) > now ? link : null;
}
