import { isSigned, sign, type Secrets } from "#app/lib/crypto.ts";

function signedText(replyId: string): string {
  return `guest address ${replyId}`;
}

/**
 * The token of the link by which a guest's address is forgotten, `{reply}.{signature}`. It does not
 * expire, because a mail may be read late.
 */
export async function stopToken(secret: Secrets, replyId: string): Promise<string> {
  return `${replyId}.${await sign(secret, signedText(replyId))}`;
}

/** The id of the reply that a token names; null when its signature is wrong. */
export async function readStopToken(secret: Secrets, token: string): Promise<string | null> {
  const [id = "", signature = "", ...rest] = token.split(".");
  if (rest.length > 0 || token.length > 200) return null;
  return (await isSigned(secret, signedText(id), signature)) ? id : null;
}
