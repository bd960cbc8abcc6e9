import { isLanguage, type Language } from "#app/i18n/languages.ts";
import { isSecret, sign, type Secrets } from "#app/lib/crypto.ts";

const hour = 60 * 60 * 1000;
const lifetime = 7 * 24 * hour;

/** Of the signature's 43 characters: with them a code has the 64 that Telegram takes. */
const signatureLength = 26;

const form = new RegExp(`^([0-9a-f]{32})([a-z]{2})([0-9a-z]{4})([\\w-]{${signatureLength}})$`);

async function signatureOf(secret: Secrets, payload: string): Promise<string> {
  return (await sign(secret, `guest chat ${payload}`)).slice(0, signatureLength);
}

/**
 * The code by which the guest of a reply binds a Telegram chat, for `t.me/BOT?start=`
 * (core.telegram.org/bots/features, "Deep linking": 64 of A-Z, a-z, 0-9, _ and -). It is signed and
 * not stored, because each view of the page has one: reply, language, the hour of its end,
 * signature. It holds for seven days and is used once.
 * @param now milliseconds since 1970 in UTC.
 */
export async function guestCode(
  secret: Secrets,
  { replyId, language }: { replyId: string; language: Language },
  now: number,
): Promise<string> {
  const end = Math.ceil((now + lifetime) / hour).toString(36);
  const payload = `${replyId.replaceAll("-", "")}${language}${end}`;
  return `${payload}${await signatureOf(secret, payload)}`;
}

/** The content of a guest's code; `expiresAt` in milliseconds since 1970 in UTC. */
export type GuestCode = { replyId: string; language: Language; expiresAt: number };

/** Reads a guest's code, also an expired one; null for one that was not made here. */
export async function readGuestCode(secret: Secrets, code: string): Promise<GuestCode | null> {
  const [, id, language, end = "", signature = ""] = form.exec(code) ?? [];
  if (id === undefined || !isLanguage(language)) return null;
  const payload = code.slice(0, -signatureLength);
  const [newest, ...earlier] = secret;
  const signatures = await Promise.all(earlier.map((key) => signatureOf([key], payload)));
  if (!(await isSecret(signature, [await signatureOf([newest], payload), ...signatures])))
    return null;
  const parts = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(id)?.slice(1) ?? [];
  return { replyId: parts.join("-"), language, expiresAt: Number.parseInt(end, 36) * hour };
}
