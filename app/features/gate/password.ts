import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { longestPassword } from "#app/features/gate/password-length.ts";

/** What passwords are hashed with: 16 MiB and some tenths of a second a guess (RFC 7914, section 2). */
const cost = { N: 2 ** 14, r: 8, p: 5 };
const prefix = `scrypt$${cost.N}$${cost.r}$${cost.p}$`;
const saltBytes = 16;
const hashBytes = 32;

/**
 * A password as a definition holds it: `scrypt$16384$8$5$salt$hash`, both in base64url.
 * @throws RangeError for an empty password and for one that no guest could type.
 */
export async function hashPassword(password: string): Promise<string> {
  const text = typed(password);
  if (text === null)
    throw new RangeError(`a password has 1 to ${longestPassword} letters or digits`);
  const salt = randomBytes(saltBytes);
  return `${prefix}${salt.toString("base64url")}$${(await derive(text, salt)).toString("base64url")}`;
}

/** Whether a guest typed the password that `stored` was made from. Compares in constant time. */
export async function isPassword(stored: string, password: string): Promise<boolean> {
  const [salt, hash] = stored.startsWith(prefix) ? stored.slice(prefix.length).split("$") : [];
  if (!salt || !hash) throw new Error("a password's hash of no known form");
  const text = typed(password);
  if (text === null) return false;
  const wanted = Buffer.from(hash, "base64url");
  const given = await derive(text, Buffer.from(salt, "base64url"));
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

/**
 * What is hashed of what was typed: composed (NFC), because phones differ in how they write `é` or
 * `й`, and without the blanks that they add at its ends. Null for what can be no password.
 */
export function typed(password: string): string | null {
  if (password.length > longestPassword) return null;
  return password.toWellFormed().normalize("NFC").trim() || null;
}

function derive(text: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(text, salt, hashBytes, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
