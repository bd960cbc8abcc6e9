import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { longestPassword } from "#app/domain/gate/password-length.ts";

/**
 * scrypt's parameters: 16 MiB of memory and some tenths of a second per guess (RFC 7914, section
 * 2).
 */
const cost = { N: 2 ** 14, r: 8, p: 5 };
const prefix = `scrypt$${cost.N}$${cost.r}$${cost.p}$`;
const saltBytes = 16;
const hashBytes = 32;

/**
 * Hashes a password for a definition: `scrypt$16384$8$5$salt$hash`, salt and hash in base64url.
 * @throws RangeError for an empty or too long password.
 */
export async function hashPassword(password: string): Promise<string> {
  const text = normalizePassword(password);
  if (text === null)
    throw new RangeError(`a password has 1 to ${longestPassword} letters or digits`);
  const salt = randomBytes(saltBytes);
  return `${prefix}${salt.toString("base64url")}$${(await derive(text, salt)).toString("base64url")}`;
}

/**
 * True if a guest's password matches `stored`. Compares in constant time.
 * @throws Error for a stored hash of unknown form.
 */
export async function isPassword(stored: string, password: string): Promise<boolean> {
  const [salt, hash] = stored.startsWith(prefix) ? stored.slice(prefix.length).split("$") : [];
  if (!salt || !hash) throw new Error("a password's hash of no known form");
  const text = normalizePassword(password);
  if (text === null) return false;
  const storedHash = Buffer.from(hash, "base64url");
  const derivedHash = await derive(text, Buffer.from(salt, "base64url"));
  return storedHash.length === derivedHash.length && timingSafeEqual(storedHash, derivedHash);
}

/**
 * Normalises a typed password for hashing: composed (NFC), because phones differ in how they write
 * `é` or `й`, and without the blanks that they add at its ends. Null for input that cannot be a
 * password.
 */
export function normalizePassword(password: string): string | null {
  if (password.length > longestPassword) return null;
  return password.toWellFormed().normalize("NFC").trim() || null;
}

function derive(text: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(text, salt, hashBytes, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
