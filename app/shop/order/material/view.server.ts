import { coverFormsOf, type CoverForm } from "#app/designs/cover-forms.ts";
import { readAnimations, readCards, readDesigns } from "#app/shop/catalogue/data.server.ts";
import type { Order } from "#app/shop/order/data.server.ts";
import { catalogueOf, orderedDesign } from "#app/shop/order/product/rules.ts";

/**
 * How the ordered design shows a photo on its cover. One is expected to where no design is chosen yet,
 * or the catalogue cannot be read.
 * @returns null for a design whose cover takes no photo.
 */
export async function orderedCover(
  kv: KVNamespace,
  order: Pick<Order, "template" | "occasionType">,
): Promise<CoverForm | null> {
  if (order.template === null) return "full";
  try {
    const [designs, { cards }, { animations }] = await Promise.all([
      readDesigns(kv),
      readCards(kv),
      readAnimations(kv),
    ]);
    const { template } = orderedDesign(order, catalogueOf(designs, cards, animations));
    const design = designs.find(({ id }) => id === template);
    return design ? (coverFormsOf(design.theme.hero)[0] ?? null) : "full";
  } catch (error) {
    console.error("the cover of an order's design", order.template, String(error));
    return "full";
  }
}
