import { sign, type Secrets } from "#app/lib/crypto.ts";

/**
 * The token of a link that a form creates, made from the form's random key: a form that arrives
 * twice shows the same link instead of creating another. Only the token's hash is stored, and
 * without the secret nobody derives a token from a key.
 * @param invitation its path, `kind/slug`.
 * @param key a UUID.
 */
export function tokenOfForm(
  secret: Secrets,
  purpose: "share" | "renew",
  invitation: string,
  key: string,
): Promise<string> {
  return sign(secret, `dashboard ${purpose} ${invitation} ${key}`);
}
