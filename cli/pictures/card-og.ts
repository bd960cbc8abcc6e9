import type { Packs } from "#app/domain/authoring/resolve.ts";
import { cardChatPicture } from "#app/shop/catalogue/card-chat.ts";
import type { WordedCard } from "#app/shop/catalogue/drawn-card.tsx";
import type { Occasion } from "#app/domain/invitation/occasions.ts";
import { openOgRenderer } from "../og-renderer.ts";
import { translatorOf } from "../translator.ts";

/**
 * Draws the pictures that chats show of links to cards: PNGs of 1200 × 630, each small enough for
 * WhatsApp. They are drawn as those of web invitations are, and need no browser.
 * @param packs of the languages; read from `content/` unless given.
 */
export async function cardOgImages(
  cards: readonly (WordedCard & { occasion: Occasion })[],
  packs?: Packs,
): Promise<Buffer[]> {
  const renderer = await openOgRenderer();
  const pictures: Buffer[] = [];
  for (const { occasion, ...card } of cards) {
    const t = await translatorOf(card.language, packs);
    pictures.push(await renderer.print(cardChatPicture(card, occasion, t)));
  }
  return pictures;
}
