const encoder = new TextEncoder();

/**
 * The secrets of one purpose, the newest first. It signs; what an earlier one signed still counts, so
 * that a secret can be changed without ending what is signed.
 */
export type Secrets = readonly [newest: string, ...earlier: string[]];

async function key(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey(
    "raw",
    encoder.encode(secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign", "verify"],
  );
}

/** HMAC-SHA-256 of `text` in base64url. The text should name its purpose: one secret signs several. */
export async function sign([newest]: Secrets, text: string): Promise<string> {
  const signature = await crypto.subtle.sign("HMAC", await key(newest), encoder.encode(text));
  return new Uint8Array(signature).toBase64({ alphabet: "base64url", omitPadding: true });
}

/** Whether one of the secrets signed this text so (`sign`), compared in constant time. */
export async function isSigned(
  secrets: Secrets,
  text: string,
  signature: string,
): Promise<boolean> {
  if (!/^[A-Za-z0-9_-]{43}$/.test(signature)) return false;
  const bytes = Uint8Array.fromBase64(signature, { alphabet: "base64url" });
  const verify = async (secret: string) =>
    crypto.subtle.verify("HMAC", await key(secret), bytes, encoder.encode(text));
  return (await Promise.all(secrets.map(verify))).includes(true);
}

/** Whether someone named a secret, compared in constant time: as signatures by a key that nobody knows. */
export async function isSecret(given: string, secrets: Secrets): Promise<boolean> {
  const once: Secrets = [crypto.randomUUID()];
  const signature = await sign(once, given);
  const matches = secrets.map((secret) => isSigned(once, secret, signature));
  return (await Promise.all(matches)).includes(true);
}
