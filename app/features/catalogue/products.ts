import type { Design, Prices } from "#app/features/catalogue/schema.ts";
import type { Occasion } from "#app/features/invitation/occasions.ts";
import type { Language } from "#app/features/language/languages.ts";
import { registry } from "#app/features/theme/registry.ts";

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
  colours: { ground: string; ink: string };
};

/** Whatever the studio makes. A further kind joins the union here and gets its tile in `ProductGrid`. */
export type Product = DesignProduct;

/**
 * The designs in the language of the page.
 * @throws UndrawnPartError for a palette that nobody has drawn; none such is published.
 */
export function designProducts(
  designs: readonly Design[],
  prices: Pick<Prices, "start">,
  language: "am" | "en",
): DesignProduct[] {
  return designs.map(({ id, name, occasion, languages, theme }) => {
    const { ground, ink } = registry.palette[theme.palette];
    return {
      kind: "design",
      id,
      name: name[language],
      occasion,
      languages,
      price: prices.start,
      colours: { ground, ink },
    };
  });
}
