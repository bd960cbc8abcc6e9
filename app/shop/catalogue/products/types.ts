import type { CSSProperties } from "react";
import type { Animation, Card, Design, Prices } from "#app/shop/catalogue/schema.ts";
import { lookOf, type Look } from "#app/shop/catalogue/products/theme.ts";
import type { Occasion } from "#app/domain/invitation/occasions.ts";
import { offeredLanguages, type Language, type SiteLanguage } from "#app/i18n/languages.ts";
import type { PaletteReference } from "#app/designs/palettes/palette-schema.ts";
import { paletteOf } from "#app/designs/palettes/palettes.ts";

/** Background and text colour of a tile until its cover has loaded. */
type WaitingColours = { ground: string; ink: string };

/** A web invitation in a list of products. */
export type DesignProduct = Look & {
  kind: "design";
  id: string;
  name: string;
  occasion: Occasion;
  languages: Language[];
  /** The lowest price, in the studio's currency. */
  price: number;
  /** Shown until the cover has loaded. */
  colours: WaitingColours;
};

/** An invitation as a picture, in a list of products. */
export type CardProduct = Look & {
  kind: "card";
  id: string;
  name: string;
  occasion: Occasion;
  /** In the studio's currency. */
  price: number;
  card: Card;
  /** The `srcset` of its drawing, where this release has pictures of it. */
  picture?: string;
};

/** An animated invitation, in a list of products. */
export type AnimationProduct = Look & {
  kind: "animation";
  id: string;
  name: string;
  occasion: Occasion;
  /** In the studio's currency. */
  price: number;
  /** Shown until the picture has loaded. */
  colours: WaitingColours;
};

/** A product of the studio. A further kind joins this union and gets a tile in `ProductGrid`. */
export type Product = DesignProduct | CardProduct | AnimationProduct;

/** In the order of the shop window. */
export const productKinds = ["design", "card", "animation"] as const;
export type ProductKind = (typeof productKinds)[number];

/** The designs in the language of the page. */
export function designProducts(
  designs: readonly Design[],
  prices: Pick<Prices, "start">,
  language: SiteLanguage,
): DesignProduct[] {
  return designs.map(({ id, name, occasion, tastes, languages, theme }) => ({
    ...lookOf(tastes, occasion, paletteOf(theme)),
    kind: "design",
    id,
    name: name[language],
    occasion,
    languages: languages.filter((code) => offeredLanguages.includes(code)),
    price: prices.start,
    colours: coloursOf(theme),
  }));
}

/** The cards in the language of the page. @param price in the studio's currency. */
export function cardProducts(
  cards: readonly Card[],
  price: number,
  language: SiteLanguage,
): CardProduct[] {
  return cards.map((card) => ({
    ...lookOf(card.layout === "scene" ? ["illustrated"] : [], card.occasion, paletteOf(card.theme)),
    kind: "card",
    id: card.id,
    name: card.name[language],
    occasion: card.occasion,
    price,
    card,
  }));
}

/** The animations in the language of the page. @param price in the studio's currency. */
export function animationProducts(
  animations: readonly Animation[],
  price: number,
  language: SiteLanguage,
): AnimationProduct[] {
  return animations.map(({ id, name, occasion, theme }) => ({
    ...lookOf([], occasion, paletteOf(theme)),
    kind: "animation",
    id,
    name: name[language],
    occasion,
    price,
    colours: coloursOf(theme),
  }));
}

function coloursOf(reference: PaletteReference): WaitingColours {
  const { ground, ink } = paletteOf(reference);
  return { ground, ink };
}

/** A tile's colours before its cover has loaded, as custom properties. */
export function waiting({ ground, ink }: WaitingColours): CSSProperties {
  return Object.fromEntries([
    ["--cover-ground", ground],
    ["--cover-ink", ink],
  ]);
}
