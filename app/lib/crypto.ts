/**
 * Digests, tokens and signatures, on Web Crypto alone: the Worker, the staff command and builds for
 * the browser share this file. Node 24 lacks `Uint8Array.toHex` and `toBase64`, which workerd has.
 */

const encoder = new TextEncoder();
const tokenBytes = 32;

async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(text)));
}

/** SHA-256 of a text in UTF-8, in hex: 64 digits. */
export async function sha256Hex(text: string): Promise<string> {
  const digest = await sha256(text);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** SHA-256 of a text in UTF-8, in base64 with its padding, as a CSP names a script (CSP3 section 2.3.1). */
export async function sha256Base64(text: string): Promise<string> {
  return base64(await sha256(text));
}

/** SHA-256 of a text in UTF-8, in base64url: 43 characters. */
export async function sha256Base64Url(text: string): Promise<string> {
  return base64Url(await sha256(text));
}

/** A random secret: 32 bytes in base64url, 43 characters. */
export function newToken(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(tokenBytes)));
}

/**
 * The stored form of a token: its SHA-256 in hex. A token has 256 random bits and needs no salt.
 */
export function hashToken(token: string): Promise<string> {
  return sha256Hex(token);
}

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function base64Url(bytes: Uint8Array): string {
  return base64(bytes).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/**
 * The secrets of one purpose, the newest first. The newest signs; signatures of earlier ones remain
 * valid, so that a secret can be rotated.
 */
export type Secrets = readonly [newest: string, ...earlier: string[]];

/** Imported keys by their secrets, of which a site has few. */
const keys = new Map<string, CryptoKey>();
const keysAtMost = 50;

async function key(secret: string): Promise<CryptoKey> {
  const cachedKey = keys.get(secret);
  if (cachedKey) return cachedKey;
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, [
    "sign",
    "verify",
  ]);
  if (keys.size >= keysAtMost) keys.clear();
  keys.set(secret, imported);
  return imported;
}

/**
 * HMAC-SHA-256 of `text` by the newest secret, in base64url. `text` should name its purpose,
 * because one secret signs several.
 */
export async function sign([newest]: Secrets, text: string): Promise<string> {
  const signature = await crypto.subtle.sign("HMAC", await key(newest), encoder.encode(text));
  return base64Url(new Uint8Array(signature));
}

/** True if one of the secrets made this signature of the text, compared in constant time. */
export async function isSigned(
  secrets: Secrets,
  text: string,
  signature: string,
): Promise<boolean> {
  if (!/^[A-Za-z0-9_-]{43}$/.test(signature)) return false;
  const bytes = fromBase64Url(signature);
  const verify = async (secret: string) =>
    crypto.subtle.verify("HMAC", await key(secret), bytes, encoder.encode(text));
  return (await Promise.all(secrets.map(verify))).includes(true);
}

/**
 * Whether `candidate` is one of the secrets. Compared in constant time, through signatures under a
 * random key.
 */
export async function isSecret(candidate: string, secrets: Secrets): Promise<boolean> {
  const randomSecrets: Secrets = [crypto.randomUUID()];
  const signature = await sign(randomSecrets, candidate);
  const matches = secrets.map((secret) => isSigned(randomSecrets, secret, signature));
  return (await Promise.all(matches)).includes(true);
}
