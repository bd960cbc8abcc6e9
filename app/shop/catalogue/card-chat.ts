import type { TFunction } from "i18next";
import type { WordedCard } from "#app/shop/catalogue/drawn-card.tsx";
import { cardHeroes, type OgImageCard } from "#app/guest/chat-pictures/og-image-card.ts";
import type { Occasion } from "#app/domain/invitation/occasions.ts";
import { capitals } from "#app/i18n/capitals.ts";

/**
 * What the chat picture of a card's link shows: `openOgRenderer` draws it, as it does those of web
 * invitations.
 * @param t of the card's language.
 */
export function cardChatPicture(
  { card: { theme, layout }, text, language }: WordedCard,
  occasion: Occasion,
  t: TFunction,
): OgImageCard {
  const { title, names, date, place } = text;
  return {
    language,
    theme: { ...theme, hero: cardHeroes[layout] },
    occasion,
    kicker: capitals(title, language) || null,
    names: [...names],
    and: t("words:and"),
    surname: null,
    age: null,
    figure: "",
    date: date || null,
    place: place || null,
  };
}
