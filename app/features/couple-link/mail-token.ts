import { isSigned, sign, type Secrets } from "#app/lib/crypto.ts";

/** Longer than a wedding is away when its first answer comes, and than the page lives after it. */
const lifetime = 365 * 24 * 60 * 60 * 1000;

function signedText(link: string, expires: string): string {
  return `desk mail ${link} ${expires}`;
}

/**
 * A token for mails, `m.{link}.{expires}.{signature}`. The couple's own token is stored nowhere, so a
 * mail cannot repeat it; this one names the link it stands for and ends when that is revoked.
 * @param now milliseconds since 1970 in UTC.
 */
export async function mailToken(secret: Secrets, link: string, now: number): Promise<string> {
  const expires = String(now + lifetime);
  return ["m", link, expires, await sign(secret, signedText(link, expires))].join(".");
}

/** The id of the link that a mail's token stands for; null when it is forged or has ended. */
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
