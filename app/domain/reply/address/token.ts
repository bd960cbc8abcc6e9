import { isSigned, sign, type Secrets } from "#app/lib/crypto.ts";

/**
 * The subject of a link to stop: a mail that was sent, or a reply, as in mails of releases before.
 */
export type Stopped = { mail: string } | { reply: string };

const texts = {
  mail: (id: string) => `guest mail ${id}`,
  reply: (id: string) => `guest address ${id}`,
};

/**
 * The token of the link by which a mailbox is forgotten, or confirmed: `{id}.{signature}`. It names
 * the mail, by its row in the outbox, because a reply may have another address by the time that the
 * mail is read. It does not expire, because a mail may be read late.
 */
export async function stopToken(secret: Secrets, about: Stopped): Promise<string> {
  const [id, text] =
    "mail" in about
      ? [about.mail, texts.mail(about.mail)]
      : [about.reply, texts.reply(about.reply)];
  return `${id}.${await sign(secret, text)}`;
}

/** The mail or reply of a token; null when its signature is wrong. */
export async function readStopToken(secret: Secrets, token: string): Promise<Stopped | null> {
  const [id = "", signature = "", ...rest] = token.split(".");
  if (rest.length > 0 || token.length > 200) return null;
  if (await isSigned(secret, texts.mail(id), signature)) return { mail: id };
  return (await isSigned(secret, texts.reply(id), signature)) ? { reply: id } : null;
}
