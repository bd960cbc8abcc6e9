import { newToken, sign, type Secrets } from "#app/lib/crypto.ts";

/** By its beginning a key is told from a couple's link, by people and by scanners of sources. */
const beginning = "key_";

/** A key's form; anything else is asked of no store. */
export function isKey(text: string): boolean {
  return /^key_[\w-]{43}$/.test(text);
}

/** A new key: 256 random bits. */
export function newKey(): string {
  return `${beginning}${newToken()}`;
}

/**
 * The key that a form makes, from the form's random value: a form that arrives twice shows the same
 * key instead of making another. Only its hash is stored.
 * @param invitation its path, `kind/slug`.
 * @param form a UUID.
 */
export async function keyOfForm(
  secret: Secrets,
  invitation: string,
  form: string,
): Promise<string> {
  return `${beginning}${await sign(secret, `dashboard api-key ${invitation} ${form}`)}`;
}
