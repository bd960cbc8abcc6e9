const encoder = new TextEncoder();

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
export async function sign(secret: string, text: string): Promise<string> {
  const signature = await crypto.subtle.sign("HMAC", await key(secret), encoder.encode(text));
  return new Uint8Array(signature).toBase64({ alphabet: "base64url", omitPadding: true });
}

/** Whether `signature` is what `sign` answers for this text, compared in constant time. */
export async function isSigned(secret: string, text: string, signature: string): Promise<boolean> {
  if (!/^[A-Za-z0-9_-]{43}$/.test(signature)) return false;
  const bytes = Uint8Array.fromBase64(signature, { alphabet: "base64url" });
  return crypto.subtle.verify("HMAC", await key(secret), bytes, encoder.encode(text));
}

/** Whether someone named a secret, compared in constant time: as signatures by a key that nobody knows. */
export async function isSecret(given: string, secret: string): Promise<boolean> {
  const once = crypto.randomUUID();
  return isSigned(once, secret, await sign(once, given));
}
