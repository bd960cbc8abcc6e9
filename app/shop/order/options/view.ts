import type { Animation, Card, Design } from "#app/shop/catalogue/schema.ts";
import { triedQuery } from "#app/shop/catalogue/picture/fields.ts";
import { occasionTypeOf } from "#app/shop/order/kinds.ts";
import type { PaletteReference } from "#app/designs/palettes/palette-schema.ts";
import { paletteOf } from "#app/designs/palettes/palettes.ts";
import type { OrderOption } from "#app/shop/order/options/types.ts";
import { personalisationHash, type Personalisation } from "#app/domain/personalisation/schema.ts";
import { siteLanguageOf, type OrderLanguage } from "#app/i18n/languages.ts";

/** The catalogue's products. */
export type OrderOptions = {
  designs: readonly Design[];
  cards: readonly Card[];
  animations: readonly Animation[];
};

/**
 * All products that can be ordered, with their pictures, in the language of the page. Cards and
 * animations are ordered like designs; their pages link to the form by `?product=`.
 * @param personalisation the visitor's personalisation, which the covers show.
 */
export function orderOptions(
  { designs, cards, animations }: OrderOptions,
  language: OrderLanguage,
  personalisation: Personalisation | null,
): OrderOption[] {
  // Pictures are drawn for the shop window, in its languages.
  const shop = siteLanguageOf(language);
  const tried = triedQuery(personalisation);
  const coloursOf = (reference: PaletteReference) => {
    const { ground, ink } = paletteOf(reference);
    return { ground, ink };
  };
  return [
    ...designs.map(({ id, name, occasion, theme }) => ({
      id,
      kind: "design" as const,
      name: name[language] ?? name.en,
      occasionType: occasionTypeOf(occasion),
      picture: `/templates/${id}/cover?lng=${shop}&tried=${personalisation ? personalisationHash(personalisation) : 0}`,
      colours: coloursOf(theme),
    })),
    ...cards.map(({ id, name, occasion, theme }) => ({
      id: `card-${id}`,
      kind: "card" as const,
      name: name[language] ?? name.en,
      occasionType: occasionTypeOf(occasion),
      picture: personalisation ? `/cards/${id}/art?lng=${shop}${tried}` : `/cards/${id}/art.svg`,
      colours: coloursOf(theme),
    })),
    ...animations.map(({ id, name, occasion, theme }) => ({
      id: `animation-${id}`,
      kind: "animation" as const,
      name: name[language] ?? name.en,
      occasionType: occasionTypeOf(occasion),
      picture: `/animations/${id}/art?lng=${shop}${tried}`,
      colours: coloursOf(theme),
    })),
  ];
}
