import type { SiteLanguage } from "#app/i18n/languages.ts";
import type { DesignProduct } from "#app/shop/catalogue/products/types.ts";
import { personalisationHash, type Personalisation } from "#app/domain/personalisation/schema.ts";

/** A design on the home page. */
export type HomeDesign = Pick<DesignProduct, "id" | "name" | "colours">;

/** Designs that pass by on the first screen: five colours, five ways to draw a cover. */
const showcase = ["1002", "1012", "1003", "1008", "1001"];

/** The designs of the first screen; the catalogue's first ones in place of those it lacks. */
export function showcaseOf(designs: readonly HomeDesign[]): HomeDesign[] {
  const chosen = showcase.flatMap((id) => designs.find((design) => design.id === id) ?? []);
  const others = designs.filter((design) => !chosen.includes(design));
  return [...chosen, ...others].slice(0, showcase.length);
}

/**
 * The address of a design's cover. It changes with the personalisation, so that the browser does
 * not show an older cached one.
 */
export function coverAddress(
  { id }: Pick<HomeDesign, "id">,
  language: SiteLanguage,
  personalisation: Personalisation | null,
): string {
  const tried = personalisation ? personalisationHash(personalisation) : 0;
  return `/templates/${id}/cover?lng=${language}&tried=${tried}`;
}

/** The address of a design's page in a language of the site. */
export function addressOfDesign({ id }: Pick<HomeDesign, "id">, language: SiteLanguage): string {
  return `/templates/${id}${language === "en" ? "/en" : ""}`;
}
