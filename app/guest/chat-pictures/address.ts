import { canonicalJson } from "#app/lib/canonical-json.ts";
import type { OgImageCard } from "#app/guest/chat-pictures/view.ts";
import { sha256Hex } from "#app/lib/crypto.ts";

/** Version of the drawings, part of every hash; raise it to have all pictures drawn again. */
const drawing = 6;
const hashLength = 32;

/** The R2 prefix of an invitation's pictures; of all pictures without `path`. */
export function ogImageFolder(path?: string): string {
  return path === undefined ? "og/" : `og/${path}/`;
}

/**
 * The R2 key of a card's picture, which is also its address without the leading slash. It contains
 * a hash of the card, so it is known before anything is drawn.
 */
export async function ogImageKey(path: string, card: OgImageCard): Promise<string> {
  const hash = await sha256Hex(canonicalJson({ drawing, ...card }));
  return `${ogImageFolder(path)}${hash.slice(0, hashLength)}/${card.language}.png`;
}

/**
 * The R2 key of what the Worker needs to add a household's greeting to a picture (`packGreeting`).
 * Of no served extension, so it has no address.
 * @param picture its key.
 */
export function greetingKey(picture: string): string {
  return picture.replace(/\.png$/, ".greeting");
}
