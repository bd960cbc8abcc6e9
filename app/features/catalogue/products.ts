import type { CSSProperties } from "react";
import type { Animation, Card, Design, Prices } from "#app/features/catalogue/schema.ts";
import type { Occasion } from "#app/features/invitation/occasions.ts";
import type { Language } from "#app/i18n/languages.ts";
import { registry } from "#app/design/registry.ts";

/** A ground and what is written on it. */
type WaitingColours = { ground: string; ink: string };

/** A web invitation, as a list of products shows it. */
export type DesignProduct = {
  kind: "design";
  id: string;
  name: string;
  occasion: Occasion;
  languages: Language[];
  /** The price from which it is had, in drams. */
  price: number;
  /** What is seen until its cover is there. */
  colours: WaitingColours;
};

/** An invitation as a picture. */
export type CardProduct = {
  kind: "card";
  id: string;
  name: string;
  occasion: Occasion;
  /** In drams. */
  price: number;
  card: Card;
};

/** An invitation that moves. */
export type AnimationProduct = {
  kind: "animation";
  id: string;
  name: string;
  occasion: Occasion;
  /** In drams. */
  price: number;
  /** What is seen until its picture is there. */
  colours: WaitingColours;
};

/** Whatever the studio makes. A further kind joins the union here and gets its tile in `ProductGrid`. */
export type Product = DesignProduct | CardProduct | AnimationProduct;

/** In the order in which the studio shows them. */
export const productKinds = ["design", "card", "animation"] as const;
export type ProductKind = (typeof productKinds)[number];

/**
 * The designs in the language of the page.
 * @throws UndrawnPartError for a palette that nobody has drawn; none such is published.
 */
export function designProducts(
  designs: readonly Design[],
  prices: Pick<Prices, "start">,
  language: "am" | "en",
): DesignProduct[] {
  return designs.map(({ id, name, occasion, languages, theme }) => ({
    kind: "design",
    id,
    name: name[language],
    occasion,
    languages,
    price: prices.start,
    colours: coloursOf(theme),
  }));
}

/** The cards in the language of the page. @param price in drams. */
export function cardProducts(
  cards: readonly Card[],
  price: number,
  language: "am" | "en",
): CardProduct[] {
  return cards.map((card) => ({
    kind: "card",
    id: card.id,
    name: card.name[language],
    occasion: card.occasion,
    price,
    card,
  }));
}

/**
 * The animations in the language of the page.
 * @param price in drams.
 * @throws UndrawnPartError as `designProducts` does.
 */
export function animationProducts(
  animations: readonly Animation[],
  price: number,
  language: "am" | "en",
): AnimationProduct[] {
  return animations.map(({ id, name, occasion, look }) => ({
    kind: "animation",
    id,
    name: name[language],
    occasion,
    price,
    colours: coloursOf(look),
  }));
}

function coloursOf({ palette }: Pick<Card["look"], "palette">): WaitingColours {
  const { ground, ink } = registry.palette[palette];
  return { ground, ink };
}

/** The colours of a cover that is not there yet, as custom properties of its place. */
export function waiting({ ground, ink }: WaitingColours): CSSProperties {
  return Object.fromEntries([
    ["--cover-ground", ground],
    ["--cover-ink", ink],
  ]);
}
