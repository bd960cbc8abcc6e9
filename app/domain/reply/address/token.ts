import { isSigned, sign, type Secrets } from "#app/lib/crypto.ts";

const textOf = (mailId: string) => `guest mail ${mailId}`;

/**
 * The token of the link by which a mailbox is forgotten, or confirmed: `{id}.{signature}`. It names
 * the mail, by its row in the outbox, because a reply may have another address by the time that the
 * mail is read. It does not expire, because a mail may be read late.
 */
export async function stopToken(secret: Secrets, mailId: string): Promise<string> {
  return `${mailId}.${await sign(secret, textOf(mailId))}`;
}

/** The id of a token's mail; null when its signature is wrong. */
export async function readStopToken(secret: Secrets, token: string): Promise<string | null> {
  const [id = "", signature = "", ...rest] = token.split(".");
  if (rest.length > 0 || token.length > 200) return null;
  return (await isSigned(secret, textOf(id), signature)) ? id : null;
}
