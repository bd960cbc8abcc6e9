import type { PalettePart } from "#app/designs/palettes/palette-schema.ts";
import { paletteOf } from "#app/designs/palettes/palettes.ts";
import { readAnimations, readCards, readDesigns } from "#app/shop/catalogue/data.server.ts";
import { findInvitation } from "#app/domain/invitation/data.server.ts";
import { previewOf } from "#app/domain/invitation/letter-look.ts";
import type { OrderLanguage } from "#app/i18n/languages.ts";

/** The product named by an order's `template`. */
export type OrderedProduct = {
  name: string;
  /**
   * The path of its picture, a PNG of 1200 × 630, without a leading slash; null where there is
   * none. Cards are drawn as SVG, and animations as documents, which mail programs do not show.
   */
  picture: string | null;
  palette: PalettePart;
};

/**
 * The ordered design, card or animation, in the customer's language.
 * @param template its id in the order: `1007`, `card-seeds`, `animation-petals`.
 * @returns null when none was chosen or it is no longer offered. When the catalogue cannot be read,
 * the mail lacks this line only.
 */
export async function findOrderedProduct(
  kv: KVNamespace,
  template: string | null,
  language: OrderLanguage,
): Promise<OrderedProduct | null> {
  if (!template) return null;
  try {
    const card = idBehind("card-", template);
    const animation = idBehind("animation-", template);
    const product = card
      ? (await readCards(kv)).cards.find(({ id }) => id === card)
      : animation
        ? (await readAnimations(kv)).animations.find(({ id }) => id === animation)
        : (await readDesigns(kv)).find(({ id }) => id === template);
    if (!product) return null;
    const page = card || animation ? null : await findInvitation(kv, `templates/${template}`);
    return {
      name: product.name[language] ?? product.name.en,
      picture: previewOf(page, language),
      palette: paletteOf(product.theme),
    };
  } catch (error) {
    console.error("the ordered product could not be read", template, String(error));
    return null;
  }
}

function idBehind(prefix: string, template: string): string | null {
  return template.startsWith(prefix) ? template.slice(prefix.length) : null;
}
