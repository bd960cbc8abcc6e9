import { canonicalJson } from "#app/lib/canonical-json.ts";
import type { OgImageCard } from "#app/features/og-image/card.ts";

/** Part of every hash: when the drawings change, a higher number has all pictures made anew. */
const drawing = 1;
const hashLength = 32;

/** Where the pictures of an invitation lie in R2, and of all with no path. */
export function ogImageFolder(path?: string): string {
  return path === undefined ? "og/" : `og/${path}/`;
}

/**
 * The key in R2 of a card's picture, and its address without the leading slash. It is known before
 * anything is drawn: it holds the hash of what the picture shows.
 */
export async function ogImageKey(path: string, card: OgImageCard): Promise<string> {
  const said = new TextEncoder().encode(canonicalJson({ drawing, ...card }));
  const digest = await crypto.subtle.digest("SHA-256", said);
  const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"));
  return `${ogImageFolder(path)}${hash.join("").slice(0, hashLength)}/${card.language}.png`;
}
