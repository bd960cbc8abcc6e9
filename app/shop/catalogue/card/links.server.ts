import { paletteOf } from "#app/designs/palettes/palettes.ts";
import { drawnCards } from "#app/shop/catalogue/card/drawn.ts";
import type { CardProduct } from "#app/shop/catalogue/products/types.ts";
import type { PaletteReference } from "#app/designs/palettes/palette-schema.ts";
import { canonicalJson } from "#app/lib/canonical-json.ts";
import cards from "#content/catalogue/cards.json";

/** A card as the file of this release or the published one has it. */
type Drawn = { theme: PaletteReference & { ornament: string }; layout: string };

/**
 * Adds to cards the pictures that this release has of their drawings. Where staff have published
 * another palette, ornament or layout since, a card stays an SVG until the next release; texts are no
 * part of a drawing.
 * @param drawn the `srcset` of each card that this release was built with, by its id.
 */
export function withPictures(
  products: readonly CardProduct[],
  drawn: Readonly<Record<string, string>> = drawnCards,
): CardProduct[] {
  return products.map((product) => {
    const { card } = product;
    const built = cards.cards.find(({ id }) => id === card.id);
    return built && drawingOf(built) === drawingOf(card)
      ? { ...product, picture: drawn[card.id] }
      : product;
  });
}

/** Equal for cards that are drawn alike. */
function drawingOf({ theme, layout }: Drawn): string {
  return canonicalJson({ layout, ornament: theme.ornament, colours: paletteOf(theme) });
}
