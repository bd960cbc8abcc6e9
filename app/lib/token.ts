const tokenBytes = 32;

/** A random secret: 32 bytes in base64url, 43 characters. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(tokenBytes));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** SHA-256 of a token in hex. Only the hash is stored. */
export async function hashToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
