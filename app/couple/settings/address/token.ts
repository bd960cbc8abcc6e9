import { isSigned, sign, type Secrets } from "#app/lib/crypto.ts";

function signedText(id: string, expires: string): string {
  return `dashboard address ${id} ${expires}`;
}

/**
 * The token of the link by which an address is confirmed, `{id}.{expires}.{signature}`. It is made
 * when the mail is composed, so nothing of it is stored.
 * @param id the address's.
 * @param expires milliseconds since 1970 in UTC.
 */
export async function addressToken(secret: Secrets, id: string, expires: number): Promise<string> {
  return [id, String(expires), await sign(secret, signedText(id, String(expires)))].join(".");
}

/**
 * The id of the address that a token confirms; null when its signature is wrong. An expired one is
 * told apart, because its reader can ask for another.
 * @param now milliseconds since 1970 in UTC.
 */
export async function readAddressToken(
  secret: Secrets,
  token: string,
  now: number,
): Promise<{ id: string; isExpired: boolean } | null> {
  const [id = "", expires = "", signature = "", ...rest] = token.split(".");
  if (rest.length > 0 || token.length > 200) return null;
  if (!(await isSigned(secret, signedText(id, expires), signature))) return null;
  return { id, isExpired: Number(expires) <= now };
}
