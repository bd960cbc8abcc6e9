const encoder = new TextEncoder();

/**
 * The secrets of one purpose, the newest first. The newest signs; signatures of earlier ones remain
 * valid, so that a secret can be rotated.
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

/**
 * HMAC-SHA-256 of `text` by the newest secret, in base64url. `text` should name its purpose,
 * because one secret signs several.
 */
export async function sign([newest]: Secrets, text: string): Promise<string> {
  const signature = await crypto.subtle.sign("HMAC", await key(newest), encoder.encode(text));
  return new Uint8Array(signature).toBase64({ alphabet: "base64url", omitPadding: true });
}

/** Whether one of the secrets made this signature of the text, compared in constant time. */
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

/**
 * Whether `given` is one of the secrets. Compared in constant time, through signatures under a
 * random key.
 */
export async function isSecret(given: string, secrets: Secrets): Promise<boolean> {
  const once: Secrets = [crypto.randomUUID()];
  const signature = await sign(once, given);
  const matches = secrets.map((secret) => isSigned(once, secret, signature));
  return (await Promise.all(matches)).includes(true);
}
